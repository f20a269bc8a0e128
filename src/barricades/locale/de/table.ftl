# Der Tisch: Spielen im Browser.

## Auf jeder Seite

table-skip = Zum Inhalt
table-navigation = Seiten dieses Spiels
table-menu = Menü
table-language = Sprache
table-light = Licht
table-light-system = Automatisch
table-light-light = Hell
table-light-dark = Dunkel
table-foot = Drei Brettspiele von der Revolution, nach dem Buchstaben der Regeln. Alles auf dieser Seite kommt von diesem Rechner.
table-close = Schließen
table-connection-lost = Die Verbindung ist unterbrochen; neuer Versuch …
table-request-failed = Das kam nicht an. Bitte noch einmal versuchen.
table-copied = Kopiert
table-page-rules = Regeln
table-page-aid = Spielhilfe
table-page-guide = Erstes Spiel
table-page-history = Geschichte
table-contents = Inhalt
table-rulings = Entscheidungen
table-whole-rules = Im Zusammenhang der Regeln
table-open-game = Dieses Spiel eröffnen


## Das Foyer

table-lobby = Foyer
table-lobby-headline = Ergreife Partei
table-lobby-about = Drei Brettspiele von der Revolution, nach dem Buchstaben der Regeln: gegen einen Bot, mit Freunden in der Ferne oder gemeinsam an diesem Bildschirm. Ohne Konto, ohne Warten.
table-my-games = Meine Spiele
table-new-game = Ein neues Spiel
table-finished-games = Beendete Spiele
table-no-games = Noch ist kein Spiel im Gang. Wähle ein Plakat: Bis zu deiner ersten Entscheidung sind es drei Klicks.
table-play = Spielen
table-play-game = { $game } spielen
table-your-turn = Du bist dran
table-playing-against = { $sides }, mit am Tisch: { $others }
table-playing-here = { $sides } an diesem Bildschirm
table-entry-waiting = Gewartet wird auf: { $sides }.
table-entry-broken = Dieses Spiel lässt sich nicht mehr öffnen. { $reason }


## Ein neues Spiel

table-who-sits = Wer sitzt wo?
table-sit-me = An diesem Bildschirm
table-sit-friend = Ein Freund, per Link
table-sit-greedy = Gieriger Bot
table-sit-random = Zufallsbot
table-sit-about = Der gierige Bot sucht immer das Nächstbeste, der Zufallsbot tut irgendetwas Erlaubtes. Sitzen mehrere an diesem Bildschirm, fällt zwischen ihren Zügen ein Vorhang. Für einen Freund bekommst du einen Link zum Verschicken.
table-how = Wie wird gespielt?
table-more-options = Weitere Optionen
table-your-name = Dein Name, falls die anderen einen sehen sollen
table-begin = Anfangen
table-nobody-here = Wenigstens eine Seite muss an diesem Bildschirm gespielt werden.


## Ein Platz per Link

table-invited = Ein Platz ist für dich frei: { $side }. Setz dich, dann kennt dich dieser Browser.
table-sit-down = Hinsetzen
table-waits-for-friend = Der Platz von { $side_to } wartet auf deinen Freund.
table-friend-link = Link zum Platz von { $side_to }
table-copy = Kopieren
table-make-link = Einen Link erzeugen
table-new-link = Einen neuen Link erzeugen; der alte gilt dann nicht mehr


## Spielen

table-question = Die Frage
table-fold = Frage ein- oder ausklappen
table-players = Wer spielt
table-is-asked = ist am Zug
table-board = Der Spielplan
table-hand = Deine Hand
table-log = Protokoll
table-log-filter = Was das Protokoll zeigt
table-log-all = Alles
table-log-mine = Meines
table-log-scoring = Wertung
table-log-empty = Noch ist nichts geschehen.
table-twin = Der Spielplan in Worten
table-larger = Größer
table-smaller = Kleiner
table-to-moment = Zum Zeitpunkt { $moment }
table-back-step = Zurück zu allen Möglichkeiten
table-you = du
table-somebody = ein Freund
table-friend-missing = noch nicht da
table-bot-replaced = { $bot }, für jemanden, der aufgab
table-waiting-for-nobody = Gleich kommt die nächste Frage.
table-onlooking = Du siehst zu.
table-pass-on = Gib den Bildschirm an { $side_the } weiter
table-pass-on-hint = { $side_subject } macht weiter, wenn sonst niemand hinsieht.
table-i-am = Ich bin { $side_the }
table-undo = Zurücknehmen
table-undo-side = { $side }: zurücknehmen
table-undo-plea = Um Zurücknehmen bitten
table-plea = { $side_subject } möchte die letzte Wahl zurücknehmen.
table-plea-waiting = Du möchtest deine letzte Wahl zurücknehmen. Die Antwort steht aus von: { $sides }.
table-agree = Einverstanden
table-refuse = Ablehnen
table-look-back = Zurückblättern
table-resign = Aufgeben
table-resign-two = Das Spiel ist dann verloren und zu Ende.
table-resign-many = Ein Bot nimmt den Platz ein, und im Ergebnis steht es auch.
table-resign-yes = { $side_subject } gibt auf
table-offered = Das steht zur Wahl.
table-not-now = Gerade wirst du nichts gefragt.


## Das Ende

table-won =
    { $sides_count ->
        [1] { $sides } gewinnt
       *[other] { $sides } gewinnen
    }
table-resigned = { $side_subject } hat aufgegeben.
table-replaced = Während des Spiels übernahm ein Bot den Platz von { $side_to }.
table-rematch = Revanche mit getauschten Seiten
table-to-rematch = Zur Revanche
table-to-lobby = Ins Foyer
table-to-game = Zum Spiel


## Zurückblättern

table-replay = Rückschau
table-moment = Zeitpunkt { $moment } von { $last }
table-first = Zum Anfang
table-back = Eins zurück
table-next = Eins weiter
table-last = Zum Ende
table-go = Zeigen
table-eyes = Gesehen von
table-onlooker = einem Zuschauer
table-set-out = Das Spiel ist aufgebaut.
table-copy-moment = Link zu diesem Zeitpunkt kopieren
table-record = Aufzeichnung herunterladen
table-fork = Von hier aus weiterspielen
table-fork-about = Ein neues Spiel beginnt an dieser Stelle, gegen Bots. Was danach gezogen und gewürfelt wird, ist neu.
table-fork-side = Meine Seite
table-fork-bot = Gegen
table-fork-begin = Weiterspielen
table-committed = Vor der ersten Karte hat sich der Geber auf diese Prüfsumme festgelegt. Am Ende nennt er sein Geheimnis, und alles, was er gab und würfelte, lässt sich prüfen.
table-commitment = Festlegung:
table-verified =
    { $answers ->
        [one] { $answers } Gabe oder Wurf wurde geprüft und ist so, wie sich der Geber festgelegt hatte.
       *[other] Alle { $answers } Gaben und Würfe wurden geprüft und sind so, wie sich der Geber festgelegt hatte.
    }
table-fails = Wahl { $number } ist nicht das, worauf sich der Geber festgelegt hatte.


## Wenn etwas nicht stimmt

table-trouble = Etwas stimmt nicht
table-trouble-missing = Hier ist nichts
table-trouble-moved-on = Das Spiel ist weitergegangen
table-again = Noch einmal
