# Che cosa dice il laboratorio su Dual Powers.

balance-length = Round
balance-items = Carta per carta
end-track = la fine del tracciato punteggio
end-calendar = la fine del calendario
end-calendar-will = la fine del calendario, per volere del popolo
end-round = il terzo round
end-round-will = il terzo round, per volere del popolo
source-unrest = agitazione
source-objective = obiettivi
use-turn = in un turno
use-objective = come obiettivo
