# Il terminale come applicazione: i suoi riquadri e i suoi tasti.

application-board = Tabellone
application-hand = La tua mano
application-reading = Da leggere
application-log = Cronaca
application-about = Che cos'è
application-seal = La tua offerta
application-prompt = un tasto, parte di un nome o un comando; Invio sceglie ciò che è evidenziato
application-wait = Un momento …
application-over = La partita è finita. Invio esce, F7 la fa rivedere.
application-lesson-on = Invio: avanti
application-lesson-again = Invio: riprova
application-lesson-over = Invio: prossima lezione · F2: tutte le lezioni

# Un tasto, e a che cosa serve.
application-key-read = Spazio leggi
application-key-help = F1 regole
application-key-hint = F2 consiglio
application-key-why = F3 perché
application-key-aid = F4 riassunto
application-key-signs = F5 segni
application-key-zoom = F6 tabellone
application-key-back = F7 indietro
application-key-hand = F8 mano
application-key-leave = F10 esci
application-key-next = → avanti
application-key-previous = ← indietro
application-key-first = Home inizio
application-key-last = Fine ultima
application-key-eyes = s occhi
application-key-close = Esc chiudi
application-key-on = Invio avanti
application-key-step-back = F7 indietro
application-key-course = F2 lezioni

application-does-tab = Tab da un riquadro all'altro; lì le frecce indicano gli elementi
application-does-enter = Invio sceglie ciò che è scritto o evidenziato
application-does-space = Spazio fa leggere ciò che è evidenziato
application-does-ask = ? in un riquadro: che cosa dicono le regole di ciò che è evidenziato
application-does-zoom = F6 solo il tabellone, e di nuovo tutto
application-does-back = F7 fa rivedere la partita
application-does-hand = F8 tutto ciò che hai in mano, da leggere
application-does-theme = F9 scuro, chiaro, senza colori
application-does-page = Pag↓ scorre avanti, Pag↑ indietro
application-does-escape = Esc chiude ciò che è aperto, o svuota la riga
