# Die Befehlszeile: Ergänzung, Hilfe, Antworten für Programme.

terminal-about-completion = ein Skript ausgeben, mit dem eine Shell Befehle, Angaben und Namen ergänzt
terminal-epilog-completion = Bei bash kommt eval "$(barricades completion bash)" in ~/.bashrc; bei zsh eval "$(barricades completion zsh)" in ~/.zshrc, hinter compinit; bei fish: barricades completion fish > ~/.config/fish/completions/barricades.fish.
terminal-about-help = einen Befehl erklären
terminal-epilog-help = Beispiel: barricades help play. Dasselbe wie: barricades play --help.
terminal-flag-shell = die Shell: { $known }
terminal-flag-command = der Befehl; sonst werden alle aufgelistet
terminal-flag-json = einem Programm antworten: JSON statt Sätzen
shell-unknown = Für „{ $name }“ gibt es keine Ergänzung. Es gibt: { $known }.
shell-did-you-mean = War „{ $text }“ gemeint?
