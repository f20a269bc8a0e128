# How the bots of this game play.

bot-easy-about = lays its tokens one by one where they seem to bring most
bot-medium-about = compares a few whole bids with what others usually bid
bot-hard-about = mixes its bids, so that foreseeing it gains little
bot-expert-about = mixes its bids more finely, for seconds
bot-hoarder-about = for practice: bids for tokens rather than for the town
bot-gambler-about = for practice: spreads its tokens and hopes that nobody else looks there
