# Prelude to Revolution: Il crollo, titoli e storia

card-201 = Tumulti per il pane
history-201 = Nel febbraio 1917 le donne di Pietrogrado facevano la fila in notti gelide, e dove un forno chiudeva senza aver venduto pane volavano in pezzi i vetri.

card-202 = Giornata internazionale della donna
history-202 = Il 23 febbraio 1917, altrove l'8 marzo, le operaie tessili del quartiere di Vyborg scesero in sciopero, chiamarono fuori i metallurgici e diedero inizio a una rivoluzione che nessuno aveva ordinato.

card-203 = Il proclama di Chabalov
history-203 = Lo zar gli ordinò di far cessare i disordini entro l'indomani, e il generale Chabalov fece affiggere manifesti che vietavano gli assembramenti e annunciavano che la truppa avrebbe sparato.

card-204 = Un cosacco guarda altrove
history-204 = I cosacchi, mandati a disperdere la folla, le passarono in mezzo in fila indiana, e uno di loro, lo si sapeva la sera in ogni fabbrica, aveva strizzato l'occhio.

card-205 = Il reggimento Volynskij si ammutina
history-205 = La mattina del 27 febbraio 1917 gli uomini del sergente Kirpičnikov rifiutarono di sparare ancora sul popolo e il loro capitano fu ucciso; a sera li avevano seguiti decine di migliaia di soldati.

card-206 = Attività del Governo
history-206 = Nel gennaio 1917 la polizia arrestò il gruppo operaio del Comitato centrale delle industrie di guerra, l'unico organismo dei lavoratori disposto a collaborare.

card-207 = Attività del Governo
history-207 = Il principe Golicyn, ultimo primo ministro dell'Impero, teneva nel cassetto decreti che mandavano a casa la Duma, già firmati dallo zar e senza data.

card-208 = Il tribunale in fiamme
history-208 = Il 27 febbraio 1917 bruciò il tribunale sulla prospettiva Litejnyj, bruciarono i posti di polizia, e per strada i fascicoli dell'Ochrana alimentavano i falò.

card-209 = Le mitragliatrici di Protopopov
history-209 = Tutta Pietrogrado credeva che il ministro dell'interno Protopopov avesse messo mitragliatrici della polizia sui tetti; l'inchiesta dopo la rivoluzione non ne trovò mai la prova.

card-210 = Comitato provvisorio della Duma
history-210 = Il 27 febbraio 1917 i capi della Duma attorno a Rodzjanko formarono un comitato per ristabilire l'ordine nella capitale, un po' per paura della rivoluzione e un po' per paura di restarne fuori.

card-211 = La folla riempie il Palazzo di Tauride
history-211 = Dal 27 febbraio 1917 i soldati dormivano fra i sacchi di farina nelle sale del Palazzo di Tauride, con il comitato della Duma in un'ala e il Soviet nell'altra.

card-212 = La spedizione di Ivanov
history-212 = Il generale Ivanov partì dal quartier generale con un battaglione di cavalieri di San Giorgio per domare la capitale; arrivò fino a Carskoe Selo e tornò indietro.

card-213 = Il treno imperiale deve tornare indietro
history-213 = Nella notte sul 1° marzo 1917 il treno dello zar si fermò a Malaja Višera, perché più avanti si diceva che la linea fosse in mano ai ribelli, e fu deviato su Pskov.

card-214 = Giù i ritratti
history-214 = Nei primi giorni del marzo 1917 le aquile bicipiti venivano staccate dalle insegne dei negozi, e nell'aula della Duma i soldati strapparono dalla cornice il ritratto di Nicola dipinto da Repin.

card-215 = Decisi a combattere ancora!
history-215 = Chiunque governasse la Russia nel 1917, i ministri dello zar o i liberali, fece agli Alleati la stessa promessa: guerra fino alla vittoria.

card-216 = Voci sulla tedesca
history-216 = Dell'imperatrice Alessandra, nata principessa d'Assia, si diceva che avesse una radio segreta per comunicare con Berlino; nessuno la trovò mai e quasi tutti ci credevano.

card-217 = La congiura di palazzo di Gučkov
history-217 = Nell'inverno prima della rivoluzione Aleksandr Gučkov progettava di fermare il treno dello zar e farlo abdicare in favore del figlio, con il granduca Michele reggente; la piazza fu più veloce.

card-218 = Forze della reazione
history-218 = Nell'unione degli ufficiali, fra i proprietari terrieri e nel Centro repubblicano s'incontravano nel 1917 uomini che volevano l'ordine prima della politica, pronti a pagarsi un generale.

card-219 = L'offerta del Blocco progressista
history-219 = Per un anno e mezzo il Blocco progressista, la maggioranza della Duma, aveva chiesto soltanto ministri di cui il paese potesse fidarsi; lo zar non li concesse mai.

card-220 = Icone e stendardi
history-220 = Nell'estate del 1914 la gente si era inginocchiata davanti al Palazzo d'Inverno con icone e ritratti dello zar; nell'ultimo inverno della monarchia i suoi amici sperarono invano di rivedere una folla simile.

card-221 = Gli Alleati a consulto a Pietrogrado
history-221 = All'inizio del 1917 Gran Bretagna, Francia e Italia mandarono delegati a Pietrogrado a parlare di cannoni e prestiti; lord Milner tornò a casa e riferì che le voci di rivoluzione erano esagerate.

card-222 = Agitazione e disordine
history-222 = Nel 1917 gli agitatori parlavano nelle caserme, nelle file e nei ridotti dei teatri, e quello che un'autorità annunciava al mattino, la sera in ogni cortile era già una barzelletta.

card-223 = Fame di carbone
history-223 = Nel gelo del febbraio 1917 scoppiarono le caldaie di oltre mille locomotive; carbone e farina non arrivavano più nella capitale e le fabbriche chiudevano.

card-224 = Attività della Rivoluzione
history-224 = Nell'inverno fra il 1916 e il 1917 Šljapnikov, Molotov e Zaluckij erano tutta la dirigenza bolscevica presente a Pietrogrado.

card-225 = Attività della Rivoluzione
history-225 = Il Comitato interrionale, un piccolo gruppo di socialdemocratici fuori dalle frazioni, diffuse il volantino che nel 1917 invitava gli operai a celebrare la giornata della donna.

card-226 = Attività del Governo
history-226 = Il 5 marzo 1917 il nuovo gabinetto destituì per telegramma tutti i governatori della Russia e affidò le province ai presidenti degli zemstvo.

card-227 = Attività del Governo
history-227 = Nel settembre 1917 Kerenskij governava con un direttorio di cinque uomini, e da Pietrogrado partivano decreti più in fretta di quanto chiunque potesse eseguirli.

card-228 = Il rublo crolla
history-228 = Nel 1917 i torchi giravano giorno e notte, le banconotine dette “kerenki” arrivavano in fogli da tagliare, e in autunno il rublo comprava una minima parte di quanto valeva prima della guerra.

card-229 = Attività della Rivoluzione
history-229 = I bolscevichi contavano circa 24.000 iscritti nel febbraio 1917 e al congresso di quell'estate ne dichiararono dieci volte tanti.

card-230 = Comizi a ogni angolo
history-230 = Nella primavera del 1917 la Russia parlava: nelle piazze, sui tram, nelle caserme e nei circhi gente che aveva taciuto tutta la vita teneva discorsi e votava risoluzioni.

card-231 = Giornali di sinistra
history-231 = Il 5 marzo 1917 tornò a uscire la Pravda, con il primo numero gratuito, e presto a Pietrogrado quasi non c'era edicola senza un foglio a sinistra del Governo.

card-232 = Legame massonico
history-232 = Kerenskij, Nekrasov e Konovalov erano fratelli della stessa massoneria politica e si conoscevano bene già prima di sedere allo stesso tavolo di governo.

card-233 = Raccogliere consensi fra la popolazione
history-233 = Ai concerti-comizio del 1917, metà gala e metà adunata, i ministri parlavano fra un'aria e l'altra e le signore donavano i gioielli per l'esercito.

card-234 = Sostegno delle masse
history-234 = All'inizio dell'estate 1917 a Pietrogrado votava bolscevico un elettore su cinque, in agosto uno su tre, e le fabbriche erano più avanti delle urne.

card-235 = Giornali di destra
history-235 = Nel luglio 1917 quasi tutte le redazioni tennero nel cassetto l'accusa che Lenin fosse al soldo dei tedeschi; il giornale scandalistico Živoe Slovo la stampò.

card-236 = Comitati di fabbrica
history-236 = Dopo febbraio gli operai di ogni grande stabilimento elessero un comitato, e la prima conferenza di questi comitati, alla fine del maggio 1917, fu la prima grande assemblea a seguire i bolscevichi.

card-237 = La giornata di otto ore
history-237 = Dopo il febbraio 1917 molti operai di Pietrogrado, passate otto ore, semplicemente andavano a casa; il 10 marzo gli industriali firmarono ciò che era già accaduto.

card-238 = Le Guardie Rosse si addestrano nei cortili
history-238 = Nei cortili delle fabbriche gli operai si esercitavano con i fucili presi in febbraio e distribuiti di nuovo contro Kornilov; in ottobre Pietrogrado aveva circa ventimila Guardie Rosse.

card-239 = Orgoglio militare
history-239 = Nel 1917 i volontari dei battaglioni d'assalto si cucivano sulla manica galloni neri e rossi e giuravano di avanzare là dove altri reparti mettevano ai voti.

card-240 = Kronstadt va per la sua strada
history-240 = Nel maggio 1917 il Soviet di Kronstadt si proclamò unico potere nella fortezza, e ci vollero i migliori oratori della capitale per convincere i marinai a un compromesso.

card-241 = Il treno piombato
history-241 = Nella primavera del 1917 il governo tedesco lasciò che Lenin e una trentina di altri esuli attraversassero il paese dalla Svizzera al Baltico, in una carrozza considerata extraterritoriale.

card-242 = Preti radicali dal pulpito
history-242 = Nel marzo 1917 alcuni preti attorno ad Aleksandr Vvedenskij fondarono a Pietrogrado una lega del clero democratico e predicavano la repubblica e la terra ai contadini.

card-243 = Parlamento rappresentativo
history-243 = Un governo responsabile davanti a una camera eletta era la richiesta dei liberali fin dal 1905; nel 1917 vi arrivarono più vicino che mai.

card-244 = L'America entra in guerra
history-244 = Nella primavera del 1917 gli Stati Uniti furono la prima potenza a riconoscere il nuovo governo di Pietrogrado e due settimane dopo entrarono in guerra.

card-245 = Razioni extra per gli operai
history-245 = Quando nel marzo 1917 Pietrogrado ebbe le tessere del pane, a chi faceva lavori pesanti spettava una libbra e mezza al giorno, mezza libbra più degli altri.

card-246 = Trockij torna dall'esilio
history-246 = Trockij arrivò a Pietrogrado nel maggio 1917 passando per New York e per un campo di prigionia britannico in Canada, e già il giorno dopo parlò al Soviet.

card-247 = I dieci giorni che sconvolsero il mondo
history-247 = Il cronista americano John Reed attraversò l'insurrezione con un taccuino e i lasciapassare di entrambe le parti, e il suo libro del 1919 la fece conoscere in tutto il mondo.

card-248 = Prestito della libertà
history-248 = Nella primavera del 1917 il Governo provvisorio chiese denaro in nome della libertà, al cinque per cento, e persino il Soviet votò a favore del prestito.

card-249 = Nicola II abdica
history-249 = Il 2 marzo 1917, nella sua carrozza salone a Pskov, Nicola rinunciò al trono per sé e per il figlio; il giorno dopo lo rifiutò anche suo fratello Michele.

card-250 = Industria bellica
history-250 = All'inizio del 1917 nelle fabbriche di Pietrogrado lavoravano quasi quattrocentomila persone, in gran parte per la guerra.

card-251 = I contadini occupano le tenute
history-251 = Nel 1917 le assemblee di villaggio presero ai signori prati, boschi e grano; in autunno bruciavano le ville padronali, e i soldati tornavano a casa per non perdersi la spartizione.

card-252 = Elezioni della duma cittadina
history-252 = Nel 1917 Pietrogrado elesse prima i consigli di quartiere e poi quello cittadino a suffragio universale, donne comprese, e partiti illegali a gennaio in giugno amministravano interi quartieri.

card-253 = Grano dal Volga
history-253 = Pietrogrado viveva della farina del Volga e del sud, e quando passavano abbastanza vagoni le file si accorciavano e i discorsi si facevano più miti.

card-254 = Animi accesi nella Duma
history-254 = Nel febbraio 1917 Kerenskij disse dalla tribuna che il regime andava eliminato, se necessario con la forza, e l'imperatrice si augurò di vederlo impiccato.

card-255 = Diserzione
history-255 = Nell'autunno del 1917 centinaia di migliaia di soldati se n'erano semplicemente tornati a casa, sui tetti dei treni se dentro non c'era posto.

card-256 = Arresti, esili ed esecuzioni
history-256 = Nel luglio 1917 al fronte tornò la pena di morte, e presto Trockij, Kamenev, la Kollontaj e Lunačarskij finirono in prigione.

card-257 = Oro tedesco
history-257 = Il ministero degli esteri tedesco spese davvero milioni per seminare disordini in Russia; quanto ne arrivasse ai bolscevichi passando per Stoccolma è ancora oggi controverso.

card-258 = Cade Riga
history-258 = Il 21 agosto 1917 i tedeschi entrarono a Riga, e a Pietrogrado ciascuna parte accusò l'altra di aver aperto la strada verso la capitale.

card-259 = Gli junker montano la guardia
history-259 = Fra gli ultimi che nell'ottobre 1917 tennero il Palazzo d'Inverno c'erano gli allievi delle scuole ufficiali, gli junker, molti dei quali non avevano vent'anni.

card-260 = Seduta straordinaria
history-260 = Mandati a casa per decreto il 27 febbraio 1917, i deputati si riunirono lo stesso, ma in un'altra sala e a titolo privato, per non disobbedire.
