# Come giocano i bot di questo gioco.

bot-easy-about = mette i suoi segnalini uno alla volta dove sembrano rendere di più
bot-medium-about = confronta alcune offerte intere con ciò che gli altri offrono di solito
bot-hard-about = mescola le offerte: prevederle rende poco
bot-expert-about = mescola le offerte più finemente, per secondi
bot-hoarder-about = per esercitarsi: offre per i segnalini piuttosto che per la città
bot-gambler-about = per esercitarsi: sparge i segnalini e spera che nessun altro guardi lì
