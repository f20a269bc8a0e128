# Come giocano i bot di questo gioco.

bot-easy-about = prende ciò che a prima vista pare il meglio, a occhio e croce
bot-medium-about = guarda avanti, ma in fretta
bot-hard-about = esplora migliaia di vie fino alla fine del round
bot-expert-about = esplora per secondi, su più core
bot-hoarder-about = per esercitarsi: tiene in mano leader e carte, e accumula forza
bot-gambler-about = per esercitarsi: spende subito i suoi leader e si affida a maggioranze risicate
