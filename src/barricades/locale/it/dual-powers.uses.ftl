# A che cosa servono le cose sul tabellone di Dual Powers, e quando vengono chieste.

use-card-held = { $card } è nella tua mano: si gioca una carta all'inizio di ogni tuo turno.
use-card-objective = { $card } è il tuo obiettivo segreto: la carta resta lì fino al punteggio del round.
use-card-played = { $card } è già stata giocata in questo round e non si può usare di nuovo.
use-card-away = { $card } non è nella tua mano.
use-token-supply = { $token_subject } aspetta nella tua scorta: entra in città con l'azione { action-recruit }.
use-leader-supply = { $token } aspetta nella tua scorta: entra in città solo con la propria carta leader.
use-token-own = { $token_subject }, { $region_at }: si sceglie quando si muove o si riposa un segnalino.
use-token-foe = { $token_subject } è della fazione { $side }: il segnalino lo muove e lo riposa solo lei.
use-token-neutral = { $token_subject }, { $region_at }: si muove o si riposa finché hai il volere del popolo e lì un'unità o un leader propri.
use-token-calendar = { $token_subject } aspetta sul calendario: lo porta il mese, nessuno lo sceglie.
use-token-gone = { $token_subject }: fuori gioco.
use-region = { $region }: un quartiere si sceglie quando un segnalino si muove, o quando entrano in città un leader o un'unità bonus; una carta recluta nel proprio quartiere.
use-connection-open = Aperta: { $connection }. Si sceglie solo con { action-protest }, che vi mette il blocco.
use-connection-shut = Il blocco è { $connection_on }: di lì non passa nulla, finché { action-protest } o la fine del round non lo toglie.
use-action = { $action }: si sceglie un'azione dopo aver giocato una carta che la mostra.
use-day = Il giorno { $day } non si sceglie: la carta giocata fa avanzare la data del suo numero.
use-month = Il mese di { $month } non si sceglie: inizia quando la data supera l'ultimo giorno del mese precedente.
use-support = Il segnalino sul tracciato punteggio si muove da sé quando una fazione fa punti.
use-will = { $side_subject } ha il volere del popolo: passa a chi inizia un nuovo mese o ispira il popolo.
use-phases = Le fasi del round si susseguono da sé.
use-marker = Il segnalino obiettivo { $number } si mette al punteggio del round; nessuno lo sceglie.
use-deck =
    { $count ->
        [0] Il mazzo è vuoto: quando si deve pescare, gli scarti vengono mescolati in un nuovo mazzo.
       *[other] Dal mazzo si pesca da sé, quando inizia un round o con { bonus-draw }.
    }
use-discard =
    { $count ->
        [0] La pila degli scarti è vuota.
       *[other] Le carte scartate non si giocano più finché non vengono mescolate in un nuovo mazzo.
    }
use-side-own = Qui c'è quello che ha la tua fazione, { $side }: scegli la carta o il segnalino quando ti vengono chiesti.
use-side-foe = Qui c'è quello che ha la fazione { $side }: tu non puoi usarne nulla.
