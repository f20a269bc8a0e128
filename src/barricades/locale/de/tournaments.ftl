# Tournaments of a club: everybody plays everybody, on every side.

tournament-comes-yet = { $name }, noch nicht da
tournament-of = Turnier „{ $name }“


## Alle Turniere

tournaments = Turniere
tournaments-about = Alle spielen gegen alle, auf jeder Seite.
tournaments-open = Anmeldung offen
tournaments-going = Im Gange
tournaments-over = Beendet
tournaments-none = Es hat noch kein Turnier gegeben.
tournaments-new = Ein neues Turnier


## Ein neues

tournament-name = Name des Turniers
tournament-about = Mitspielen kann, wen der Klub beim Namen kennt, dazu die Bots, die du anmeldest. Wenn du das Turnier beginnst, entstehen alle Partien auf einmal und liegen bei den Partien derer, die sie spielen. Hinweise gibt es nicht, und zurückgenommen wird nichts.
tournament-clocks = Sind es Minuten, laufen die Uhren einer Partie, sobald alle, die sie spielen, gekommen sind; sind es Tage, vom Beginn des Turniers an.
tournament-make = Turnier ausschreiben
tournament-needs-name = Ein Turnier ist für Spieler, die der Klub beim Namen kennt.


## Vor dem Beginn

tournament-state-open = Anmeldung offen: { $players } von { $most } Spielern
tournament-by = ausgerichtet von { $name }
tournament-players = Spieler
tournament-nobody = Noch hat sich niemand angemeldet.
tournament-join = Mitspielen
tournament-leave = Abmelden
tournament-take-out = Herausnehmen
tournament-take-out-whom = { $name } herausnehmen
tournament-bot = Ein Bot
tournament-enter = Anmelden
tournament-link = Link zu diesem Turnier
tournament-start = Turnier beginnen
tournament-games-to-come =
    { $games ->
        [one] Es entsteht eine Partie
       *[other] Es entstehen { $games } Partien
    }; alle spielen jede Seite gleich oft.
tournament-needs = Beginnen kann es mit { $least } Spielern.
tournament-withdraw = Turnier absagen
tournament-full = Es ist voll.


## Die Tabelle

tournament-state-going =
    { $games ->
        [one] { $over } von einer Partie beendet
       *[other] { $over } von { $games } Partien beendet
    }
tournament-state-over = Beendet
tournament-state-ended = Vorzeitig beendet: { $over } von { $games } Partien zählen
tournament-won =
    { $who_count ->
        [one] { $who } hat gewonnen
       *[other] { $who } haben gewonnen
    }
tournament-standings = Tabelle
tournament-points = Punkte
tournament-wins = Siege
tournament-played = Partien
tournament-berger = SB
tournament-berger-long = Sonneborn-Berger
tournament-scoring-two = Ein Sieg bringt 1 Punkt, ein Unentschieden ½. Wer aufgibt oder keine Zeit mehr hat, hat verloren.
tournament-scoring-many = In jeder Partie gibt es 1 Punkt für jeden Gegner, den man hinter sich lässt, und ½ für einen, mit dem man gleichauf liegt. Wer aufgibt oder keine Zeit mehr hat, steht hinter allen, die geblieben sind.
tournament-ties = Bei gleich vielen Punkten geht vor, wer mehr davon aus Partien gegeneinander hat; dann, wer mehr Partien allein gewonnen hat; dann, wer die bessere Sonneborn-Berger-Wertung (SB) hat: die Punkte aller Gegner, die man hinter sich gelassen hat, und die Hälfte von denen, mit denen man gleichauf lag. Wer in allem gleich ist, teilt sich den Platz.
tournament-meeting = { $side }, gegen { $rival }: { $score }
tournament-meeting-open = { $side }, gegen { $rival }: noch nicht beendet
tournament-meetings = { $name } gegen { $rival }: { $score } aus { $games }
tournament-games = Partien
tournament-games-mine = Meine Partien
tournament-not-over = noch nicht beendet
tournament-not-counted = zählt nicht
tournament-end = Jetzt beenden
tournament-end-about = Partien, die dann nicht zu Ende sind, gehen weiter, zählen aber nicht.


## Was nicht geht

wire-no-tournament = Ein solches Turnier gibt es nicht.
wire-tournament-name = Ein Turnier ist für Spieler, die der Klub beim Namen kennt: Nimm zuerst einen Namen an.
wire-tournament-called = Ein Turnier hat einen Namen aus mindestens { $least } Buchstaben oder Ziffern.
wire-tournament-alone = Ein Turnier besteht aus Partien mit mindestens zwei Seiten.
wire-tournament-plain = In einem Turnier gelten die Zahlen und Karten, wie sie sind.
wire-tournament-full = Dieses Turnier ist voll: Es hat { $most } Spieler.
wire-tournament-started = Dieses Turnier hat begonnen.
wire-tournament-waits = Dieses Turnier hat noch nicht begonnen.
wire-tournament-over = Dieses Turnier ist zu Ende.
wire-tournament-few = Ein Turnier in diesem Spiel hat mindestens { $least } Spieler.
wire-tournament-organizer = Das kann nur, wer das Turnier ausrichtet.
wire-tournaments-many = Du hast { $most } Turniere, die nicht zu Ende sind: Kümmere dich erst um sie.
