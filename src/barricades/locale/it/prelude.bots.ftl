# Come giocano i bot di questo gioco.

bot-easy-about = prende ciò che a prima vista sembra il meglio, e ogni tanto lo giudica male
bot-medium-about = pianifica ogni carta fino in fondo, con probabilità esatte
bot-hard-about = esplora in mille modi la sua carta e la tua risposta
bot-expert-about = esplora per secondi, su più core
bot-hoarder-about = per esercitarsi: risparmia Punti Opportunità, carte e Azioni Speciali
bot-gambler-about = per esercitarsi: punta sulle Organizzazioni, e non tiene nulla per dopo
