"""Exit codes, and the environment variables that are read."""

CODES = {  # of exit
    0: "Done; also if a game was left, by Ctrl-C or at the end of the input.",
    1: "verify: a choice of the record fails. doctor: a game is not sound.",
    2: "Refused, or not possible. One line on standard error says why.",
    130: "arena, simulate: interrupted by Ctrl-C. The games played so far are kept.",
}
ENVIRONMENT = {
    "LC_ALL, LC_MESSAGES, LANG": "The language, unless --language is given.",
    "BARRICADES_HOME": "The folder for saved games, instead of the usual one.",
    "DATABASE_URL": "The PostgreSQL database of the table, unless --data is given.",
    "NO_COLOR": "If set, the terminal is not coloured.",
}
