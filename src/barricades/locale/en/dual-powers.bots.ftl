# How the bots of this game play.

bot-easy-about = takes what looks best at first sight, roughly judged
bot-medium-about = looks ahead in haste
bot-hard-about = searches thousands of ways to the round's end
bot-expert-about = searches for seconds, on several cores
bot-hoarder-about = for practice: keeps its leaders and cards, and builds up strength
bot-gambler-about = for practice: spends its leaders at once and trusts to thin majorities
