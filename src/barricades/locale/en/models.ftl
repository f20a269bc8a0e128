# Language models: prompts, and the server of the Model Context Protocol.

terminal-about-mcp = let language models play, over the Model Context Protocol
terminal-epilog-mcp = Without flags it speaks on standard input and output, as a program that a model's host begins.
terminal-examples-mcp =
    barricades mcp --http --port 1905
terminal-flag-mcp-http = listen for requests instead, at /mcp
terminal-flag-as-text = as plain text, one line an answer, for language models and programs: everything a question needs is in it

prompt-you = { $title } – you play { $side_the }.
prompt-news = What has happened since you last chose:
prompt-view = The game as you may see it, as JSON:
prompt-ask = The question to you:
prompt-answer = Answer with the number of one of these { $count } options, and nothing else.
prompt-again = “{ $text }” has no number from 1 to { $count }. Answer with the number of an option.

mcp-moment = Choices made so far: { $number } of { $last }.
mcp-no-seat = This token leads to no seat. Games end with the server, and the oldest go when there are many.
mcp-not-asked = Your seat is not asked anything now.
mcp-no-option = There is no option { $number }: they are numbered from 1 to { $last }.
mcp-offered = It is among your options.
mcp-nothing-found = No section of the rules has all of these words: { $text }.
