# Wie die Bots dieses Spiels spielen.

bot-easy-about = nimmt, was auf den ersten Blick am besten aussieht, und verschätzt sich hin und wieder
bot-medium-about = plant jede Karte bis zu ihrem Ende, mit genauen Wahrscheinlichkeiten
bot-hard-about = durchsucht seine Karte und deine Antwort tausendfach
bot-expert-about = sucht sekundenlang, auf mehreren Kernen
bot-hoarder-about = zum Üben: spart Gelegenheitspunkte, Karten und Spezialaktionen auf
bot-gambler-about = zum Üben: setzt auf Organisationen und spart nichts für später auf
