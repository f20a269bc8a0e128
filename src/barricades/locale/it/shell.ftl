# La riga di comando: completamento, aiuto, risposte per programmi.

terminal-about-completion = stampa uno script con cui una shell completa comandi, opzioni e nomi
terminal-epilog-completion = Una volta scritto in un file, una nuova shell lo trova da sé, se la cartella esiste; per zsh, ~/.zfunc deve essere in fpath.
terminal-examples-completion =
    barricades completion bash > ~/.local/share/bash-completion/completions/barricades
    barricades completion zsh > ~/.zfunc/_barricades
    barricades completion fish > ~/.config/fish/completions/barricades.fish
terminal-about-help = spiega un comando
terminal-epilog-help = Dice ciò che dice --help dopo il comando.
terminal-examples-help =
    barricades help play
terminal-flag-shell = la shell: { $known }
terminal-flag-command = il comando; altrimenti si elencano tutti
terminal-flag-json = risponde a un programma: JSON invece di frasi
shell-unknown = Per “{ $name }” non c'è completamento. Ci sono: { $known }.
shell-did-you-mean = Intendevi “{ $text }”?
