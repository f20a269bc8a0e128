# A che cosa servono le cose sul tabellone di Prelude, e quando vengono chieste.

use-card-held = “{ $card }” è nella tua mano: si gioca una carta all'inizio di ogni tuo round d'azione.
use-card-pool = “{ $card }” è nella riserva: all'inizio di un round d'azione, invece di una carta della mano, puoi giocarne l'evento per { $points } punti opportunità.
use-card-foes-pool = “{ $card }” è nella riserva ma è dell'avversario: non puoi comprarla.
use-card-foes-hand = “{ $card }” è nella mano dell'avversario.
use-card-in-play = “{ $card }” resta in gioco: quello che cambia avviene da sé.
use-card-playing = “{ $card }” viene giocata proprio adesso.
use-card-away = “{ $card }” non è né nella tua mano né nella riserva.
use-district = { $place }: un distretto si sceglie quando mobiliti o organizzi con punti attività, o quando lo chiede un evento.
use-party = { $place }: un tuo partito si sceglie quando mobiliti o organizzi con punti attività, o quando lo chiede un evento.
use-organize = Le organizzazioni si creano mentre si spendono punti attività, con almeno { $points } di essi.
use-specials = Un'azione speciale si usa mentre si spendono punti attività.
use-special-own = “{ $special }” costa { $points } punti attività o più: si usa con “{ place-special }”, mentre si spendono punti attività.
use-special-used = “{ $special }” è già stata usata: ogni azione speciale si usa una volta per partita.
use-special-foe = “{ $special }” è un'azione speciale dell'avversario.
use-track = { $track }: il segnalino lo muovono i dadi di punteggio; un tracciato si sceglie solo dove una carta o un'azione speciale lo lascia a te.
use-unrest = L'agitazione non si sceglie: la muovono gli eventi e la fine di ogni turno.
use-prestige = Il prestigio non si sceglie: lo muovono gli eventi.
use-round = Il round { $round } non si sceglie: le due parti giocano una carta, poi il round seguente inizia da sé.
use-victory = I punti vittoria non si scelgono: si segnano sui quattro tracciati e con gli eventi.
use-pile-pool = La riserva: all'inizio di un round d'azione puoi sceglierne una carta e pagarne l'evento con punti opportunità.
use-pile-playing = Questa carta viene giocata proprio adesso; non si sceglie di nuovo.
use-pile-in-play = Le carte in gioco agiscono da sé finché sono qui.
use-pile-coming = Queste carte tornano nella riserva all'inizio del prossimo turno; fino ad allora nessuno può comprarle.
use-pile-known = Sai che queste carte sono nella mano dell'avversario; solo lui le gioca.
use-side-own = { $side }: sei tu, con { $points } punti opportunità da spendere per le carte della riserva e nelle prove.
use-side-foe = { $side_subject } ha { $points } punti opportunità: qui non si sceglie nulla.
