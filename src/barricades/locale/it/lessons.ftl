# Le lezioni: quello che si dice attorno

lessons-title = Impara { $game }
lessons-about = Lezioni brevi sul vero tabellone, con le vere regole. Ognuna dura pochi minuti e finisce con un piccolo obiettivo. Non può andare storto nulla: un tentativo che non aiuta viene spiegato, e si riprova. Comincia dall'inizio, o prendi una lezione qualsiasi.
lessons-begin = Comincia
lessons-go-on = Continua
lessons-done = Fatta
lessons-all-done = Hai finito tutto il corso. Ora si gioca.
lessons-learn = Impara
lessons-learn-game = Impara { $game }
lessons-lesson = Lezione
lessons-lessons = Lezioni
lessons-beside = Ognuna si apre in una nuova scheda; la partita ti aspetta qui.
lessons-course = Al corso
lessons-where = Lezione { $number } di { $count }
lessons-step = Passo { $number } di { $count }
lessons-other = La lezione
lessons-next = Avanti
lessons-back = Indietro
lessons-try-again = Riprova
lessons-next-lesson = Prossima lezione: { $title }
lessons-heading-done = Bene
lessons-heading-failed = Non ancora
lessons-heading-over = Fine della lezione
lessons-over = Questa lezione finisce qui. Ben fatto.
lessons-not-now = Ora non c'è nulla da scegliere: prosegui con Avanti.
lessons-no-course = Non c'è nessun corso chiamato “{ $name }”. Ci sono: { $known }.
lessons-not-asked = Dopo la scelta { $moment } a { $side } non si chiede nulla.
lessons-no-lesson = Non c'è nessuna lezione chiamata “{ $name }”. Ci sono: { $known }.

# In the terminal
lessons-which = Quale lezione?
lessons-progress = Fatte: { $done } su { $count }.
lessons-hint-explained = Invio: avanti · indietro · ? e un numero: una regola · esci
lessons-hint-asked = Scrivi la risposta · indietro · ?: le regole dietro la domanda · esci
lessons-hint-failed = Invio: riprova · indietro · esci
lessons-hint-over = Invio: prossima lezione · esci

terminal-about-learn = impara un gioco con lezioni brevi, sul suo tabellone e con le sue regole
terminal-examples-learn =
    barricades learn dual-powers
    barricades learn revolution 3
terminal-flag-lesson = la lezione, per numero o per nome; senza, vengono elencate
