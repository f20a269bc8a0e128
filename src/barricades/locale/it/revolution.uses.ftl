# A che cosa servono le cose sul tabellone di Revolution!, e quando vengono chieste.

use-character = { $character }: un personaggio si sceglie mentre piazzi le offerte.
use-area =
    { $characters_count ->
        [0] { $area }: nessuna zona si sceglie, e nessun personaggio porta qui un cubetto.
       *[other] { $area }: nessuna zona si sceglie; i cubetti arrivano qui con: { $characters }.
    }
use-cube = { $area }: il cubetto { $side_of }; un cubetto lo sceglie solo chi vince la Spia o lo Speziale.
use-token = { $kind }: un segnalino si piazza scegliendo il personaggio a cui offrirlo.
use-side-own = Qui c'è quello che hai tu, { $side }: piazza i tuoi segnalini scegliendo i personaggi.
use-side-foe = Quello che ha { $side } è visibile a tutti, e solo { $side } può offrirlo.
use-bank = Dalla banca non si sceglie: paga ciò che portano i personaggi, e l'Oro dei Protettori.
use-track = Il Sostegno sale da sé: per i personaggi vinti, e alla fine per segnalini e zone.
