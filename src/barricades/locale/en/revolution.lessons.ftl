# The course of Revolution!

lesson-first-bids = Your first bids
lesson-first-bids-about = Five tokens, twelve characters, and who wins them.
lesson-first-bids-town = A town on the eve of a revolution. Its seven areas have spaces for influence cubes, and each has a value: at the end of the game the side with the most cubes in an area gets all of it, the others nothing (7.3). You are **Red**; Blue and Green are against you, and against each other.
lesson-first-bids-people = Cubes come into the town through its people. Every round all sides bid in secret for these twelve **characters**. Whoever wins one gets what stands on it: support at once, tokens for the next round, a cube in an area. The Printer gives 10 support, the Priest 6 and a cube in the Cathedral.
lesson-first-bids-force = Everybody begins with 1 **Force**, 1 **Blackmail** and 3 **Gold** (2.2). Any Force beats any amount of Blackmail, and any Blackmail any amount of Gold (5.2). Lay your Force on the Printer.
lesson-first-bids-force-not = A good place for a Force, too, but in this lesson we go for the 10 support of the Printer.
lesson-first-bids-force-done = Your Force lies on the Printer, face down. The others lay theirs at the same time, and see only how many you have laid (4.1).
lesson-first-bids-blackmail = Now your Blackmail. Lay it on the Priest.
lesson-first-bids-blackmail-not = It might win there. But let us aim for 6 support and a cube in the Cathedral: the Priest.
lesson-first-bids-blackmail-printer = Beside your Force it would make the Printer all but certain. But a token wins only one character: the Priest would go to somebody else.
lesson-first-bids-blackmail-done = Whoever lays Gold on the Priest now has lost him to you.
lesson-first-bids-gold = Three Gold are left, and all of them must be laid (4.2). The lesson's goal: win the Printer. What if somebody else has laid a Force there as well? Equal bids win nothing (5.3).
lesson-first-bids-gold-failed = Blue had laid a Force on the Printer, too: one against one, and nobody won (5.3). A single Gold beside your Force would have decided. Try again.
lesson-first-bids-gold-done = Blue had the same idea, but your Gold beside the Force was more: 10 support. With the Priest that makes at least 16. Read in the log how the characters were resolved, from the General to the Mercenary (5.1).
lesson-first-bids-next = Every token that was laid is gone, won or lost (5.9), and **patrons** give Gold to whoever has fewer than five (6.1). The second round begins, and you have nothing but Gold. Blue and Green have won Force. How to get some is told in later lessons.

lesson-persuasion = Who listens to what
lesson-persuasion-about = Open hands, immunity, and a token that nobody else has.
lesson-persuasion-hands = All tokens lie open before everybody bids (3.2): you know what the others can bid, only not where. Look at the hands: Blue and Green have five Gold each; you have four, and **one Blackmail**, the only one.
lesson-persuasion-immune = Not everybody takes everything (4.4). The General and the Captain are immune to Force, others to Blackmail. The Rogue and the Mercenary listen to nothing but Gold.
lesson-persuasion-alone = No amount of Gold beats a Blackmail (5.2). So yours wins wherever it is taken. Take what is worth most: the General brings a cube in the Fortress, 50 support in the end, and a Force.
lesson-persuasion-alone-not = Your Blackmail would win there as well. But the Fortress is worth the most, and the General gives a Force besides.
lesson-persuasion-alone-done = The General is as good as yours, whatever they lay.
lesson-persuasion-coins = Where only Gold counts, the number decides. The lesson's goal: win the Mercenary. Blue and Green have five Gold each, but will hardly lay all of it in one place. Lay all your four there.
lesson-persuasion-coins-not = Elsewhere a single Gold is soon outbid. Keep together: all four on the Mercenary.
lesson-persuasion-coins-done = Four against three: you have won both, and with them two Force for the next round. Two characters won are better than five bids lost.

lesson-powers = Spy and Apothecary
lesson-powers-about = Cubes that are already in the town.
lesson-powers-cubes = The fourth round. In the Fortress Blue leads with two cubes to your one; in the Cathedral Green has two; you have two in the Market. Two characters can change what already lies there: the **Spy** and the **Apothecary**.
lesson-powers-bids = Bid for both: your Force on the Spy, your Blackmail on the Priest, all your Gold on the Apothecary.
lesson-powers-bids-not = Not this time: Force on the Spy, Blackmail on the Priest, and the three Gold on the Apothecary.
lesson-powers-bids-done = You have won all three. The Priest came first, and now it is the Spy's turn: characters are resolved in the order of the board (5.1).
lesson-powers-spy = The Spy replaces one cube of a rival with one of yours, anywhere (5.7). Use it where it turns the lead: in the Fortress.
lesson-powers-spy-not = You may, but it turns no lead. In the Fortress one cube makes two against one out of one against two: 50 support at the end.
lesson-powers-spy-done = Two against one: if it stays like this, the Fortress pays you. The Spy is the only one who takes a rival's cube out of the town.
lesson-powers-swap = The Apothecary lets two cubes change places, of different colours and in different areas (5.8). The lesson's goal: take the lead in the Cathedral from Green. Swap one of your Market cubes for a green one there.
lesson-powers-swap-not = That does not bring you the lead in the Cathedral. Swap a red cube of the Market for a green one of the Cathedral.
lesson-powers-swap-done = With the cube of the Priest you now have two in the Cathedral, and Green has one: 35 support instead of nothing. In the Market you and Green have one each, and a tie pays nobody. A fair bargain!

lesson-patrons = Patrons, and the next round
lesson-patrons-about = What the poor receive, and how to get Force again.
lesson-patrons-poor = In the first round all three bid the same, and nobody won anything. So patrons have given everybody Gold, up to five tokens (6.1). They never give Force or Blackmail: those must be won.
lesson-patrons-givers = Three characters give **Force**: the General, the Captain and the Mercenary. Whoever wins one of them now has, in the next round, what no amount of Gold can beat.
lesson-patrons-force = The lesson's goal: win a Force for the next round, with five Gold. The others want the same, and have five Gold each. Spread them a little, or stake everything on one character.
lesson-patrons-force-failed = Everywhere somebody laid more, or as much. Five single coins win little: put several of them on one of the three. Try again.
lesson-patrons-force-done = A Force for the next round. What you win now can only be bid then (5.5).
lesson-patrons-patrons = The next round, and patrons have given you Gold again. Look at the hands before each round: who has Force, who has not, and where you are safe from it.

lesson-the-end = The last space
lesson-the-end-about = Who leads where, and how the game is decided.
lesson-the-end-leads = The town is full but for one space. When every space holds a cube, the game ends (7.1). Then each area pays its value to whoever leads there; where several lead level, it pays nobody (7.3).
lesson-the-end-last = The last space is in the Fortress: three red cubes, three blue, one green. As it stands it pays nobody. The General brings one more cube there, and decides about 50 support.
lesson-the-end-win = Everybody has five Gold. Before the areas are counted, the score is Red 60, Blue 66, Green 70. The lesson's goal: win the game.
lesson-the-end-win-failed = The last cube of the Fortress is not yours. Blue wants it as much as you do, but lays some coins elsewhere. Stake more on the General. Try again.
lesson-the-end-win-done = Four cubes to three: the Fortress is yours, with the Harbor and the Plantation, and so is the town. Tokens won in the last round brought some support, too (7.2). Now try it against easy bots.
