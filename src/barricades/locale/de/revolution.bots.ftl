# Wie die Bots dieses Spiels spielen.

bot-easy-about = legt seine Marken eine nach der anderen dorthin, wo sie am meisten zu bringen scheinen
bot-medium-about = vergleicht einige ganze Gebote mit dem, was andere gewöhnlich bieten
bot-hard-about = mischt seine Gebote: Durchschauen bringt wenig
bot-expert-about = mischt seine Gebote feiner, sekundenlang
bot-hoarder-about = zum Üben: bietet lieber um Marken als um die Stadt
bot-gambler-about = zum Üben: verteilt seine Marken und hofft, dass dort sonst niemand hinsieht
