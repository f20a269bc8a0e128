# The shell: completion, help, answers for programs.

terminal-about-completion = print a script that lets a shell complete commands, flags and names
terminal-epilog-completion = For bash, put eval "$(barricades completion bash)" into ~/.bashrc; for zsh, eval "$(barricades completion zsh)" into ~/.zshrc behind compinit; for fish, barricades completion fish > ~/.config/fish/completions/barricades.fish.
terminal-about-help = explain a command
terminal-epilog-help = Example: barricades help play. The same as: barricades play --help.
terminal-flag-shell = the shell: { $known }
terminal-flag-command = the command; otherwise all are listed
terminal-flag-json = answer a program: JSON instead of sentences
shell-unknown = There is no completion for “{ $name }”. There are: { $known }.
shell-did-you-mean = Did you mean “{ $text }”?
