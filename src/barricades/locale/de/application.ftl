# Das Terminal als Anwendung: ihre Bereiche und Tasten.

application-board = Spielplan
application-hand = Deine Hand
application-reading = Zum Lesen
application-log = Protokoll
application-about = Was es ist
application-seal = Dein Gebot
application-prompt = eine Taste, ein Teil eines Namens oder ein Befehl; Enter wählt das Markierte
application-wait = Einen Augenblick …
application-over = Das Spiel ist aus. Enter verlässt es, F7 blickt zurück.
application-lesson-on = Enter: weiter
application-lesson-again = Enter: noch einmal
application-lesson-over = Enter: nächste Lektion · F2: alle Lektionen

# Eine Taste, und wofür sie ist.
application-key-read = Leer lesen
application-key-help = F1 Regeln
application-key-hint = F2 Tipp
application-key-why = F3 warum
application-key-aid = F4 Übersicht
application-key-signs = F5 Zeichen
application-key-zoom = F6 Plan
application-key-back = F7 Rückblick
application-key-hand = F8 Hand
application-key-leave = F10 Ende
application-key-next = → weiter
application-key-previous = ← zurück
application-key-first = Pos1 Anfang
application-key-last = Ende Schluss
application-key-eyes = s Augen
application-key-close = Esc schließen
application-key-on = Enter weiter
application-key-step-back = F7 zurück
application-key-course = F2 Lektionen

application-does-tab = Tab von Feld zu Feld; die Pfeile zeigen dort auf die Dinge
application-does-enter = Enter wählt, was getippt oder markiert ist
application-does-space = Leer liest, was markiert ist
application-does-ask = ? in einem Feld: was die Regeln zum Markierten sagen
application-does-zoom = F6 nur der Spielplan, und zurück
application-does-back = F7 blickt auf die Partie zurück
application-does-hand = F8 alles, was du auf der Hand hast, zum Lesen
application-does-theme = F9 dunkel, hell, ohne Farben
application-does-page = Bild↓ blättert weiter, Bild↑ zurück
application-does-escape = Esc schließt, was offen ist, oder leert die Zeile
