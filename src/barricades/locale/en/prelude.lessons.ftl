# The course of Prelude to Revolution

lesson-cards = Events or points
lesson-cards-about = What a card is played for, and what happens to the opponent's cards.
lesson-cards-turn = St. Petersburg, 1905. You are the **Revolutionary**; against you stands the Government. A turn has eight action rounds, and in each you play one card (2.3). You hold seven. Each offers an **event**, and 2, 4 or 6 **activity points** (AP).
lesson-cards-own = From a card of your own you take one or the other: its event, or its AP (3.1). “{ card-28 }” gives 2 AP, or as an event three cubes in the Winter Palace, where the Government has one.
lesson-cards-event = Do it yourself: play “{ card-28 }” for its event.
lesson-cards-event-not = That can be done, too. But three cubes in one of the Government's strongholds, for nothing, are hard to beat: “{ card-28 }”, for its event.
lesson-cards-event-done = Three against one: the Winter Palace is yours. Then a **scoring die** was rolled, as after every card (4.0); and the Government has had its action round.
lesson-cards-theirs = Some of your cards belong to the Government. From such a card you get only the AP; afterwards the Government plays the event (3.1). You may pass only with an empty hand, so you will have to play most of them. Choose the moment when the event hurts least.
lesson-cards-points = The lesson's goal: play “{ card-21 }” for its points, and take control of two empty urban districts with them: one cube for 1 AP each.
lesson-cards-points-not = Play “{ card-21 }”, and put one cube each into two of the three empty districts: Palace Square, the Taurida Palace, the Peter and Paul Fortress.
lesson-cards-points-done = Two districts more. The price: the Government's event took 4 opportunity points from you. Neutral cards are a third kind: event or AP, but after AP the card goes to the pool, where both can buy it.

lesson-districts = Districts and what they cost
lesson-districts-about = Control, boxes, and catching up; this time as the Government.
lesson-districts-control = Now you are the **Government**. Whoever has more cubes in a district controls it; if you are level, nobody does (6.0). The Winter Palace is yours, Kazan Cathedral the Revolutionary's; Palace Square is empty, and in the garrison's barracks you are level.
lesson-districts-cost = A cube costs 1 AP, plus what its box says. At Kazan Cathedral your first box says +1, for the place is against you. But as long as you have **fewer** cubes there than the other side, a cube costs 1 less (10.1.1). So the first one costs 1.
lesson-districts-level = Do it yourself: play “{ card-16 }” for its 4 AP, and take control of four urban districts away from the Revolutionary: one cube each at Kazan Cathedral, in the Vyborg District, on Nevsky Prospect and at the Smolny Institute.
lesson-districts-level-not = That is allowed, but with 4 AP you can shake four districts: one cube for 1 AP in each of the four urban ones in which the Revolutionary has a single cube.
lesson-districts-level-done = With one card the Revolutionary has lost four of ten districts, and the Districts track is worth 1 instead of 3. Level is not yours yet; but it is no longer theirs.
lesson-districts-empty = In an empty district one cube is control: Palace Square, the Peter and Paul Fortress and the Taurida Palace. Urban districts count twice: controlled, they also help in checks next to them (9.0).
lesson-districts-take = The lesson's goal: take all three empty districts with “{ card-27 }”, and strengthen the Winter Palace with what is left.
lesson-districts-take-not = Four points: Palace Square, the Peter and Paul Fortress, the Taurida Palace, and then a second cube in the Winter Palace.
lesson-districts-take-done = Seven districts to six: the advantage is yours now. In a place of your own the first five cubes cost 1 AP each, later ones more.

lesson-organizations = Organizations
lesson-organizations-about = Parties first, then soviets in the districts.
lesson-organizations-worth = **Organizations** last. Each in a party moves the Organizations track two boxes, each in a district one, and every box is worth 2 points whenever that track is scored (5.2). You create them with AP and a check.
lesson-organizations-party = Begin with the party that can sponsor others: play “{ card-26 }” for its points, choose to create an organization, the Radical Party, and put all 4 AP into the check.
lesson-organizations-party-not = Play “{ card-26 }” for its points, then: create an organization, Radical Party, 4 points.
lesson-organizations-party-done = One cube and 4 AP made a target number of 5; the dice came to 5. That is luck: three dice come to 10 or 11 as a rule. The next lesson says how to help.
lesson-organizations-sponsor = In worker and military districts an organization needs a **sponsor**, a party organized before: for you the Radicals, in both kinds (10.2.2). In urban districts nobody needs one. Where you have many cubes the check is easiest: in the Nevsky Shipyards and at Kronstadt you have two.
lesson-organizations-soviet = The lesson's goal: create a soviet among workers or sailors, in the Nevsky Shipyards or at Kronstadt. Play “{ card-20 }” for its points, and spend all of them.
lesson-organizations-soviet-not = Play “{ card-20 }” for its points, create an organization in the Nevsky Shipyards or at Kronstadt, with 4 points.
lesson-organizations-soviet-done = Three boxes on the Organizations track: 6 points whenever it is scored. After a failed attempt no other may follow in the same action round; after a success it may (10.2).

lesson-checks = Mobilization checks
lesson-checks-about = Three dice, a target number, and how to save a check.
lesson-checks-target = Whether something succeeds is decided by a **mobilization check** (9.0): three dice, whose sum must not exceed the target number. That is your cubes in the place, plus every bonus: here the AP you put into it.
lesson-checks-attempt = Try an organization in the Socialist Party: play “{ card-26 }” for its points, and put all 4 into the check. Two cubes and 4 make 6.
lesson-checks-attempt-not = Play “{ card-26 }” for its points, then: create an organization, Socialist Party, 4 points.
lesson-checks-attempt-done = The dice came to 8: two too many. But it is not over yet.
lesson-checks-save = Whoever misses may pay the difference in **opportunity points** (OP), one for each pip, and the check succeeds after all (9.0). You have 8. The lesson's goal: save the check.
lesson-checks-save-not = Sometimes letting it fail is right, to keep the points. But 2 of 8 OP for an organization worth 4 points is a bargain: spend them.
lesson-checks-save-done = An organization in the Socialist Party, for 4 AP and 2 OP. Whoever has no OP left is at the mercy of the dice; so always keep a few.
lesson-checks-neighbours = In worker and military districts the **urban neighbours** matter, too: +1 for each one you control, −1 for each of your opponent's, twice as much with an organization there (9.0). At the Nevsky Shipyards the Vyborg District helps you, and the Okhrana hinders you.

lesson-opportunity = The pool and its points
lesson-opportunity-about = Cards that lie open, and what buys them.
lesson-opportunity-pool = The **pool** lies open to both. Instead of a card from your hand you may buy one there: your own or a neutral one, for as many opportunity points (OP) as it has AP (8.0). It is always played for its event.
lesson-opportunity-buy = Do it yourself: buy “{ card-44 }” from the pool, for 4 OP.
lesson-opportunity-buy-not = Buy “{ card-44 }”: it lies in the pool, and costs 4 of your 8 OP.
lesson-opportunity-buy-done = World Affairs has moved your way, the Tsar has lost prestige, and no card has left your hand. You gain 8 OP at the end of each turn, and never hold more than 16.
lesson-opportunity-unmet = Some events have a **prerequisite**. “{ card-4 }” needs an organization of yours in a district, and you have none. If you play it for its points now, the Government cannot play the event; it gets half its points as OP, and the card goes to the pool (3.1).
lesson-opportunity-play = The lesson's goal: get rid of “{ card-4 }” while it is harmless. Put its 4 points into Palace Square, the Taurida Palace and the Socialist Party, in this order.
lesson-opportunity-play-not = Play “{ card-4 }” for its points: Palace Square for 1, the Taurida Palace for 1, the Socialist Party for 2.
lesson-opportunity-play-done = Four points for you, 2 OP for the Government, no event. But look: the card lies in the pool now. Once you have an organization in a district, the Government can buy it there.

lesson-duma = The Duma
lesson-duma-about = Majority, dominance, sessions and votes.
lesson-duma-parties = Each side has two parties in the **Duma**: a moderate one (yours are the Socialists) and an extremist one (the Radicals). More cubes than the opponent is a majority, worth 2 when the track is scored; **dominance**, worth 4, also needs each of your parties to be at least as large as the opponent's largest (5.4). The Government has it now.
lesson-duma-session = It is round 4, and the Duma is in **session**. At the end of a session there is a vote (7.3): each side makes a check in both of its parties, with +2; every success is a point, and so is the majority.
lesson-duma-mobilize = The lesson's goal: prepare for the vote. A cube in a party costs 2 AP. Play “{ card-26 }” for its points, and add two Socialists.
lesson-duma-mobilize-not = Play “{ card-26 }” for its points, and add two cubes in the Socialist Party.
lesson-duma-mobilize-done = Your four Socialists carried their vote: target number 6, and a 6 was rolled. 1 point. And it was five against five: the Government no longer had a majority, so nobody scored for that.
lesson-duma-extremism = Had the check of the **Radicals** succeeded, your extremism would have grown: a die takes a Socialist away or makes a Radical of him (7.1.1). A party without a cube is worth 2 points to the opponent when the Duma is scored. So never let your moderates die out.

lesson-special = Special actions
lesson-special-about = Six for each side, each once in a game.
lesson-special-six = You have six **special actions**. You pay for them with AP, each can be used once in the whole game, and only one in a turn (10.3). Point at them to read what they do. They are a treasure; do not spend it too early, and do not forget it.
lesson-special-fervor = “{ special-fervor }” costs 6 AP and scores a track of your choice at once. The Districts track is worth 3 to you now; Duma and World Affairs would pay the Government.
lesson-special-use = The lesson's goal: score the Districts track with “{ special-fervor }”. You need a card with 6 points.
lesson-special-use-not = Play “{ card-43 }” for its 6 points, use a special action: “{ special-fervor }”, and score Districts, which pays you.
lesson-special-use-event = Its event is strong, too. But “{ special-fervor }” is paid for with activity points: play the card for its points.
lesson-special-use-later = Six opportunity points for 4 AP: a good one, for later. Now we want to score: “{ special-fervor }”.
lesson-special-use-done = Three points, without waiting for the dice. Better still when an advantage is at its height and about to be lost.

lesson-dice = Scoring dice
lesson-dice-about = How the four tracks come to be scored.
lesson-dice-tracks = Most points come from four **tracks**. Each favours one side by a number of points, and has a marker on its way from Start to Score; when it arrives, the track is scored, and the marker begins again (5.0). Now Districts and World Affairs are one step away.
lesson-dice-die = At the foot of each card stands its **die**. It is rolled when all else is done: three faces show its own track, the other three one each of the others (4.0). Districts would pay you 3; World Affairs would pay the Government 1.
lesson-dice-roll = The lesson's goal: give Districts the best chance to be scored. Play a card with a Districts die for its event: “{ card-28 }” or “{ card-20 }”.
lesson-dice-roll-not = It would work, but be slower, or push another track. Take “{ card-28 }” or “{ card-20 }”, for the event.
lesson-dice-roll-world = Its die is World Affairs: one chance in two to score a track that pays the Government. Choose a card with a Districts die.
lesson-dice-roll-done = Districts came up, and the track was scored for you. With the next card the Government got its World Affairs: sometimes it is enough to score first. Some cards let a side pick the die, and some key events roll all four.

lesson-unrest = Unrest and prestige
lesson-unrest-about = Two tracks that change everything when they reach their end.
lesson-unrest-unrest = **Unrest** rises by 1 at the end of each turn, and by events. Many cards need a certain unrest. At 15 Red October breaks out (11.2). For this lesson it stands at 4; from 5 on it adds 1 to your extremism rolls (11.0).
lesson-unrest-burn = Stir it: play “{ card-20 }” for its event.
lesson-unrest-burn-not = Play “{ card-20 }” for its event: it raises unrest, and helps you in the Duma.
lesson-unrest-burn-done = Unrest 5, a Socialist more, a Monarchist less. Mind the price: your moderates are tempted by extremism now.
lesson-unrest-prestige = The Tsar's **prestige** is the Government's affair. Below 6 its own extremism rolls get worse (12.0). At 0 the Tsar abdicates (12.1); and if it ever reaches 15, autocracy is restored, and **both** sides have lost (2.6).
lesson-unrest-trial = The lesson's goal: bring prestige down to 5. “{ card-44 }” in the pool leaves the Government the choice between prestige and 3 opportunity points.
lesson-unrest-trial-not = Buy “{ card-44 }” from the pool, for 4 OP.
lesson-unrest-trial-done = Prestige 5: from now on the Government's extremism rolls have +1. Either marker can be your plan: an uprising by unrest, or a revolution from above.

lesson-abdication = The Tsar abdicates
lesson-abdication-about = A leap to February, and half of the Duma gone.
lesson-abdication-near = For this lesson prestige stands at 1. If it is 0 at the end of an action round, the Tsar **abdicates** (12.1), even years before his time.
lesson-abdication-fall = Do it yourself: “{ card-42 }” in the pool costs the Tsar 1 prestige, and you 4 opportunity points.
lesson-abdication-fall-not = Buy “{ card-42 }” from the pool: it takes the last point of prestige.
lesson-abdication-fall-done = The Tsar is gone. Since February 1917 had not begun, the game **leapt** there: all cards in hands, pool and play were discarded, and the cards of the Provisional Government are in the new deck.
lesson-abdication-first = After a leap the side behind names the first player; level, it is you. Name yourself.
lesson-abdication-first-not = The last word of each round can be good, too. Here name the Revolutionary.
lesson-abdication-first-done = You begin.
lesson-abdication-changed = Now look at the Duma: the Radical and the Monarchist Party are **out of play**, Socialists and Liberals have kept half of their cubes, and all party organizations are gone. There is no dominance any more, and nobody can sponsor soldiers' soviets (12.1.1). Organizations in districts have stayed.
lesson-abdication-world = The world reacts: both sides may spend OP, you first, openly; World Affairs moves towards whoever spends more. The lesson's goal: win the world over. The Government has 5 OP, and a cautious treasurer.
lesson-abdication-world-not = The Government spent as much, or more. A little more of yours will do: try 2.
lesson-abdication-world-done = World Affairs has moved your way. Prestige never changes any more; what is left is the struggle for the streets and the Duma.

lesson-red-october = Red October
lesson-red-october-about = Unrest at 15: five reckonings, and the end.
lesson-red-october-near = For this lesson unrest stands at 14, and you are 7 points behind. If a check finds it at 15, **Red October** is played out, and the game is over (11.2). So before you light the fuse, count.
lesson-red-october-count = These are scored, in this order: Organizations (here 2 for you); the Duma, after an extremism roll by both sides; the difference in military preparations (6 against 4); Districts, with cubes for whoever has more Workers' Soviets or Unions; and World Affairs.
lesson-red-october-rise = Light it: “{ card-20 }” raises unrest by 1.
lesson-red-october-rise-not = Play “{ card-20 }” for its event: unrest comes to 15.
lesson-red-october-rise-done = Red October! Organizations brought 2, the vanguard 2 more. In the Duma nobody has the upper hand. Now the workers rally.
lesson-red-october-workers = You have one Workers' Soviet more than the Government has Unions: two cubes in any districts. The lesson's goal: win. Put them where they count: into empty districts, before Districts is scored.
lesson-red-october-workers-not = There they change no control. A cube in an empty district takes it: Palace Square, the Peter and Paul Fortress, the Taurida Palace.
lesson-red-october-workers-done = Districts brought 4, and the world came over to you just enough: you have won by a point. At 0 it would have been the Government's. Soviets, Red Guards and districts, gathered over years, decide this hour.

lesson-the-ends = How the game ends
lesson-the-ends-about = Twenty points, time, and the other ways.
lesson-the-ends-score = There is one score for both: it shows by how much one side is ahead. It is checked at the end of each action round, and a lead of **20** wins the game (2.6). For this lesson you are 17 ahead, and Districts is one step from Score.
lesson-the-ends-others = The other ends: Red October at unrest 15; prestige 15, when both have lost; and the end of the last turn, October 1917, when each track is scored once more. Whoever is ahead then has won; level, it is the Government (2.6).
lesson-the-ends-win = The lesson's goal: win. Play “{ card-28 }” for its event: it makes Districts worth more, and its die may score it.
lesson-the-ends-win-not = “{ card-28 }” is best now, for its event: one district more for you, one less for the Government, and a Districts die.
lesson-the-ends-win-done = Four points for Districts: 21. You have won. You know the whole game now. Play your first one against the easy bot; all you need is practice.
