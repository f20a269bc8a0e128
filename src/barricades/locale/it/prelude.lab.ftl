# Che cosa dice il laboratorio su Prelude to Revolution.

balance-length = L'ultimo turno
balance-items = Carta per carta
