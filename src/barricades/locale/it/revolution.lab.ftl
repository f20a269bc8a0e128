# Che cosa dice il laboratorio su Revolution!

balance-length = Round
balance-items = Personaggio per personaggio
end-full = tutte le caselle piene
end-rounds = l'ultimo round
source-tokens = segnalini alla fine
use-won = offerta vinta
use-tied = offerta in parità
use-outbid = offerta superata
