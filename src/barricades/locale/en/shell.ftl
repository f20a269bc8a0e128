# The shell: completion, help, answers for programs.

terminal-about-completion = print a script that lets a shell complete commands, flags and names
terminal-epilog-completion = Written to a file once, a shell finds it by itself. Examples: barricades completion bash > ~/.local/share/bash-completion/completions/barricades; barricades completion zsh > ~/.zfunc/_barricades, where fpath has ~/.zfunc; barricades completion fish > ~/.config/fish/completions/barricades.fish.
terminal-about-help = explain a command
terminal-epilog-help = Example: barricades help play. The same as: barricades play --help.
terminal-flag-shell = the shell: { $known }
terminal-flag-command = the command; otherwise all are listed
terminal-flag-json = answer a program: JSON instead of sentences
shell-unknown = There is no completion for “{ $name }”. There are: { $known }.
shell-did-you-mean = Did you mean “{ $text }”?
