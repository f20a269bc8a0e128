# Was das Labor über Revolution! sagt.

balance-length = Runden
balance-items = Person für Person
end-full = alle Felder besetzt
end-rounds = die letzte Runde
source-tokens = Plättchen am Ende
use-won = Gebot gewonnen
use-tied = Gebot gleichauf
use-outbid = Gebot verloren
