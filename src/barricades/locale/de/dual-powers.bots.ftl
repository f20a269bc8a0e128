# Wie die Bots dieses Spiels spielen.

bot-easy-about = nimmt, was auf den ersten Blick gut aussieht, grob geschätzt
bot-medium-about = denkt voraus, aber in Eile
bot-hard-about = durchsucht Tausende Wege bis zum Rundenende
bot-expert-about = sucht sekundenlang, auf mehreren Kernen
bot-hoarder-about = zum Üben: hält Anführer und Karten zurück und sammelt Stärke
bot-gambler-about = zum Üben: gibt seine Anführer sofort aus und verlässt sich auf knappe Mehrheiten
