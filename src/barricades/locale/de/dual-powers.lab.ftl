# Was das Labor über Dual Powers sagt.

balance-length = Runden
balance-items = Karte für Karte
end-track = das Ende der Siegpunktleiste
end-calendar = das Ende des Kalenders
end-calendar-will = das Ende des Kalenders, durch den Willen des Volkes
end-round = die dritte Runde
end-round-will = die dritte Runde, durch den Willen des Volkes
source-unrest = Unruhe
source-objective = Ziele
use-turn = in einem Zug
use-objective = als Ziel
