# Das Terminal: die Befehlszeile, die Seite und was man eingeben kann.

## Die Befehlszeile

terminal-usage = Aufruf:
terminal-arguments = Angaben
terminal-flags = Außerdem
terminal-commands = Befehle
terminal-seats = Wer wo sitzt
terminal-seats-about = Jede Seite spielt eines von: { $known } (ich, ein Freund an diesem Bildschirm, oder ein Bot), oder ein eigenes Programm: „cmd:./mein-bot“. Wo niemand genannt ist, spiele ich die erste freie Seite und ein Bot die übrigen.
terminal-options = Wie gespielt wird

terminal-about = Drei Brettspiele der Revolution, genau nach den Regeln.
terminal-epilog = „barricades“ allein öffnet den Tisch im Browser; „barricades play“ stellt ein paar Fragen und beginnt hier. „barricades BEFEHL --help“ erklärt einen Befehl genauer.
terminal-examples = { $count ->
        [one] Beispiel:
       *[other] Beispiele:
    }
terminal-about-games = die Spiele auflisten und was sich bei jedem einstellen lässt
terminal-examples-games =
    barricades games dual-powers
terminal-about-play = hier im Terminal spielen: gegen einen Bot, zu zweit an diesem Bildschirm oder allein
terminal-epilog-play = Ohne Angaben werden ein paar Fragen gestellt. Nach jeder Wahl wird gespeichert, man kann also jederzeit aufhören.
terminal-examples-play =
    barricades play dual-powers --white me --red hard
terminal-about-replay = die Aufzeichnung eines Spiels durchgehen, mit den Augen jeder Seite
terminal-epilog-replay = Wo niemand etwas eingeben kann, und mit --to oder --log, wird eine Stellung oder das Protokoll ausgegeben.
terminal-examples-replay =
    barricades replay spiel.json --side white --to 40
terminal-about-rules = die Regeln in Kürze zeigen, oder einen Abschnitt daraus
terminal-examples-rules =
    barricades rules dual-powers 4.3
    barricades rules dual-powers 4
    barricades rules dual-powers R12
    barricades rules --search "Probe Bonus"
terminal-about-cards = die Karten eines Spiels einzeln lesen oder eigene Karten prüfen
terminal-examples-cards =
    barricades cards show 28
    barricades cards show Blutsonntag
    barricades cards list --deck great-war
    barricades cards check meine-karten.toml
terminal-about-verify = alles Gezogene und Gewürfelte einer Aufzeichnung prüfen: ob es das ist, worauf sich der Geber festgelegt hatte
terminal-epilog-verify = Der Rückgabewert ist 0, wenn die Aufzeichnung stimmt, 1, wenn eine Wahl nicht stimmt, die Partie nicht an ihr Ende kommt oder ein Siegel gebrochen ist, und 2, wenn sie sich nicht prüfen lässt.
terminal-examples-verify =
    barricades verify partie.json
terminal-about-table = den Tisch eröffnen: im Browser spielen, hier oder mit Freunden in der Ferne
terminal-epilog-table = Die Partien liegen in einer Datei und gehen weiter, wenn der Tisch wieder eröffnet wird. Freunde müssen diesen Rechner erreichen: --host 0.0.0.0 lässt sie herein.
terminal-examples-table =
    barricades table --port 8080 --no-browser
terminal-about-doctor = jede Partie des Tisches nachspielen und melden, welche sich nicht öffnen lässt und warum
terminal-epilog-doctor = Der Rückgabewert ist 0, wenn alle Partien heil sind, und 1, wenn eine es nicht ist.
terminal-examples-doctor =
    barricades doctor --data games.sqlite

terminal-flag-help = nur diese Hilfe zeigen
terminal-flag-version = nur die Version zeigen
terminal-flag-language = die Sprache: Englisch, Deutsch oder Italienisch; sonst die der Umgebung
terminal-flag-game = das Spiel: { $known }
terminal-flag-games-game = das Spiel, das ausführlich beschrieben wird; sonst werden alle aufgelistet
terminal-flag-section = ein Abschnitt (4.3), ein Kapitel (4) oder eine Entscheidung (R12); sonst das Inhaltsverzeichnis
terminal-flag-search = Wörter, die in Regeln, Entscheidungen, Spielhilfen, Anleitungen, Lektionen und Karten gesucht werden: in denen des Spiels, oder in allen
terminal-flag-record = die Datei eines Spiels, wie das Terminal sie speichert
terminal-flag-side = die Seite, mit deren Augen man sieht; sonst die eines Zuschauers
terminal-flag-to = die Stellung nach so vielen Wahlen ausgeben
terminal-flag-log = ausgeben, was geschah, in Sätzen
terminal-flag-resume = ein Spiel wieder aufnehmen: das in dieser Datei, oder das zuletzt gespielte, das noch nicht zu Ende ist
terminal-flag-seat = wer { $side_the } spielt
terminal-flag-option = irgendeine dieser Optionen, mit ihrem Namen; darf sich wiederholen
terminal-flag-components = eine Datei mit den Zahlen der eigenen Schachtel, wo sie von unseren abweichen
terminal-flag-cards-what = list (auflisten), show (zeigen) oder check (prüfen)
terminal-flag-cards-which = Nummer oder Name der Karte, die gezeigt wird, oder die Datei mit Karten, die geprüft werden; „show“ nimmt mehrere
terminal-flag-deck = nur die Karten dieses Stapels: { $known }
terminal-flag-cards = eine Datei mit eigenen Karten, statt unserer mit denselben Nummern
terminal-flag-seed = für Tests: das Geheimnis des Gebers, damit sich ein Spiel wiederholen lässt
terminal-flag-plain = Zeile für Zeile, wie es Skripte und Bildschirmleser brauchen; wo das Terminal nicht mehr kann, von selbst
terminal-flag-theme = wie die Anwendung aussieht: dunkel (dark), hell (light) oder ohne Farben (colourless)
terminal-flag-coach = ein Trainer für diese Partie: er erklärt jede neue Art von Frage und warnt vor groben Fehlern
terminal-flag-bell = bei jeder Frage klingeln
terminal-flag-host = die Adresse, an der gelauscht wird; sonst kommt nur dieser Rechner herein
terminal-flag-port = der Port, an dem gelauscht wird; sonst { $port } oder irgendein freier
terminal-flag-data = die Datei oder die PostgreSQL-Datenbank, in der die Partien liegen; sonst was DATABASE_URL sagt, oder eine Datei am üblichen Ort für Daten
terminal-flag-key = der Schlüssel des Tisches, dessen Siegel die Aufzeichnung tragen muss
terminal-flag-mend = Partien, die nicht heil sind, auf ihre letzte heile Stellung zurücksetzen und in einer Datei aufheben, was abgeschnitten wird; vorher den Tisch schließen
terminal-flag-no-browser = keinen Browser öffnen

terminal-no-command = Einen Befehl „{ $name }“ gibt es nicht. Es gibt: { $known }.
terminal-no-language = Eine Sprache „{ $name }“ gibt es nicht. Es gibt: { $known }.
terminal-unknown-argument = „{ $name }“ bedeutet hier nichts; siehe „{ $command } --help“.
terminal-needs-value = „{ $name }“ braucht einen Wert.
terminal-takes-no-value = „{ $name }“ nimmt keinen Wert.
terminal-missing = { $name } fehlt; siehe „{ $command } --help“.
terminal-bad-usage = Das ergibt keinen Sinn: { $problem }.
terminal-not-a-number = „{ $text }“ nach { $name } ist keine ganze Zahl.
terminal-bad-seed = „{ $name }“ taugt nicht: hier gehören Paare hexadezimaler Ziffern hin.
terminal-no-theme = Ein Aussehen „{ $name }“ gibt es nicht. Es gibt: { $known }.
terminal-no-pair = „{ $text }“ ist nicht als NAME=WERT zu lesen.
terminal-which-game = Welches Spiel? Es gibt: { $known }.
terminal-resume-alone = „--resume“ nimmt ein Spiel auf, wie es war; andere Wünsche passen nicht dazu.
terminal-as-text-alone = Als Text kann nur einer spielen: Was einer Seite gesagt wird, dürfen die anderen nicht lesen.
terminal-no-such-seat = { $side_subject } wird in diesem Spiel von niemandem gespielt. Gespielt werden: { $known }.
terminal-unknown-player = „{ $name }“ kann sich nicht setzen. Möglich ist: { $known }.
terminal-no-such-side = Eine Seite „{ $name }“ gibt es nicht. Es gibt: { $known }.
terminal-no-such-choice = Eine Wahl { $number } gibt es nicht: die Aufzeichnung endet mit Wahl { $last }.
terminal-no-section = Einen Abschnitt „{ $section }“ gibt es nicht.
terminal-no-cards-do = „{ $name }“ kann man mit Karten nicht machen. Möglich ist: { $known }.
terminal-no-deck = Einen Stapel „{ $name }“ gibt es nicht. Es gibt: { $known }.
terminal-no-card = Eine Karte { $name } gibt es nicht.
terminal-doubt = Bitte noch einmal ansehen: { $doubt }
terminal-pack-holds =
    { $count ->
        [one] Mit { $count } Karte kann gespielt werden.
       *[other] Mit { $count } Karten kann gespielt werden.
    }
terminal-no-file = Eine Datei { $file } gibt es nicht.
terminal-is-a-folder = { $file } ist ein Ordner, keine Datei.
terminal-no-permission = { $file } darf nicht gelesen oder geschrieben werden.
terminal-os-error = { $file }: { $problem }.
terminal-not-text = { $file }: das ist keine Textdatei.
terminal-nothing-to-resume = In { $folder } liegt kein Spiel, das noch nicht zu Ende ist.
terminal-held = Dieses Spiel ist in einem anderen Terminal offen und wird dort gespielt; hier kannst du zusehen. ({ $file })
terminal-nobody-sits = In dieser Aufzeichnung sitzt niemand auf der Seite { $side }; man kann sie ansehen, aber nicht weiterspielen.
terminal-no-dealer = In dieser Aufzeichnung fehlt das Geheimnis des Gebers; man kann sie ansehen, aber nicht weiterspielen.
terminal-needs-extra = Dazu fehlt { $name }. So wird es installiert: { $command }
terminal-no-port = Einen Port { $number } gibt es nicht; der letzte ist { $last }.
terminal-no-door = An { $name } lässt sich nicht lauschen: { $problem }.


## Das Gespräch vorweg

terminal-ask-game = Welches Spiel möchtest du spielen?
terminal-ask-how = Wie möchtest du spielen?
terminal-how-resume = Fortsetzen
terminal-how-resume-about = das angefangene Spiel
terminal-how-friend = Gemeinsam
terminal-how-friend-about = an diesem Bildschirm, der weitergereicht wird
terminal-how-alone = Allein
terminal-how-alone-about = gegen die automatische Gegenseite
terminal-how-learn = Lernen
terminal-how-learn-about = in kurzen Lektionen, auf dem echten Spielplan
terminal-ask-time = Wie lange darf der Bot über jede Entscheidung nachdenken?
terminal-time = { NUMBER($seconds) } s
terminal-ask-side = Welche Seite nimmst du?
terminal-pick = „{ $typed }“ ist nichts davon: gib eine Zahl von 1 bis { $count } oder den Anfang eines Namens ein.


## Beim Spielen

terminal-hint = eine Taste oder ein Teil eines Namens;
terminal-short = Auf dieser Seite fehlt etwas; ganz zeigt sie: { $command }.
terminal-expected = „{ $typed }“ steht nicht zur Wahl: gib { $first } bis { $last } oder einen Teil eines Namens ein, oder ? für Hilfe.
terminal-ambiguous = „{ $typed }“ kann heißen: { $found }.
terminal-more = … und davor noch { $count }: protokoll
terminal-forced = Es gab nur eine Möglichkeit: { $choice }.
terminal-pass-on = Der Bildschirm geht an { $side_the }.
terminal-pass-on-hint = { $side_subject } drückt Enter, sobald sonst niemand hinsieht.
terminal-pass-on-undo = { $side_subject } drückt Enter, sobald sonst niemand hinsieht. Bis dahin lässt sich die letzte Wahl zurücknehmen: zurück.
terminal-offered = { $choice } steht zur Wahl: { $key }.
terminal-unknown = Nichts, was hier gewählt werden könnte, heißt „{ $name }“.
terminal-why-what = Warum was? Nenne etwas, das nicht zur Wahl steht.
terminal-card-what = Welche? Nenne eine Karte oder sonst etwas, das man lesen kann.
terminal-nothing-to-read = Zu lesen gibt es nichts, das „{ $name }“ heißt.
terminal-star = neu seit deiner letzten Wahl
terminal-lessons-how = „barricades learn { $game } 1“ öffnet in einem anderen Terminal die erste; deine Partie wartet hier.
terminal-coach-away = „{ $command }“ schickt ihn weg
terminal-coach-on = Der Trainer ist da: Er erklärt jede neue Art von Frage und warnt vor groben Fehlern.
terminal-coach-off = Der Trainer ist gegangen; „{ $command }“ holt ihn zurück.
terminal-coach-alone = Einen Trainer gibt es nur, wo eine Person gegen Bots oder allein spielt.
terminal-coach-sure = Enter wählt es trotzdem; alles andere lässt dich neu wählen:
terminal-cannot-undo = Es gibt nichts zurückzunehmen: deine letzte Wahl hat etwas Verborgenes ans Licht gebracht, oder die andere Seite hat seither gewählt.
terminal-resign-sure = Gibt { $side_the } wirklich auf? (ja/nein)
terminal-resigned = { $side_subject } hat aufgegeben.
terminal-file-exists = { $file } gibt es schon, und es bleibt, wie es ist.
terminal-saved = Das Spiel ist gespeichert: { $file }
terminal-how-to-resume = „barricades play --resume“ nimmt es wieder auf.
terminal-committed = Der Geber hat sich festgelegt auf { $commitment }.
terminal-revealed = Der Geber hatte sich festgelegt auf { $commitment } und legt nun sein Geheimnis offen: { $secret }
terminal-how-to-verify = „barricades verify { $file }“ prüft alles, was er gab. „barricades replay“ zeigt das Spiel noch einmal.
terminal-rulings = Entscheidungen, zu sehen mit ? und der Nummer: { $titles }.

# Die Wörter, die man eingeben kann; das erste wird angezeigt.
terminal-command-help = hilfe regel regeln
terminal-command-why = warum wieso
terminal-command-card = karte lies
terminal-command-hint = tipp rat
terminal-command-aid = übersicht
terminal-command-signs = zeichen legende
terminal-command-undo = zurück zurücknehmen rückgängig
terminal-command-lessons = lektionen
terminal-command-log = protokoll verlauf
terminal-command-board = brett plan
terminal-command-coach = trainer
terminal-command-save = speichern sichern
terminal-command-resign = aufgeben
terminal-command-quit = ende beenden

terminal-does-help = mit einer Nummer oder Wörtern: ein Abschnitt der Regeln, oder was sie dazu sagen
terminal-does-why = mit einem Namen: warum das nicht zur Wahl steht
terminal-does-card = mit einem Namen: eine Karte, oder was sonst zu lesen ist
terminal-does-hint = die besten Möglichkeiten, mit Begründung
terminal-does-aid = die Spielhilfe
terminal-does-signs = was die Zeichen bedeuten
terminal-does-lessons = die Lektionen zu diesem Spiel
terminal-does-log = alles, was geschehen ist
terminal-does-save = mit einer Datei: eine Kopie der Partie; gespeichert ist sie ohnehin
terminal-does-undo = die letzte Wahl zurücknehmen
terminal-does-board = der ganze Spielplan
terminal-does-coach = der Trainer kommt oder geht
terminal-does-resign = die Partie aufgeben
terminal-does-quit = aufhören; mit --resume geht es weiter
terminal-yes = j ja


## Ansehen und prüfen

terminal-turn-next = weiter w
terminal-turn-back = zurück z
terminal-turn-jump = springen s
terminal-turn-side = augen a seite
terminal-turn-log = protokoll p
terminal-turn-quit = ende e beenden
terminal-turn-expected = Enter blättert um; sonst gib eines davon ein: { $known }.
terminal-choice = Wahl { $number } von { $last }, gesehen von { $eyes }
terminal-onlooker = einem Zuschauer
terminal-verified =
    { $answers ->
        [0] Die Aufzeichnung stimmt. In ihr wurde nichts gezogen oder gewürfelt.
        [one] Die Aufzeichnung stimmt: { $answers } Zug des Gebers ist der, auf den er sich festgelegt hatte.
       *[other] Die Aufzeichnung stimmt: alle { $answers } Züge des Gebers sind die, auf die er sich festgelegt hatte.
    }
terminal-fails = Wahl { $number } stimmt nicht: in der Aufzeichnung steht „{ $recorded }“, das Geheimnis des Gebers ergibt „{ $expected }“. Die { $answers } Züge des Gebers davor stimmen.
terminal-fails-unasked = Wahl { $number } stimmt nicht: in der Aufzeichnung steht „{ $recorded }“, wo der Geber nichts zu geben hatte. Die { $answers } Züge des Gebers davor stimmen.
terminal-inherited = Die ersten { $count } Wahlen stammen aus einer anderen Partie; für sie steht deren eigene Aufzeichnung ein.
terminal-ended = Die Partie kam nach den Regeln an ihr Ende.
terminal-not-ended = Die Partie kommt nicht an ihr Ende: Nach { $count } Entscheidungen hört die Aufzeichnung auf. Was danach kam, wenn etwas kam, fehlt.
terminal-sealed = Die Aufzeichnung trägt das Siegel eines Tisches, mit dem Schlüssel { $key }: Namen, Entscheidungen und Ende sind so, wie dieser Tisch sie herausgegeben hat. Wessen Schlüssel das ist, sagt der Tisch selbst, unter /api/key.
terminal-unsealed = Kein Tisch hat sie gesiegelt: Dass alles richtig gegeben wurde, beweist nicht, wer gespielt hat, was gewählt wurde oder dass jemand aufgegeben hat.


## Spiele und Regeln

terminal-games-hint = „barricades games { $game }“ erzählt alles über eines; „barricades play { $game }“ beginnt.
terminal-rules-hint = „barricades rules { $game } 4.3“ zeigt einen Abschnitt, 4 ein Kapitel, R12 eine Entscheidung.
terminal-sides = Seiten: { $list }.
terminal-sources = Wie sicher die Zahlen sind
terminal-source-printed = im Regelheft gedruckt
terminal-source-reported = von Besitzern der Schachtel berichtet
terminal-source-ours = von uns rekonstruiert


## Das Brett von Dual Powers

terminal-standing = Runde { $round } · { $phase } · { $month }, Tag { $day }
terminal-standing-brief = Runde { $round } · { $phase } · Tag { $day }
terminal-will = Wille des Volkes
terminal-trotsky = Trotzki
terminal-level = Gleichstand
terminal-unrest = UNRUHE
terminal-unrest-next = nächste Unruhe
terminal-blockade = Blockade
terminal-nobody = niemand
terminal-by-tokens = durch Anzahl
terminal-by-will = durch Willen
terminal-supply = Vorrat
terminal-hand = Hand
terminal-stack = Stapel
terminal-objective = Ziel
terminal-played = gespielt
terminal-face-down = verdeckt
terminal-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
terminal-points =
    { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }
terminal-strengths = Stärke { $faces }

terminal-round = Runde { $round }
terminal-sign-force = w
terminal-sign-blackmail = e
terminal-sign-gold = g
terminal-bank = Bank
terminal-earned = gewonnen
terminal-laid = { $count } gelegt
terminal-power-spy = ersetzt 1 Stein
terminal-power-apothecary = tauscht 2 Steine
terminal-seal = Enter schließt dieses Gebot ab; alles andere lässt dich ändern:
terminal-bid-unclear = „{ $text }“ ist nicht klar. Ein Gebot liest sich so: „priester 1w 2g, schurke 1g“.
terminal-bid-count = Zu legen sind { $count } × { $kind }, nicht { $found }.


## The table

terminal-table-open = Der Tisch ist eröffnet: { $url } (Strg-C schließt ihn).
terminal-table-data = Die Partien liegen in { $file }.
terminal-sound =
    { $count ->
        [one] heil, { $count } Wahl
       *[other] heil, { $count } Wahlen
    }
terminal-unreadable = unlesbar: { $problem }
terminal-mended = zurückgesetzt auf Zeile { $number }; was abgeschnitten wurde, liegt in { $file }
terminal-unmendable = lässt sich nicht zurücksetzen: { $problem }
terminal-unmended = lässt sich nicht zurücksetzen: Ihre eigene Zeile ist beschädigt, oder ihr Ergebnis zählt schon anderswo
terminal-examined =
    { $ill ->
        [0] Partien: { $count }. Alle sind heil.
       *[other] Partien: { $count }. Nicht heil: { $ill }.
    }

## Hinweise und Analyse

terminal-about-hint = die drei besten Möglichkeiten einer Seite, mit Gewinnchance und Grund
terminal-epilog-hint = Benutzt wird nur, was die Seite weiß.
terminal-examples-hint =
    barricades hint partie.json --side white --to 40
terminal-about-analyse = wie die Chancen in einer Partie standen, wann sie kippten und was am meisten kostete
terminal-examples-analyse =
    barricades analyse partie.json --picture chancen.svg
terminal-flag-hint-side = die Seite, die einen Hinweis will; sonst die erste, die gefragt ist
terminal-flag-hint-to = nach so vielen Wahlen; sonst am Ende der Aufzeichnung
terminal-flag-budget = Bedenkzeit: Durchläufe (400) oder Sekunden (2s)
terminal-flag-picture = die Chancen als Bild (SVG) in diese Datei schreiben
terminal-nobody-asked = Dort ist niemand gefragt: Die Partie ist zu Ende, oder der Zufall ist am Zug.
terminal-side-not-asked = „{ $name }“ ist dort nicht gefragt. Gefragt sind: { $known }.


## Bots

terminal-flag-bot = wer die Seiten spielt, für die niemand genannt ist, sonst { $bot_id }; mit --resume: das Programm, das in jener Partie spielt
terminal-flag-table-bot = ein eigener Bot, gegen den man an diesem Tisch unter dem Namen spielen kann: ein Programm (NAME=cmd:./mein-bot) oder eine Suche mit ihrer Bedenkzeit (NAME=ismcts:2s); mehrmals möglich
terminal-bot-name = Ein Bot wird als NAME=BOT mitgebracht, mit einem NAMEN aus Buchstaben, Ziffern und Bindestrichen, den kein anderer hat; „{ $text }“ ist das nicht.
terminal-bot-lost = { $side_subject } hat verloren: Der Bot hat versagt.
terminal-bot-unconfirmed = In dieser Partie spielt ein Programm, „{ $name }“. Da eine Aufzeichnung von irgendwoher sein kann, wird es nur gestartet, wenn du es hinter „--resume“ auch selbst nennst: --bot "{ $name }"


## Ein Klub

terminal-about-serve = den Tisch für einen Klub betreiben: mehrere Prozesse, PostgreSQL, Kennzahlen und Protokolle
terminal-epilog-serve = Mehrere Prozesse brauchen PostgreSQL: --data postgresql://… oder DATABASE_URL. Alles dazu: „Running a table for a club“ in der Dokumentation.
terminal-examples-serve =
    barricades serve --workers 2 --proxy 127.0.0.1
terminal-flag-serve-port = der Port, an dem gelauscht wird; sonst { $port }
terminal-flag-serve-workers = wie viele Prozesse den Tisch betreiben; sonst einer
terminal-flag-serve-public = die Adresse, unter der alle den Tisch finden, etwa https://klub.example: Mit ihr beginnen Links zu Plätzen
terminal-flag-serve-proxy = ein Proxy, dem geglaubt wird, woher eine Anfrage kommt; darf mehrmals stehen
terminal-flag-serve-metrics = ein Netz, das /metrics lesen darf; sonst nur dieser Rechner; darf mehrmals stehen
terminal-serve-workers = Es müssen 1 bis { $last } Prozesse sein, nicht { $number }.
terminal-serve-public = „{ $text }“ ist keine Adresse im Netz, etwa https://klub.example.
terminal-serve-alone = Mehrere Prozesse können sich keine Datei teilen: Sie brauchen PostgreSQL (--data postgresql://… oder DATABASE_URL).
terminal-serve-network = „{ $text }“ ist kein Netz: Man schreibt es wie 10.1.0.0/16.
terminal-bad-database = Die Adresse der Datenbank ist nicht lesbar: Sie sieht aus wie postgresql://NAME:PASSWORT@RECHNER/DATENBANK.
terminal-no-database = In „{ $name }“ lassen sich keine Partien aufbewahren: nur in einer Datei oder in PostgreSQL.
terminal-no-data = Die Partien in { $name } lassen sich nicht öffnen: { $problem }
terminal-newer-data = Die Partien stammen von einer neueren Version von Barricades als dieser.
terminal-about-backup = alle Partien in eine Datei sichern, während der Tisch offen ist
terminal-epilog-backup = In der Datei stehen die Geheimnisse des Gebers: Behalte sie für dich.
terminal-examples-backup =
    barricades backup partien.backup
terminal-about-restore = eine leere Datenbank mit den Partien einer Sicherung füllen
terminal-epilog-restore = So ziehen die Partien auch von einer Datei nach PostgreSQL um, oder zurück.
terminal-examples-restore =
    barricades restore partien.backup --data postgresql://localhost/klub
terminal-flag-backup-file = die Datei, die geschrieben wird
terminal-flag-restore-file = eine Datei, die „barricades backup“ geschrieben hat
terminal-restore-full = In { $name } gibt es schon Partien. Eine Sicherung wird nur dort eingespielt, wo noch nichts ist.
terminal-bad-backup = { $file } ist keine Sicherung, oder keine vollständige. Es wurde nichts verändert.
terminal-done-backup =
    { $count ->
        [one] { $count } Partie ist in { $file } gesichert.
       *[other] { $count } Partien sind in { $file } gesichert.
    }
terminal-done-restore =
    { $count ->
        [one] { $count } Partie aus { $file } ist wieder da.
       *[other] { $count } Partien aus { $file } sind wieder da.
    }
