# Company at the table: chat, notes, onlookers, open seats, players and their ratings.

## Neben einer Partie

company-chat = Chat
company-chat-nothing = Noch hat niemand etwas gesagt.
company-chat-say = Etwas sagen
company-chat-send = Senden
company-chat-later = In dieser Partie wird erst geredet, wenn sie zu Ende ist.
company-chat-about = Das lesen nur die, die mitspielen; wer zusieht, erst wenn die Partie zu Ende ist.
company-chat-new = Jemand hat etwas gesagt
company-notes = Notizen
company-notes-own = Meine Notizen
company-notes-about = Niemand sonst liest sie je. Gespeichert wird beim Tippen.
company-notes-saved = Gespeichert.
company-notes-unsaved = Noch nicht gespeichert …
company-notes-save = Speichern
company-looking = Zuschauer
company-looking-about = Wer diesen Link hat, darf zusehen und sieht, was Zuschauer sehen dürfen.
company-looking-link = Link für Zuschauer
company-looking-none = Bei dieser Partie darf niemand zusehen, der nicht mitspielt.


## Ein neues Spiel

table-sit-anybody = Wer mag, aus dem Foyer
company-company = Gesellschaft
company-onlookers = Zuschauer
company-onlookers-yes = willkommen, wenn sie den Link haben
company-onlookers-no = keine: nur wer mitspielt
company-rated = Wertung
company-rated-no = nur zum Vergnügen
company-rated-yes = eine gewertete Partie
company-rated-about = In einer gewerteten Partie gibt es keine Hinweise, und was jemandem etwas verraten hat, lässt sich nicht zurücknehmen. Sie ist für Spieler, die der Klub beim Namen kennt, und für Bots.
company-rated-mark = gewertet
company-as = Du spielst als { $name }.
company-needs-name = Diese Partie wird gewertet: Sie ist für Spieler, die der Klub beim Namen kennt.
company-take-name = Einen Namen annehmen


## Offene Plätze

company-open = Offene Plätze
company-open-with = mit { $others }
company-open-free = frei: { $sides }
company-open-page = Wer zuerst kommt, hat den Platz.
company-open-take = Hinsetzen: { $side }
company-open-anybody = ein offener Platz
company-open-waits = Der Platz von { $side_to } steht im Foyer allen offen.
company-open-withdraw = Nicht mehr allen offen halten
company-open-terms = Was gespielt wird


## Der Klub

company-club = Der Klub
company-you-are = Du bist { $name }.
company-name = Ein Name im Klub
company-name-about = Unter ihm kennt dich der Klub, in jedem Browser, in den du deine Partien mitnimmst. Er gehört dir allein und auf Dauer; für gewertete Partien brauchst du einen.
company-name-field = Dein Name
company-name-take = Diesen Namen annehmen
company-name-have = Der Klub kennt dich als { $name }.
company-carry = Ein anderes Gerät
company-carry-about = Deine Partien in diesem Browser können in einen anderen mitkommen, etwa auf dein Telefon: Von da an haben beide dieselben Partien und denselben Namen.
company-carry-make = Einen Link erzeugen
company-carry-made = Öffne dort diesen Link oder tippe den Code auf der Seite „Ein anderes Gerät“ ein. Er gilt zehn Minuten und einmal. Wer ihn hat, spielt an deiner Stelle: Gib ihn niemandem.
company-carry-link = Link für das andere Gerät
company-carry-code = Der Code
company-carry-here = Partien von anderswo hierher holen
company-carry-here-about = Tippe den Code ein, den der andere Browser zeigt. Die Partien, die dieser Browser schon hat, kommen mit.
company-carry-come = Die Partien hierher holen
company-carry-question = Die Partien eines anderen Browsers wollen hierher. Von da an haben beide dieselben Partien und denselben Namen, und die Partien, die dieser Browser schon hat, kommen mit.


## Wertungen

company-ratings = Wertungen
company-ratings-about = Alle beginnen mit { $start }. Ein Sieg über Stärkere bringt mehr als einer über Schwächere; jede Änderung wird aufbewahrt und lässt sich nachrechnen.
company-ratings-formula = Wie gerechnet wird
company-ratings-none = Noch ist keine gewertete Partie dieses Spiels zu Ende.
company-ratings-place = Platz
company-ratings-player = Spieler
company-ratings-rating = Wertung
company-ratings-games = Partien
company-ratings-bot = Bot
company-player-none = Noch keine gewertete Partie.
company-player-date = Datum
company-player-against = Gegen
company-player-score = Ergebnis
company-player-expected = Erwartet
company-player-weight = Gewicht
company-player-change = Änderung
company-player-after = Danach
company-player-older = Frühere Partien
company-rating-changed = { $name }: { $before } → { $after }
company-formula-chance = erwartet = Summe über alle Gegner von 1 / (1 + 10^((Gegner − eigene) / { $scale }))
company-formula-change = danach = vorher + Gewicht × (Ergebnis − erwartet), auf ein Zehntel gerundet
company-formula-weight = Gewicht = { $new } geteilt durch die Zahl der Gegner in den ersten { $games } Partien, danach { $settled } geteilt durch sie
company-formula-score = Ergebnis = für jeden Gegner 1, wenn er geschlagen ist, ½ bei Gleichstand, sonst 0; wer aufgibt oder keine Zeit mehr hat, steht hinter allen, die geblieben sind


## Was nicht geht

wire-no-onlookers = Bei dieser Partie darf niemand zusehen, der nicht mitspielt.
wire-no-chat = Der Chat ist für die, die mitspielen, bis die Partie zu Ende ist.
wire-chat-later = In dieser Partie wird erst geredet, wenn sie zu Ende ist.
wire-nothing-said = Es wurde nichts gesagt.
wire-said-too-much = Höchstens { $most } Zeichen auf einmal.
wire-note-too-long = Notizen haben höchstens { $most } Zeichen.
wire-rated = In einer gewerteten Partie geht das nicht.
wire-rated-name = Eine gewertete Partie ist für Spieler, die der Klub beim Namen kennt: Nimm zuerst einen Namen an.
wire-rated-alone = In einer gewerteten Partie hat jeder einen Platz, und es gibt mindestens zwei.
wire-rated-plain = Eine gewertete Partie wird mit den Zahlen und Karten gespielt, wie sie sind.
wire-rated-token = In einer gewerteten Partie sitzt niemand mit einem Token allein: Setz dich in einem Browser, den der Klub beim Namen kennt.
wire-seat-gone = Diesen Platz hat schon jemand anderes.
wire-one-seat = Du hast in dieser Partie schon einen Platz.
wire-has-name = Der Klub kennt dich als „{ $name }“.
wire-bad-name = Ein Name hat mindestens { $least } Buchstaben oder Ziffern.
wire-name-taken = Der Name „{ $name }“ ist vergeben.
wire-name-like = Der Name „{ $name }“ sieht aus wie der von jemand anderem hier.
wire-mixed-name = Ein Name steht in einer einzigen Schrift; in „{ $name }“ sind Buchstaben aus mehreren gemischt, und das könnte aussehen wie ein anderer Name.
wire-no-player = Unter diesem Namen kennt der Klub niemanden.
wire-no-code = Dieser Code gilt nicht oder nicht mehr: Er hält zehn Minuten und nur einmal.
wire-same-games = Diese Partien hat dieser Browser schon.
wire-other-ratings = Die Wertungen sind nicht, was dieses Ergebnis aus ihnen macht.
