# Prelude to Revolution: Governo provvisorio, titoli e storia

card-301 = Tradimento!
history-301 = Nel luglio 1917 il ministro della giustizia passò alla stampa carte che facevano di Lenin un agente tedesco; lui si tagliò la barba e si nascose fuori città in un capanno di fieno, poi in Finlandia.

card-302 = Ordine numero uno
history-302 = Il 1° marzo 1917 il Soviet fece eleggere a ogni reparto un comitato, gli affidò le armi e abolì il titolo di “eccellenza”.

card-303 = Le Tesi di aprile
history-303 = Nessun appoggio al Governo provvisorio, tutto il potere ai Soviet: il comitato di Pietrogrado del suo stesso partito bocciò le tesi di Lenin per tredici a due, e poche settimane dopo erano il programma del partito.

card-304 = Giornate di luglio
history-304 = Nel luglio 1917 mitraglieri, marinai e operai marciarono perché il Soviet prendesse il potere; i suoi capi non volevano, i bolscevichi esitarono, e dopo due giorni arrivarono i reggimenti fedeli.

card-305 = Fraternizzazione al fronte
history-305 = Nella primavera del 1917 soldati russi e tedeschi uscivano dalle trincee e barattavano pane con acquavite, mentre i due comandi calcolavano chi stesse demoralizzando chi.

card-306 = Dieci ministri capitalisti
history-306 = Il 18 giugno 1917 il Soviet indisse un corteo per mostrarsi unito, e centinaia di migliaia di persone portarono la parola d'ordine dei bolscevichi: abbasso i dieci ministri capitalisti.

card-307 = Il Comitato militare rivoluzionario
history-307 = Creato dal Soviet nell'ottobre 1917 per difendere Pietrogrado dai tedeschi, mandò commissari nei reggimenti e con loro prese la città.

card-308 = Abbandono del Preparlamento
history-308 = Il 7 ottobre 1917, all'apertura del Consiglio della repubblica, Trockij lesse una dichiarazione e i bolscevichi lasciarono la sala fra gli scherni.

card-309 = Il persuasore in capo
history-309 = Fra maggio e giugno 1917 Kerenskij girò il fronte come ministro della guerra e con le parole portava i reggimenti all'attacco; i soldati lo chiamavano persuasore in capo anziché comandante in capo.

card-310 = Il battaglione femminile
history-310 = Nel giugno 1917 le volontarie prestarono giuramento per far vergognare gli uomini e spingerli a combattere; in ottobre una compagnia di un secondo battaglione stava dietro le barricate di legna del Palazzo d'Inverno.

card-311 = L'affare Kornilov
history-311 = Nell'agosto 1917 il generale Kornilov mandò la cavalleria contro Pietrogrado; i ferrovieri bloccarono i treni, gli agitatori parlarono ai cavalieri e le Guardie Rosse si tennero i fucili ricevuti.

card-312 = In difesa della Madre Russia!
history-312 = Nel 1917 liberali, ufficiali e vecchi socialisti come Plechanov concordavano almeno su un punto: che anche la Russia libera andava difesa.

card-313 = Conferenza di Stato a Mosca
history-313 = Nell'agosto 1917 circa 2.500 delegati si riunirono al teatro Bol'šoj, dove metà sala si alzò per Kornilov e l'altra metà rimase seduta, mentre a Mosca scioperavano tranvieri e camerieri.

card-314 = Dualismo di potere
history-314 = Una settimana dopo l'insediamento il ministro della guerra Gučkov scriveva che gli ordini del Governo venivano eseguiti solo fin dove il Soviet lo permetteva.
