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
wire-no-plea = Niemand wartet auf deine Zustimmung.
wire-cannot-invite = An diesen Platz kannst du niemanden einladen.
wire-fork-not-yet = Nur eine Partie, die zu Ende ist oder die du allein gegen Bots spielst, lässt sich anderswo fortsetzen.
wire-fork-over = In diesem Augenblick war die Partie schon zu Ende; wähle einen früheren.
wire-bot-failed = Der Bot „{ $name }“ hat versagt. Verloren ist nichts: Lass es ihn noch einmal versuchen, oder nimm deine letzte Wahl zurück.
wire-not-asked-for = Danach wirst du jetzt nicht gefragt.
wire-other-deal = Wahl { $number } ist nicht das, was der Geber gegeben hätte.
wire-other-result = Sie ginge anders aus, als sie ausgegangen ist.

wire-foreign = Diese Anfrage kommt von einer fremden Seite und wird deshalb nicht ausgeführt.
wire-too-large = Das ist zu groß.
wire-too-often = Das war zu viel auf einmal; warte ein wenig.
wire-too-many = Dieser Partie hören schon zu viele zu.
wire-bad-request = { $where }: { $problem }.
wire-unreadable = Diese Anfrage ist nicht lesbar.
wire-no-disk = Die Datei mit den Partien lässt sich gerade nicht lesen oder schreiben. Was vorher bestätigt wurde, ist sicher.
wire-broken = Hier ist etwas entzweigegangen. Nichts, was bestätigt wurde, ist verloren; versuch es noch einmal.
