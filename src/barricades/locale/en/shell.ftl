# The shell: completion, help, answers for programs.

terminal-about-completion = print a script that lets a shell complete commands, flags and names
terminal-epilog-completion = Once it is written to a file, a new shell finds it by itself, if the folder is there; for zsh, ~/.zfunc has to be in fpath.
terminal-examples-completion =
    barricades completion bash > ~/.local/share/bash-completion/completions/barricades
    barricades completion zsh > ~/.zfunc/_barricades
    barricades completion fish > ~/.config/fish/completions/barricades.fish
terminal-about-help = explain a command
terminal-epilog-help = It says what --help behind the command says.
terminal-examples-help =
    barricades help play
terminal-flag-shell = the shell: { $known }
terminal-flag-command = the command; otherwise all are listed
terminal-flag-json = answer a program: JSON instead of sentences
shell-unknown = There is no completion for “{ $name }”. There are: { $known }.
shell-did-you-mean = Did you mean “{ $text }”?
