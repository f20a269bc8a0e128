# Die Befehlszeile: Ergänzung, Hilfe, Antworten für Programme.

terminal-about-completion = ein Skript ausgeben, mit dem eine Shell Befehle, Angaben und Namen ergänzt
terminal-epilog-completion = Einmal in eine Datei geschrieben, findet eine neue Shell es selbst, wenn es den Ordner gibt; für zsh muss ~/.zfunc im fpath stehen.
terminal-examples-completion =
    barricades completion bash > ~/.local/share/bash-completion/completions/barricades
    barricades completion zsh > ~/.zfunc/_barricades
    barricades completion fish > ~/.config/fish/completions/barricades.fish
terminal-about-help = einen Befehl erklären
terminal-epilog-help = Das Gleiche sagt --help hinter dem Befehl.
terminal-examples-help =
    barricades help play
terminal-flag-shell = die Shell: { $known }
terminal-flag-command = der Befehl; sonst werden alle aufgelistet
terminal-flag-json = einem Programm antworten: JSON statt Sätzen
shell-unknown = Für „{ $name }“ gibt es keine Ergänzung. Es gibt: { $known }.
shell-did-you-mean = War „{ $text }“ gemeint?
