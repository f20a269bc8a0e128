# The terminal as an application: its panes and keys.

application-board = Board
application-hand = Hand
application-reading = Reading
application-log = Log
application-about = What it is
application-seal = Your bid
application-prompt = a key, a part of a name, or a command; Enter chooses what the cursor is on
application-wait = One moment …
application-over = The game is over. Enter leaves, F7 looks back.
application-lesson-on = Enter: next
application-lesson-again = Enter: try again
application-lesson-over = Enter: next lesson · F2: all lessons

# A key, and what it is for.
application-key-read = Space read
application-key-help = F1 rules
application-key-hint = F2 hint
application-key-why = F3 why
application-key-aid = F4 aid
application-key-signs = F5 signs
application-key-zoom = F6 board
application-key-back = F7 back
application-key-hand = F8 hand
application-key-leave = F10 leave
application-key-next = → next
application-key-previous = ← back
application-key-first = Home first
application-key-last = End last
application-key-eyes = s eyes
application-key-close = Esc close
application-key-on = Enter go on
application-key-step-back = F7 back
application-key-course = F2 lessons

application-does-tab = Tab from pane to pane; the arrows point at what is shown there
application-does-enter = Enter chooses what was typed, or what the cursor is on
application-does-space = Space reads what the cursor is on
application-does-ask = ? in a pane: what the rules say about what the cursor is on
application-does-zoom = F6 the board alone, and back
application-does-back = F7 looks back at the game so far
application-does-hand = F8 all that you hold, to be read
application-does-theme = F9 dark, light, without colour
application-does-page = PgDn scrolls what is open, PgUp scrolls back
application-does-escape = Esc closes what is open, or clears the line
