# Lektionen: was rings um sie gesagt wird

lessons-title = { $game } lernen
lessons-about = Kurze Lektionen auf dem echten Spielplan, nach den echten Regeln. Jede dauert ein paar Minuten und endet mit einem kleinen Ziel. Es kann nichts schiefgehen: Ein Versuch, der nicht hilft, wird erklärt, und du versuchst es noch einmal. Fang vorn an, oder nimm irgendeine Lektion.
lessons-begin = Anfangen
lessons-go-on = Weitermachen
lessons-done = Geschafft
lessons-all-done = Du hast den ganzen Kurs hinter dir. Jetzt wird gespielt.
lessons-learn = Lernen
lessons-learn-game = { $game } lernen
lessons-lesson = Lektion
lessons-lessons = Lektionen
lessons-beside = Jede öffnet sich in einem neuen Tab; dein Spiel wartet hier.
lessons-course = Zum Kurs
lessons-where = Lektion { $number } von { $count }
lessons-step = Schritt { $number } von { $count }
lessons-other = Die Lektion
lessons-next = Weiter
lessons-back = Zurück
lessons-try-again = Noch einmal
lessons-next-lesson = Nächste Lektion: { $title }
lessons-heading-done = Gut so
lessons-heading-failed = Noch nicht
lessons-heading-over = Ende der Lektion
lessons-over = Damit ist diese Lektion zu Ende. Gut gemacht.
lessons-not-now = Gerade gibt es nichts zu wählen: Weiter geht es mit „Weiter“.
lessons-no-course = Es gibt keinen Kurs namens „{ $name }“. Es gibt: { $known }.
lessons-not-asked = { $side } wird nach Wahl { $moment } nichts gefragt.
lessons-no-lesson = Es gibt keine Lektion namens „{ $name }“. Es gibt: { $known }.

# In the terminal
lessons-which = Welche Lektion?
lessons-progress = Geschafft: { $done } von { $count }.
lessons-hint-explained = Enter: weiter · zurück · ? und eine Nummer: eine Regel · ende
lessons-hint-asked = Antwort eingeben · zurück · ?: die Regeln hinter der Frage · ende
lessons-hint-failed = Enter: noch einmal · zurück · ende
lessons-hint-over = Enter: nächste Lektion · ende

terminal-about-learn = ein Spiel in kurzen Lektionen lernen, auf seinem Plan und nach seinen Regeln
terminal-examples-learn =
    barricades learn dual-powers
    barricades learn revolution 3
terminal-flag-lesson = die Lektion, nach Nummer oder Name; ohne sie werden alle aufgezählt
