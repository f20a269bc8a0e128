# What the table refuses, on its pages and over the wire.

wire-stale = Die Partie ist inzwischen weitergegangen; sieh noch einmal hin.
wire-no-game = Eine solche Partie gibt es nicht.
wire-no-seat = Dieser Link führt zu keinem Platz: Vielleicht gibt es einen neueren.
wire-no-page = Unter dieser Adresse ist nichts.
wire-no-method = Das lässt sich unter dieser Adresse nicht tun.
wire-not-yours = Dieser Platz ist nicht deiner.
wire-which-side = Du hast mehrere Plätze: Sag, welche Seite du meinst.
wire-no-side = Eine Seite „{ $name }“ gibt es nicht. Es gibt: { $known }.
wire-unknown-player = „{ $name }“ kann sich nicht setzen. Möglich ist: { $known }.
wire-no-moment = Einen solchen Augenblick gibt es nicht: Der letzte ist { $last }.
wire-not-over = Das wird gezeigt, wenn die Partie zu Ende ist.
wire-nothing-to-undo = Du hast nichts zurückzunehmen.
wire-many-undos = Du hast oft genug zurückgenommen: Die Partie muss weitergehen.
wire-tournament-undo = In einem Turnier wird nichts zurückgenommen.
wire-no-plea = Niemand wartet auf deine Zustimmung.
wire-cannot-invite = An diesen Platz kannst du niemanden einladen.
wire-fork-not-yet = Nur eine beendete Partie lässt sich anderswo fortsetzen: Vorher würde sie zeigen, was andere haben.
wire-fork-over = In diesem Augenblick war die Partie schon zu Ende; wähle einen früheren.
wire-bot-failed = Der Bot „{ $name }“ hat versagt. Verloren ist nichts: Lass es ihn noch einmal versuchen, oder nimm deine letzte Wahl zurück.
wire-not-asked-for = Danach wirst du jetzt nicht gefragt.
wire-one-by-one = Vor der letzten dieser Entscheidungen wird etwas aufgedeckt: Triff sie eine nach der anderen.
wire-other-deal = Wahl { $number } ist nicht das, was der Geber gegeben hätte.
wire-other-result = Sie ginge anders aus, als sie ausgegangen ist.
wire-no-row = Was als Nummer { $number } geschah, fehlt.

wire-foreign = Diese Anfrage kommt von einer fremden Seite und wird deshalb nicht ausgeführt.
wire-too-slow = Das hat zu lange gebraucht.
wire-too-large = Das ist zu groß: höchstens 64 KB, für eine neue Partie 128 KB.
wire-too-often = Das war zu viel auf einmal; warte ein wenig.
wire-busy = Gerade lassen andere die Bots nachdenken; frag in einer Weile noch einmal.
wire-damaged = Diese Partie ist beschädigt, wo sie aufbewahrt wird: Zeile { $number }, Feld „{ $field }“. Du kannst nichts dafür; wer den Tisch betreibt, kann sie auf ihre letzte heile Stellung zurücksetzen.
wire-wait =
    Was du verlangt hast, beschäftigt den Tisch, und auch andere spielen: Warte { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    } und versuche es wieder.
wire-many-games = Du hast schon { $most } laufende Partien; beende erst eine, oder gib sie auf.
wire-many-invitations = Von dort, wo du bist, kamen schon viele offene Einladungen; warte eine Weile, oder lade Freunde mit einem Link ein.
wire-too-many = Dieser Partie hören schon zu viele zu.
wire-no-place = Zu viele Seiten sind gleichzeitig offen, von deiner Adresse aus oder insgesamt; schließe eine, oder warte ein wenig.
wire-bad-request = Bei „{ $where }“ ist diese Anfrage nicht lesbar: { $problem }.
wire-unreadable = Diese Anfrage ist nicht lesbar.
wire-no-disk = Die Partien lassen sich gerade nicht lesen oder schreiben. Was vorher bestätigt wurde, ist sicher; versuche es gleich noch einmal.
wire-broken = Hier ist etwas entzweigegangen. Nichts, was bestätigt wurde, ist verloren; versuch es noch einmal.


## Weit voneinander

wire-which-clock = Eine Uhr hat Minuten und einen Zuschlag, oder sie hat Tage.
wire-bad-clock =
    { $name_id ->
        [minutes] Eine Uhr hat zwischen { $least } und { $most } Minuten.
        [increment] Eine Antwort bringt zwischen { $least } und { $most } Sekunden hinzu.
       *[days] Eine Uhr hat für jede Antwort zwischen { $least } und { $most } Tagen.
    }
wire-no-clock = Diese Partie hat keine Uhr.
wire-paused = Das Spiel ist angehalten.
wire-stranded = Sie wurde nach Version { $version } der Regeln begonnen. Hier gilt Version { $known }, und danach wäre sie anders verlaufen.
wire-not-stranded = Im Einvernehmen beendet wird nur eine Partie, die nach den Regeln hier nicht weitergehen kann. Du kannst aufgeben.
wire-not-paused = Das Spiel ist nicht angehalten.
wire-must-resume = Niemand kann ein Spiel angehalten lassen: Einen Tag nachdem jemand weiterspielen will, geht es weiter.
wire-bad-webhook = Eine Nachricht kann nur an eine Adresse gehen, die mit https:// beginnt, ohne Namen oder Passwort darin und am Port 443 oder 8443.
wire-lost-webhook = Diese Adresse ist im Internet nicht zu finden.
wire-private-webhook = Diese Adresse führt nicht ins öffentliche Internet.
wire-bad-order = Einen Auftrag „{ $name }“ mit dieser Zahl gibt es nicht. Es gibt: { $known }.
wire-no-hints = Diese Partie wird ohne Hinweise gespielt.
wire-not-your-turn = Du wirst jetzt nichts gefragt.
