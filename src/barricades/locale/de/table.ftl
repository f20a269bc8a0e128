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
table-docs = Dokumentation
table-close = Schließen
table-connection-lost = Die Verbindung ist unterbrochen; neuer Versuch …
table-request-failed = Das kam nicht an. Bitte noch einmal versuchen.
table-copied = Kopiert
table-page-rules = Regeln
table-page-aid = Spielhilfe
table-page-learn = Lernen
table-page-history = Geschichte
table-contents = Inhalt
table-rulings = Entscheidungen
table-whole-rules = Im Zusammenhang der Regeln
table-beside = Regeln, Spielhilfe, Lektionen
table-in-new-tab = Alle Regeln in einem neuen Tab
table-open-game = Dieses Spiel eröffnen


## Das Foyer

table-lobby = Foyer
table-lobby-headline = Ergreife Partei
table-lobby-about = Drei Brettspiele von der Revolution, nach dem Buchstaben der Regeln: gegen einen Bot, mit Freunden in der Ferne oder gemeinsam an diesem Bildschirm. Ohne Konto, ohne Warten.
table-my-games = Meine Spiele
table-new-game = Ein neues Spiel
table-finished-games = Beendete Spiele
table-no-games = Noch ist kein Spiel im Gang. Wähle ein Plakat: Bis zu deiner ersten Entscheidung sind es drei Klicks.
table-play-now = Sofort spielen
table-play-otherwise = Anders spielen
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
table-think = Bedenkzeit des Experten
table-think-seconds = { NUMBER($seconds) } s je Entscheidung
table-sit-about = Sitzen mehrere an diesem Bildschirm, fällt zwischen ihren Zügen ein Vorhang. Für einen Freund bekommst du einen Link zum Verschicken.
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
table-copy-link = Link kopieren
table-show-link = Link zeigen
table-make-link = Einen Link erzeugen
table-new-link = Einen neuen Link erzeugen; der alte gilt dann nicht mehr


## Spielen

table-question = Frage
table-players = Wer spielt
table-is-asked = ist am Zug
table-board = Der Spielplan
table-hand = Hand
table-log = Protokoll
table-log-filter = Was das Protokoll zeigt
table-log-all = Alles
table-log-mine = Meines
table-log-scoring = Wertung
table-log-empty = Noch ist nichts geschehen.
table-log-stranded = Das Protokoll einer Partie nach älteren Regeln wird nicht aufbewahrt.
table-log-earlier = { $count ->
    [one] Eine frühere Zeile
   *[other] { $count } frühere Zeilen
}
table-twin = Der Spielplan in Worten
table-twin-show = Den Spielplan in Worten zeigen
table-twin-short = In Worten
table-tabs = Was gezeigt wird
table-would-follow = Was folgen würde
table-hold = Halten zeigt, was folgen würde
table-best-after = Danach am besten:
table-play-again = Was seit meinem letzten Zug geschah
table-sounds = Klänge
table-playback = Züge der anderen vorspielen
table-moment-tab = Moment
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
table-resign-many = Ein Bot spielt dann für dich weiter, und das Ergebnis vermerkt es.
table-resign-yes = { $side_subject } gibt auf
table-offered = Das steht zur Wahl.
table-not-now = Gerade wirst du nichts gefragt.
table-asked-for-other = { $thing } steht jetzt nicht zur Wahl. Du wirst gefragt: { $question }
table-asked-otherwise = Das steht jetzt nicht zur Wahl. Du wirst gefragt: { $question }
table-asked-now = Jetzt wirst du gefragt: { $question }


## Das Ende

table-won =
    { $sides_count ->
        [1] { $sides } gewinnt
       *[other] { $sides } gewinnen
    }
table-resigned = { $side_subject } hat aufgegeben.
table-replaced = Während des Spiels übernahm ein Bot den Platz von { $side_to }.
table-once-more = Noch einmal
table-swap-sides = Seiten tauschen
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
        [0] Die Partie wurde nachgespielt und stimmt. Gezogen oder gewürfelt wurde nichts.
        [one] { $answers } Gabe oder Wurf wurde geprüft und ist so, wie sich der Geber festgelegt hatte.
       *[other] Alle { $answers } Gaben und Würfe wurden geprüft und sind so, wie sich der Geber festgelegt hatte.
    }
table-fails = Wahl { $number } ist nicht das, worauf sich der Geber festgelegt hatte.


## Wenn etwas nicht stimmt

table-trouble = Etwas stimmt nicht
table-trouble-missing = Hier ist nichts
table-trouble-moved-on = Das Spiel ist weitergegangen
table-again = Noch einmal


## Weit voneinander: die Uhr

table-clock = Uhr
table-clock-none = Keine
table-clock-live = Gleichzeitig am Tisch
table-days-and-hours = { $days } T { $hours } Std.
table-clock-days = Auf Tage
table-clock-field-minutes = Minuten für jede Seite
table-clock-field-increment = Sekunden zusätzlich für jede Antwort
table-clock-field-days = Tage für jede Antwort
table-clock-about = Die Uhr beginnt, wenn alle da sind. Sie läuft für den, der gefragt ist, und nicht, während Bots handeln. Wessen Zeit abläuft, der hat verloren; sind es mehr als zwei, übernimmt ein Bot den Platz.
table-pace-live =
    { $increment ->
        [0] { $minutes } min je Seite
       *[other] { $minutes } min je Seite, { $increment } s mehr für jede Antwort
    }
table-pace-days =
    { $days ->
        [one] { $days } Tag für jede Antwort
       *[other] { $days } Tage für jede Antwort
    }
table-time-left = Übrige Zeit:
table-clock-waits = die Uhr beginnt, wenn alle da sind
table-clock-paused = angehalten
table-paused = Das Spiel ist angehalten.
table-pause = Anhalten
table-resume = Weiterspielen
table-plea-pause = { $side_subject } möchte das Spiel anhalten.
table-plea-pause-waiting = Du möchtest das Spiel anhalten. Die Antwort steht aus von: { $sides }.
table-plea-resume = { $side_subject } möchte weiterspielen. Einen Tag nach der Bitte geht das Spiel in jedem Fall weiter.
table-plea-resume-waiting = Du möchtest weiterspielen. Antwortet niemand, geht es nach einem Tag weiter. Die Antwort steht aus von: { $sides }.
table-timeout = { $side_subject } hatte keine Zeit mehr.
table-stranded = Diese Partie kann hier nicht weitergehen
table-stranded-about = Du siehst ihre letzte Stellung. Sind alle einverstanden, lässt sie sich beenden; dann gehört die Aufzeichnung euch.
table-abandon = Partie beenden
table-abandoned = Die Partie wurde beendet
table-abandoned-about = Alle waren damit einverstanden, sie zu beenden. Niemand hat gewonnen, niemand verloren.
table-plea-abandon = { $side_subject } möchte die Partie beenden: Niemand gewinnt, niemand verliert.
table-plea-abandon-waiting = Du möchtest die Partie beenden. Die Antwort steht aus von: { $sides }.
table-bot-timeout = { $bot }, für jemanden, dessen Zeit abgelaufen ist
table-your-turn-told = Du bist am Zug.


## Weit voneinander: solange niemand am Platz sitzt

table-away = Wenn ich weg bin
table-away-about = Was der Tisch für diesen Platz tut, während du nicht da bist. Sonst erfährt niemand davon, und alles lässt sich widerrufen.
table-orders = Daueraufträge
table-orders-about = Was ein Auftrag wählt, sieht für die anderen aus wie jede andere Wahl. Sie kommt allerdings sofort, und daraus können sie ihre Schlüsse ziehen. Eine Wahl, die du zurücknimmst, triffst du danach selbst.
table-orders-give = Diese Aufträge sollen gelten
table-order-none = kein Auftrag
order-only-option = Die einzige Möglichkeit wählen, wo es keine andere gibt.
table-by-order = in deinem Auftrag
table-messages = Nachrichten
table-notify-about = Solange in diesem Browser die Seite einer Partie offen ist, kann dein System dir sagen, dass du am Zug bist.
table-notify-on = Sag mir, wenn ich am Zug bin
table-notify-off = Sag es mir nicht mehr
table-notify-denied = Dieser Browser soll von diesem Tisch keine Benachrichtigungen zeigen. Das lässt sich in seinen Einstellungen ändern.
table-webhook-about = Wenn du an der Reihe bist, kann eine Nachricht an eine Adresse im Internet gehen, etwa an einen eingehenden Webhook deines Chats. Darin stehen das Spiel, deine Seite und wo die Partie zu finden ist. Sie kommt einmal je Zug, und nicht, wenn du gleich antwortest.
table-webhook-address = Adresse, mit https
table-webhook-give = Nachrichten dorthin schicken
table-webhook-change = Nachrichten stattdessen dorthin schicken
table-webhook-stop = Keine Nachrichten mehr schicken
table-webhook-set = Nachrichten gehen an { $host }. Eine erste ist unterwegs, damit du siehst, ob sie ankommt.
table-webhook-failed = Die letzte Nachricht an { $host } ist trotz mehrerer Versuche nicht angekommen.
table-message-turn = Du bist am Zug in { $game } ({ $side }): { $url }
table-message-greeting = Nachrichten zu { $game } ({ $side }) kommen künftig hier an: { $url }
table-feed = Meine Partien mit einem Feedreader verfolgen
table-feed-about = Ein Feed sagt, in welchen Partien dieses Browsers du am Zug bist. Seine Adresse ist geheim: Wer sie hat, sieht dasselbe, kann aber nicht spielen.
table-feed-address = Adresse des Feeds
table-feed-make = Eine Adresse anlegen
table-feed-new = Eine neue Adresse anlegen; die alte gilt dann nicht mehr
table-feed-stop = Den Feed abschalten
table-feed-title = Barricades: Du bist am Zug
table-feed-turn = Du bist am Zug: { $game } ({ $side })

## Hinweise

table-hint = Hinweis
table-hints = Hinweise
table-hints-usual = wie üblich: außer wenn ein Freund anderswo mitspielt
table-hints-yes = ja
table-hints-no = nein

## The end of a game

ending-you-won = Du hast gewonnen
ending-you-lost = Du hast verloren
ending-again = Das Ende zeigen
ending-board = Den Spielplan zeigen
ending-points = Woher die Punkte kamen
ending-sum = Zusammen
ending-others = andere Quellen
ending-hidden = Verdeckt, jetzt offen
ending-hidden-about = Den Spielplan am Ende sehen mit den Augen von:
ending-choices = { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
}
