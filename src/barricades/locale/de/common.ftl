# Was jedes Spiel sagt: Seiten, Listen, und warum etwas nicht geht.
# Die eingerückten Zeilen eines Wortes sind seine Formen: $side_subject ist die Form .subject.

side-nature = der Zufall
    .subject = Der Zufall
    .the = der Zufall
    .of = des Zufalls
    .to = dem Zufall

choice-pass = Verzichten
choice-done = Fertig

list-and = { $items } und { $last }
list-several = { $count } × { $item }

wait = { $who_subject } ist am Zug.

no-not-offered = „{ $choice }“ steht nicht zur Wahl.
no-not-asked = Gefragt ist jetzt { $whom_the }, nicht { $side_the }.
no-game-over = Das Spiel ist zu Ende.

no-unknown-game = Ein Spiel „{ $name }“ gibt es nicht. Es gibt: { $known }.
no-unknown-bot = Einen Bot „{ $name }“ gibt es nicht. Es gibt: { $known }.
no-bot-elsewhere = Der Bot „{ $name }“ spielt dieses Spiel nicht.
no-bad-budget = „{ $text }“ ist keine Bedenkzeit. Möglich sind Durchläufe (400) oder Sekunden (1.5s).
no-unknown-option = Eine Option „{ $name }“ gibt es nicht. Es gibt: { $known }.
no-bad-option = Die Option „{ $name }“ kann nicht „{ $value }“ sein. Möglich ist: { $known }.

no-not-json = Die Aufzeichnung ist kein lesbares JSON: { $problem }.
no-not-a-record = Das ist keine Barricades-Aufzeichnung im Format { $known }.
no-bad-field = Das Feld „{ $name }“ der Aufzeichnung fehlt oder ist beschädigt.
no-bad-choice = Wahl { $number } der Aufzeichnung ist nicht lesbar.
no-other-version = Die Aufzeichnung gehört zu „{ $name }“, Version { $version }; die Regeln hier haben Version { $known }.
no-illegal-choice = Wahl { $number } der Aufzeichnung, „{ $choice }“ durch { $who_the }, ist nicht erlaubt.

no-no-commitment = Der Geber dieser Aufzeichnung hat sich auf nichts festgelegt; was er gab, ist nicht prüfbar.
no-no-secret = Der Geber hat sein Geheimnis noch nicht offengelegt; was er gab, ist nicht prüfbar.
no-broken-commitment = Das Geheimnis in der Aufzeichnung ist nicht das, auf das sich der Geber festgelegt hatte.
no-broken-seal = Das Siegel des Tisches ist gebrochen: In der Aufzeichnung wurde etwas geändert.
no-other-seal = Die Aufzeichnung trägt nicht das Siegel mit diesem Schlüssel, sondern: { $found }.

# Berichtigungen eines Besitzers. In einer Datei haben sie eine Zeile, in einer Aufzeichnung keine.

in-components =
    { $line ->
        [0] Spielmaterial, { $field }
       *[other] { $file }, Zeile { $line }, { $field }
    }
toml-wanted =
    { $wanted_id ->
        [table] eine Tabelle
        [list] eine Liste
        [text] ein Text
        [whole-number] eine ganze Zahl
        [number] eine Zahl
        [truth] wahr oder falsch
       *[other] etwas anderes
    }
toml-found =
    { $found_id ->
        [table] eine Tabelle
        [list] eine Liste
        [text] ein Text
        [whole-number] eine ganze Zahl
        [number] eine Zahl
        [truth] wahr oder falsch
       *[other] etwas anderes
    }

no-bad-toml = { $file }, Zeile { $line }, Spalte { $column }: Das ist kein TOML ({ $problem }).
no-bad-type = { in-components }: Hier muss { toml-wanted } stehen, nicht { toml-found }.
no-bad-name = { in-components }: Ein solches Feld gibt es nicht. Es gibt: { $known }.
no-bad-spelling = { in-components }: Ein solches Feld gibt es nicht. War „{ $nearest }“ gemeint? Es gibt: { $known }.
no-bad-missing = { in-components }: „{ $missing }“ fehlt.
no-bad-count =
    { $wanted ->
        [one] { in-components }: Hierher gehört { $wanted } Eintrag, nicht { $found }.
       *[other] { in-components }: Hierher gehören { $wanted } Einträge, nicht { $found }.
    }
no-bad-length = { in-components }: Hierher gehören { $least } bis { $most } Einträge, nicht { $found }.
no-bad-number = { in-components }: { $found } liegt nicht zwischen { $least } und { $most }.
no-bad-value = { in-components }: { $found } ist nicht möglich. Möglich ist: { $known }.
no-bad-repeat = { in-components }: { $found } steht zweimal da.
