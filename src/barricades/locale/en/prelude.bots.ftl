# How the bots of this game play.

bot-easy-about = takes what looks best at first sight, and misjudges it now and then
bot-medium-about = plans each card to its end, by exact odds
bot-hard-about = searches its card and your reply, thousands of ways
bot-expert-about = searches for seconds, on several cores
bot-hoarder-about = for practice: saves Opportunity Points, cards and Special Actions
bot-gambler-about = for practice: tries for Organizations, and saves nothing for later
