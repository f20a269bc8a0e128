# La riga di comando: completamento, aiuto, risposte per programmi.

terminal-about-completion = stampa uno script con cui una shell completa comandi, opzioni e nomi
terminal-epilog-completion = Scritto una volta in un file, la shell lo trova da sé. Esempi: barricades completion bash > ~/.local/share/bash-completion/completions/barricades; barricades completion zsh > ~/.zfunc/_barricades, se ~/.zfunc è in fpath; barricades completion fish > ~/.config/fish/completions/barricades.fish.
terminal-about-help = spiega un comando
terminal-epilog-help = Esempio: barricades help play. È lo stesso di: barricades play --help.
terminal-flag-shell = la shell: { $known }
terminal-flag-command = il comando; altrimenti si elencano tutti
terminal-flag-json = risponde a un programma: JSON invece di frasi
shell-unknown = Per “{ $name }” non c'è completamento. Ci sono: { $known }.
shell-did-you-mean = Intendevi “{ $text }”?
