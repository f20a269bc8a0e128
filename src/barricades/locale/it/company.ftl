# Company at the table: chat, notes, onlookers, open seats, players and their ratings.

## Accanto a una partita

company-chat = Chat
company-chat-nothing = Nessuno ha ancora detto nulla.
company-chat-say = Di' qualcosa
company-chat-send = Invia
company-chat-later = In questa partita si parla quando è finita.
company-chat-about = Lo legge solo chi gioca; chi guarda, quando la partita è finita.
company-chat-new = Qualcuno ha detto qualcosa
company-notes = Appunti
company-notes-own = I miei appunti
company-notes-about = Nessun altro li legge mai. Si salvano mentre scrivi.
company-notes-saved = Salvati.
company-notes-unsaved = Non ancora salvati …
company-notes-save = Salva
company-looking = Spettatori
company-looking-about = Chi ha questo link può guardare, e vede ciò che uno spettatore può vedere.
company-looking-link = Link per gli spettatori
company-looking-none = A questa partita può assistere solo chi gioca.


## Una nuova partita

table-sit-anybody = Chiunque, dall'atrio
company-company = Compagnia
company-onlookers = Spettatori
company-onlookers-yes = benvenuti, se hanno il link
company-onlookers-no = nessuno: solo chi gioca
company-rated = Classifica
company-rated-no = solo per divertimento
company-rated-yes = una partita classificata
company-rated-about = In una partita classificata non ci sono suggerimenti, e ciò che ha rivelato qualcosa a qualcuno non si può annullare. È per giocatori che il circolo conosce per nome, e per i bot.
company-rated-mark = classificata
company-as = Giochi come { $name }.
company-needs-name = Questa partita è classificata: è per giocatori che il circolo conosce per nome.
company-take-name = Prendi un nome


## Posti aperti

company-open = Posti aperti
company-open-with = con { $others }
company-open-free = libero: { $sides }
company-open-page = Chi arriva per primo ha il posto.
company-open-take = Siediti: { $side }
company-open-anybody = un posto aperto
company-open-waits = Il posto { $side_of } è aperto a chiunque, nell'atrio.
company-open-withdraw = Non tenerlo più aperto
company-open-terms = Come si gioca


## Il circolo

company-club = Il circolo
company-you-are = Sei { $name }.
company-name = Un nome nel circolo
company-name-about = Con questo nome il circolo ti conosce, in ogni browser in cui porti le tue partite. È solo tuo, e per sempre; per le partite classificate ne serve uno.
company-name-field = Il tuo nome
company-name-take = Prendi questo nome
company-name-have = Il circolo ti conosce come { $name }.
company-carry = Un altro dispositivo
company-carry-about = Le tue partite in questo browser possono passare anche in un altro, per esempio sul telefono: da allora tutti e due hanno le stesse partite e lo stesso nome.
company-carry-make = Crea un link
company-carry-made = Apri là questo link, o scrivi il codice nella pagina “Un altro dispositivo”. Vale dieci minuti, e una volta sola. Chi lo ha gioca al tuo posto: non darlo a nessuno.
company-carry-link = Link per l'altro dispositivo
company-carry-code = Il codice
company-carry-here = Porta qui le partite da un altro browser
company-carry-here-about = Scrivi il codice che l'altro browser mostra. Le partite che questo browser ha già vengono con le altre.
company-carry-come = Porta qui le partite
company-carry-question = Le partite di un altro browser vogliono venire qui. Da allora i due hanno le stesse partite e lo stesso nome, e le partite che questo browser ha già vengono con le altre.


## Classifiche

company-ratings = Classifiche
company-ratings-about = Tutti cominciano da { $start }. Una vittoria su chi è più forte vale più di una su chi è più debole; ogni variazione è conservata, e si può ricalcolare.
company-ratings-formula = Come si calcola
company-ratings-none = Nessuna partita classificata di questo gioco è ancora finita.
company-ratings-place = Posto
company-ratings-player = Giocatore
company-ratings-rating = Punteggio
company-ratings-games = Partite
company-ratings-bot = bot
company-player-none = Ancora nessuna partita classificata.
company-player-date = Data
company-player-against = Contro
company-player-score = Risultato
company-player-expected = Atteso
company-player-weight = Peso
company-player-change = Variazione
company-player-after = Dopo
company-player-older = Partite precedenti
company-rating-changed = { $name }: { $before } → { $after }
company-formula-chance = atteso = somma, su tutti i rivali, di 1 / (1 + 10^((rivale − proprio) / { $scale }))
company-formula-change = dopo = prima + peso × (risultato − atteso), arrotondato al decimo
company-formula-weight = peso = { $new } diviso per il numero dei rivali nelle prime { $games } partite, poi { $settled } diviso per lo stesso numero
company-formula-score = risultato = per ogni rivale 1 se battuto, ½ se alla pari, 0 altrimenti; chi si arrende o esaurisce il tempo sta dietro a tutti quelli che sono rimasti


## Ciò che non si può

wire-no-onlookers = A questa partita può assistere solo chi gioca.
wire-no-chat = La chat è per chi gioca, finché la partita non è finita.
wire-chat-later = In questa partita si parla quando è finita.
wire-nothing-said = Non è stato detto nulla.
wire-said-too-much = Al massimo { $most } caratteri per volta.
wire-note-too-long = Gli appunti hanno al massimo { $most } caratteri.
wire-rated = In una partita classificata questo non si può fare.
wire-rated-name = Una partita classificata è per giocatori che il circolo conosce per nome: prendi prima un nome.
wire-rated-alone = In una partita classificata ognuno ha un posto solo, e i posti sono almeno due.
wire-rated-plain = Una partita classificata si gioca con i numeri e le carte così come sono.
wire-rated-token = In una partita classificata nessuno siede con il solo token: siediti con un browser che il circolo conosce per nome.
wire-seat-gone = Questo posto lo ha già preso qualcun altro.
wire-one-seat = In questa partita hai già un posto.
wire-has-name = Il circolo ti conosce come “{ $name }”.
wire-bad-name = Un nome ha almeno { $least } lettere o cifre.
wire-name-taken = Il nome “{ $name }” è già preso.
wire-name-like = Il nome “{ $name }” sembra quello di qualcun altro qui.
wire-mixed-name = Un nome si scrive in un solo alfabeto; in “{ $name }” sono mescolate lettere di più alfabeti, e potrebbe sembrare il nome di un altro.
wire-no-player = Il circolo non conosce nessuno con questo nome.
wire-no-code = Questo codice non vale, o non vale più: dura dieci minuti, e una volta sola.
wire-same-games = Questo browser ha già queste partite.
wire-other-ratings = I punteggi non sono quelli che questo risultato comporta.
