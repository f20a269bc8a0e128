# Prelude to Revolution: Eventi chiave, titoli e storia

card-401 = Pëtr Stolypin
history-401 = Primo ministro dal 1906, fece impiccare i ribelli dalle corti marziali, sciolse la seconda Duma e diede ai contadini terra propria; nel 1911 un attentatore gli sparò al teatro dell'opera di Kiev, presente lo zar.

card-402 = Voto sulla riforma agraria
history-402 = Nel 1906 Stolypin aveva permesso per decreto ai contadini di uscire dalla comune di villaggio; la terza Duma ci mise fino al 1910 per farne una legge.

card-403 = Grigorij Rasputin
history-403 = Un pellegrino siberiano che pareva saper alleviare le sofferenze dell'erede al trono divenne il consigliere dell'imperatrice, e poi per tutti la spiegazione di ogni cosa che andava storta.

card-404 = GUERRA!
history-404 = Nell'estate del 1914 la folla s'inginocchiò davanti allo zar in Piazza del Palazzo, gli scioperi cessarono da un giorno all'altro e quasi nessuno si chiese quanto sarebbe durata.

card-405 = Nicola II assume il comando
history-405 = Nell'agosto 1915 Nicola assunse il comando supremo contro il parere di quasi tutti i suoi ministri, e da allora ogni sconfitta fu sua.

card-406 = Aleksandr Kerenskij
history-406 = Vicepresidente del Soviet e insieme ministro, fu il cardine del 1917: l'unico che per qualche mese entrambe le metà della Russia applaudirono.

card-407 = Lo zar concede la costituzione
history-407 = Il 1° marzo 1917 tre granduchi firmarono la bozza di un manifesto che prometteva una costituzione; quando quella notte Nicola concesse un ministero responsabile, era già troppo tardi.

card-408 = Vladimir Lenin
history-408 = Dopo quasi dieci anni all'estero, nell'aprile 1917 scese dal treno con una richiesta che nemmeno il suo partito ancora condivideva: basta con il Governo, tutto il potere ai Soviet.

card-409 = La Duma elegge il Consiglio dei ministri
history-409 = Nei suoi ultimi telegrammi Rodzjanko scongiurò lo zar di nominare un gabinetto che avesse la fiducia della Duma; concesso in tempo, forse avrebbe lasciato alla Russia una corona e le avrebbe dato un parlamento.

card-410 = Elezione dell'Assemblea costituente
history-410 = Promessa nel marzo 1917, rinviata in estate, eletta in novembre, l'assemblea più libera che la Russia avesse conosciuto sedette una sola notte.

card-411 = Soviet di Pietrogrado
history-411 = Dal 27 febbraio 1917 si accalcavano nel Palazzo di Tauride un deputato ogni mille operai e uno per ogni compagnia di soldati, e senza il loro consenso nessun ordine valeva granché.
