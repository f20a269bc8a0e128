"""What a command tells whoever called it, and what it hears from its surroundings."""

CODES = {  # of exit
    0: "Done. Also if whoever plays has left, by Ctrl-C or because there was nothing more to read.",
    1: "verify: a choice of the record fails. doctor: a game is not sound.",
    2: "It cannot be done as it was asked. One line, on the standard error stream, says why.",
    130: "arena, simulate: interrupted by Ctrl-C. What has been played is kept.",
}
ENVIRONMENT = {
    "LC_ALL, LC_MESSAGES, LANG": "The language, unless --language says it.",
    "BARRICADES_HOME": "The folder in which games are kept, instead of the usual place for data.",
    "DATABASE_URL": "The PostgreSQL database of the table, unless --data says it.",
    "NO_COLOR": "If it is set, the terminal is not coloured.",
}
