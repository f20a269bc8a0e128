# Wie die Bots dieses Spiels spielen.

bot-easy-about = legt seine Plättchen eins nach dem anderen dorthin, wo sie am meisten zu bringen scheinen
bot-medium-about = vergleicht einige ganze Gebote mit dem, was andere gewöhnlich bieten
bot-hard-about = mischt seine Gebote: Durchschauen bringt wenig
bot-expert-about = mischt seine Gebote feiner, sekundenlang
bot-hoarder-about = zum Üben: bietet lieber um Plättchen als um die Stadt
bot-gambler-about = zum Üben: verteilt seine Plättchen und hofft, dass dort sonst niemand hinsieht
