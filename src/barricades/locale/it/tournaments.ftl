# Tournaments of a club: everybody plays everybody, on every side.

tournament-comes-yet = { $name }, non è ancora qui
tournament-of = Torneo “{ $name }”


## Tutti i tornei

tournaments = Tornei
tournaments-about = Tutti giocano contro tutti, da ogni parte.
tournaments-open = Iscrizioni aperte
tournaments-going = In corso
tournaments-over = Conclusi
tournaments-none = Non c'è ancora stato nessun torneo.
tournaments-new = Un nuovo torneo


## Uno nuovo

tournament-name = Nome del torneo
tournament-about = Vi partecipa chi il circolo conosce per nome, insieme ai bot che iscrivi tu. Quando lo fai cominciare, tutte le partite nascono insieme e stanno fra le partite di chi le gioca. Non ci sono suggerimenti e non si ritira nulla.
tournament-clocks = Con i minuti, gli orologi di una partita partono quando tutti i suoi giocatori sono arrivati; con i giorni, dall'inizio del torneo.
tournament-make = Apri il torneo
tournament-needs-name = Un torneo è per i giocatori che il circolo conosce per nome.


## Prima dell'inizio

tournament-state-open = Iscrizioni aperte: { $players } giocatori su { $most }
tournament-by = organizzato da { $name }
tournament-players = Giocatori
tournament-nobody = Non si è ancora iscritto nessuno.
tournament-join = Partecipa
tournament-leave = Ritirati
tournament-take-out = Togli
tournament-take-out-whom = Togli { $name }
tournament-bot = Un bot
tournament-enter = Iscrivilo
tournament-link = Link a questo torneo
tournament-start = Fai cominciare il torneo
tournament-games-to-come =
    { $games ->
        [one] Nascerà una partita
       *[other] Nasceranno { $games } partite
    }; ognuno gioca ogni parte lo stesso numero di volte.
tournament-needs = Può cominciare con { $least } giocatori.
tournament-withdraw = Annulla il torneo
tournament-full = È al completo.


## La classifica

tournament-state-going =
    { $games ->
        [one] { $over } di una partita conclusa
       *[other] { $over } partite concluse su { $games }
    }
tournament-state-over = Concluso
tournament-state-ended = Chiuso in anticipo: contano { $over } partite su { $games }
tournament-won =
    { $who_count ->
        [one] Ha vinto { $who }
       *[other] Hanno vinto { $who }
    }
tournament-standings = Classifica
tournament-points = Punti
tournament-wins = Vittorie
tournament-played = Partite
tournament-berger = SB
tournament-berger-long = Sonneborn-Berger
tournament-scoring-two = La vittoria vale 1 punto, il pareggio ½. Chi si arrende o finisce il tempo ha perso.
tournament-scoring-many = In ogni partita c'è 1 punto per ogni avversario lasciato dietro e ½ per chi arriva alla pari. Chi si arrende o finisce il tempo sta dietro a tutti quelli che sono rimasti.
tournament-ties = A parità di punti precede chi ne ha fatti di più negli scontri diretti; poi chi ha vinto da solo più partite; poi chi ha il miglior punteggio Sonneborn-Berger (SB): i punti di tutti gli avversari lasciati dietro, più la metà di quelli degli avversari alla pari. Chi è pari in tutto divide il posto.
tournament-meeting = { $side }, contro { $rival }: { $score }
tournament-meeting-open = { $side }, contro { $rival }: non conclusa
tournament-meetings = { $name } contro { $rival }: { $score } su { $games }
tournament-games = Partite
tournament-games-mine = Le mie partite
tournament-not-over = non conclusa
tournament-not-counted = non conta
tournament-end = Chiudilo adesso
tournament-end-about = Le partite che allora non sono concluse continuano, ma non contano.


## Che cosa non si può

wire-no-tournament = Questo torneo non esiste.
wire-tournament-name = Un torneo è per i giocatori che il circolo conosce per nome: prima prendi un nome.
wire-tournament-called = Un torneo ha un nome di almeno { $least } lettere o cifre.
wire-tournament-alone = Un torneo è fatto di partite con almeno due parti.
wire-tournament-plain = In un torneo si gioca con i numeri e le carte così come sono.
wire-tournament-full = Questo torneo è al completo: ha { $most } giocatori.
wire-tournament-started = Questo torneo è cominciato.
wire-tournament-waits = Questo torneo non è ancora cominciato.
wire-tournament-over = Questo torneo è finito.
wire-tournament-few = Un torneo di questo gioco ha almeno { $least } giocatori.
wire-tournament-organizer = Può farlo solo chi organizza il torneo.
wire-tournaments-many = Hai { $most } tornei non ancora finiti: prima occupati di quelli.
