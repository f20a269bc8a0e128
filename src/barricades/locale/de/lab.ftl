# Das Labor: Arena, Simulation, Balance.

## Die Befehlszeile

terminal-about-arena = Bots gegeneinander antreten lassen und sagen, wie stark sie sind
terminal-epilog-arena = Was der Geber gibt, wird mit den Bots auf allen Seiten gespielt; gibt es mehr Seiten als Bots, setzt sich der letzte Bot mehrmals. Ein abgebrochener Lauf geht mit demselben Befehl weiter.
terminal-examples-arena =
    barricades arena dual-powers greedy random --games 200
terminal-about-simulate = Bots viele Partien spielen lassen und die Aufzeichnungen behalten
terminal-epilog-simulate = Ein abgebrochener Lauf geht mit demselben Befehl weiter.
terminal-examples-simulate =
    barricades simulate dual-powers --bots greedy --option rules=english,first --games 1000
    barricades simulate dual-powers --bots random --games 1000000 --no-records
terminal-about-balance = aus den Aufzeichnungen vieler Partien eine Seite mit Zahlen machen: wer gewinnt, wie, und mit welchen Karten
terminal-epilog-balance = Die Seite ist eine einzige Datei.
terminal-examples-balance =
    barricades balance dual-powers dual-powers.jsonl.zst --output dual-powers.html
    barricades balance dual-powers --what-if track.length=12
terminal-about-export = aus den Aufzeichnungen vieler Partien eine Tabelle machen, für andere Programme
terminal-epilog-export = Eine Zeile für jede Seite jeder Partie.
terminal-examples-export =
    barricades export dual-powers.jsonl.zst --output partien.csv

terminal-flag-lab-bots = Bots: { $known }, einer mit Bedenkzeit (ismcts:1s) oder einer Zahl von Versuchen (ismcts:400), oder ein Programm (cmd:./mein-bot)
terminal-flag-lab-games = wie viele Partien, sonst { $count }; was der Geber zuletzt gibt, spielen immer alle zu Ende
terminal-flag-lab-option = eine Option des Spiels; von mehreren Werten wird jeder gespielt, immer mit denselben Karten; darf mehrmals vorkommen
terminal-flag-lab-seed = eine ganze Zahl, aus der alles Gegebene folgt, sonst 1
terminal-flag-lab-jobs = wie viele Prozesse zugleich arbeiten, sonst einer je Prozessor
terminal-flag-lab-cluster = die Adresse eines Ray-Clusters, der die Arbeit tun soll; Barricades muss auch dort installiert sein
terminal-flag-lab-records = eine Datei, in der die Aufzeichnungen bleiben, je eine Zeile; gepackt, wenn sie auf .zst endet
terminal-flag-lab-output = die Datei der Aufzeichnungen, je eine Zeile, gepackt, wenn sie auf .zst endet; sonst SPIEL.jsonl.zst
terminal-flag-lab-files = Dateien mit Aufzeichnungen, wie „simulate“ sie schreibt; sonst SPIEL.jsonl.zst
terminal-flag-lab-page = die Datei der Seite, sonst SPIEL.html
terminal-flag-lab-no-records = keine Aufzeichnungen behalten: nur zählen, wer gewinnt und wie es endet, { $count } Partien, wenn --games nichts anderes sagt; Bots, die zufällig spielen oder suchen (random, swift:100), spielen dann in der schnellen Engine
terminal-flag-lab-at-once = Bots, die jetzt gleich spielen, statt Aufzeichnungen aus Dateien; { $count } Partien, wenn --games nichts anderes sagt
terminal-flag-lab-what-if = ein Feld der Schachtel und ein anderer Wert dafür (track.length=12, cards.red#4.days=6); zeigt, was das ändert, bei gleich gegebenen Karten; darf mehrmals vorkommen
terminal-flag-export-files = Dateien mit Aufzeichnungen, wie „simulate“ und „arena --records“ sie schreiben
terminal-flag-export-output = die Datei der Tabelle; ihre Endung sagt, was sie ist: { $endings }

lab-no-cluster = Unter { $name } ist kein Ray-Cluster zu erreichen: { $problem }.
lab-other-version = Der Cluster hat ein anderes Barricades als dieser Rechner, der Version { $version } hat: { $found }
lab-not-packed = { $file } ist nicht mit Zstandard gepackt, obwohl der Name es sagt.
lab-other-run = In { $file } stehen Partien eines anderen Laufs. Nenne eine andere Datei oder entferne diese.
lab-other-game = Das sind Aufzeichnungen von „{ $name }“, nicht von „{ $known }“.
lab-no-games = In { $files } steht keine ganze Partie.
lab-no-format = „{ $name }“ hat keine dieser Endungen: { $endings }.
lab-either = Nicht beides zugleich: { $one } und { $other }.
lab-no-change = „{ $text }“ ist nicht FELD=WERT wie in track.length=12. Die Felder sind die von data/components.toml.


## Arena und Simulation

lab-resumed = Was in { $file } schon steht, wird nicht noch einmal gespielt.
lab-compiling = wird erst übersetzt, ein einziges Mal
lab-interrupted = Abgebrochen. Was gespielt ist, steht in { $file }; derselbe Befehl macht dort weiter.
lab-failed = Partie { $number } ist für „{ $name }“ verloren. { $problem }
lab-given-up = Partie { $number } ließ sich nicht spielen oder lesen: Ihr Prozess starb immer wieder ({ $problem }).
lab-simulated =
    { $count ->
        [one] { $count } Partie steht in { $file }.
       *[other] { $count } Partien stehen in { $file }.
    }
lab-exported =
    { $count ->
        [one] { $count } Zeile ist in { $file }.
       *[other] { $count } Zeilen sind in { $file }.
    }
lab-player = Spieler
lab-opposition = die Gegenseite
lab-games = Partien
lab-won = Gewonnen
lab-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
lab-percent-between = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) })
lab-percent-closely = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
lab-number-between = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
lab-fair-share = Ein gerechter Anteil wären { NUMBER($value, style: "percent", maximumFractionDigits: 1) }.
lab-intervals = In Klammern und hinter ± stehen 95-Prozent-Intervalle. Wer gleichauf vorn liegt, teilt sich den Sieg.
lab-engine-fast = Gespielt von der schnellen Engine.
lab-engine-readable = Gespielt von der lesbaren Engine.
lab-uncounted = Woher Punkte kommen und was Karten bewirken, sagen Aufzeichnungen: „simulate“ ohne --no-records.
lab-before = Vorher
lab-after = Nachher
lab-difference = Unterschied
lab-signed = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-changed = { $field }: { $before } → { $after }
lab-differences = In Klammern stehen 95-Prozent-Intervalle; Unterschiede in Prozentpunkten. ● steht, wo es mehr ist als Zufall, ○, wo es Zufall sein kann. Zufällige Bots zeigen, was die Regeln von selbst tun; für gutes Spiel hilft --bots swift:100.


## Die Seite der Balance

lab-balanced = Die Seite steht in { $file }.
balance-title = Balance
balance-head =
    { $count ->
        [one] { $count } Partie, Bots gegen Bots.
       *[other] { $count } Partien, Bots gegen Bots.
    }
balance-key = Der Strich mit Enden ist der Bereich, in dem der wahre Wert in 19 von 20 Fällen liegt; der gestrichelte Strich ist, was zu erwarten wäre.
balance-download = Die Zahlen als Daten:
balance-sides = Wer gewinnt
balance-sides-about = Nach Optionen und Bots. Wer gleichauf vorn liegt, teilt sich den Sieg; der gestrichelte Strich ist ein gleicher Anteil.
balance-lineup =
    { $count ->
        [one] { $bots }, { $count } Partie
       *[other] { $bots }, { $count } Partien
    }
balance-seat = { $side } ({ $name })
balance-endings = Wie es endet
balance-points = Woher die Punkte kommen
balance-points-about = Punkte je Partie, im Mittel, für die, die gewannen, und für die anderen.
balance-winners = Sieger
balance-others = andere
balance-items-held = Wie oft gewinnt, wer sie auf der Hand hatte. Der gestrichelte Strich ist, was dieselben Seiten im Ganzen gewinnen; der höchste Anteil kommt zuerst. Darunter: wie oft das in einer Partie vorkommt, und wie oft gewinnt, wer es tut.
balance-items-compared = Im Mittel einer Partie, für die, die gewannen, und für die anderen: { $use }. Darunter: wie oft das Übrige in einer Partie vorkommt, und wie oft gewinnt, wer es tut.
balance-use = { $use } { NUMBER($rate, maximumFractionDigits: 2) } ×, gewinnt { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
balance-folded =
    { $count ->
        [one] { $count } weitere, dazwischen
       *[other] { $count } weitere, dazwischen
    }
use-held = auf der Hand
