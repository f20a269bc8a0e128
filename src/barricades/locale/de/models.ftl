# Sprachmodelle: Texte für sie, und der Server des Model Context Protocol.

terminal-about-mcp = Sprachmodelle mitspielen lassen, über das Model Context Protocol
terminal-epilog-mcp = Ohne Angaben wird über Ein- und Ausgabe gesprochen, als Programm, das die Umgebung eines Modells startet.
terminal-examples-mcp =
    barricades mcp --http --port 1905
terminal-flag-mcp-http = stattdessen auf Anfragen warten, unter /mcp
terminal-flag-as-text = als reiner Text, eine Zeile je Antwort, für Sprachmodelle und Programme: Alles, was eine Frage braucht, steht darin

prompt-you = { $title } – du spielst { $side_the }.
prompt-news = Was geschehen ist, seit du zuletzt gewählt hast:
prompt-view = Das Spiel, wie du es sehen darfst, als JSON:
prompt-ask = Die Frage an dich:
prompt-answer = Antworte mit der Nummer einer dieser { $count } Möglichkeiten, und mit nichts sonst.
prompt-again = „{ $text }“ enthält keine Zahl von 1 bis { $count }. Antworte mit der Nummer einer Möglichkeit.

mcp-moment = Bisher gewählt: { $number } von { $last }.
mcp-no-seat = Dieses Kennwort führt zu keinem Platz. Partien enden mit dem Server, und die ältesten gehen, wenn es viele sind.
mcp-not-asked = Dein Platz ist jetzt nicht gefragt.
mcp-no-option = Eine Möglichkeit { $number } gibt es nicht: Sie haben die Nummern 1 bis { $last }.
mcp-offered = Das ist unter deinen Möglichkeiten.
mcp-nothing-found = In keinem Abschnitt der Regeln stehen alle diese Wörter: { $text }.
