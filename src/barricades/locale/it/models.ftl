# Modelli linguistici: testi per loro, e il server del Model Context Protocol.

terminal-about-mcp = fa giocare i modelli linguistici, tramite il Model Context Protocol
terminal-epilog-mcp = Senza altro, parla su ingresso e uscita, come programma avviato da chi ospita un modello.
terminal-examples-mcp =
    barricades mcp --http --port 1905
terminal-flag-mcp-http = aspetta invece richieste, a /mcp
terminal-flag-as-text = come puro testo, una riga per risposta, per modelli linguistici e programmi: contiene tutto ciò che serve a una domanda

prompt-you = { $title } – tu giochi { $side_the }.
prompt-news = Che cosa è accaduto da quando hai scelto l'ultima volta:
prompt-view = Il gioco come ti è dato vederlo, in JSON:
prompt-ask = La domanda per te:
prompt-answer = Rispondi con il numero di una di queste { $count } possibilità, e con nient'altro.
prompt-again = “{ $text }” non contiene un numero da 1 a { $count }. Rispondi con il numero di una possibilità.

mcp-moment = Scelte fatte finora: { $number } di { $last }.
mcp-no-seat = Questo codice non porta a nessun posto. Le partite finiscono con il server, e le più vecchie se ne vanno quando sono molte.
mcp-not-asked = Al tuo posto ora non si chiede nulla.
mcp-no-option = Non c'è una possibilità { $number }: sono numerate da 1 a { $last }.
mcp-offered = È tra le tue possibilità.
mcp-nothing-found = In nessuna sezione delle regole ci sono tutte queste parole: { $text }.
