# Prelude to Revolution: le carte “Anni dei tumulti”

card-1 = Manifesto di Vyborg
history-1 = Nel luglio 1906 i deputati della prima Duma disciolta si riunirono a Vyborg ed esortarono il popolo a non pagare tasse e a non dare reclute; pochi li seguirono, e i firmatari non poterono più essere eletti.

card-2 = Unione del popolo russo
history-2 = Fondata nel novembre 1905, l'Unione aizzava le folle monarchiche contro ebrei, studenti e socialisti; lo zar ne accettò il distintivo per sé e per il figlio.

card-3 = Lo zar passa in rassegna il reggimento
history-3 = Le parate della Guardia erano l'immagine di fedeltà più cara alla corte, e finché duravano gli affari di Stato dovevano aspettare.

card-4 = Processo ai deputati del Soviet
history-4 = Nell'autunno 1906 i capi del Soviet di San Pietroburgo, fra cui Trockij, fecero del banco degli imputati una tribuna della rivoluzione e furono deportati in Siberia.

card-5 = Colpo di Stato del 3 giugno
history-5 = Il 3 giugno 1907 Stolypin sciolse la seconda Duma e cambiò d'arbitrio la legge elettorale, così che nella terza prevalessero i proprietari terrieri.

card-6 = Ammutinamento di Sveaborg
history-6 = Nel luglio 1906 gli artiglieri della fortezza di Sveaborg, davanti a Helsinki, insorsero e resistettero tre giorni; Kronstadt li seguì invano.

card-7 = Spari all'Opera di Kiev
history-7 = Il 1º settembre 1911, nel teatro di Kiev e sotto gli occhi dello zar, Dmitrij Bogrov, rivoluzionario e insieme informatore della polizia, sparò a Pëtr Stolypin, che morì quattro giorni dopo.

card-8 = Attività della Rivoluzione
history-8 = Nei corsi serali e nelle scuole domenicali gli operai imparavano a leggere, e dai loro maestri anche che cosa.

card-9 = Attività della Rivoluzione
history-9 = Le casse di sciopero, raccolte copeco per copeco, sfamavano le famiglie degli scioperanti per qualche giorno in più.

card-10 = Attività della Rivoluzione all'estero
history-10 = Da Ginevra, Parigi e Cracovia gli esuli spedivano giornali oltre confine in bauli a doppio fondo e raccoglievano denaro e simpatie fra i socialisti dell'Occidente.

card-11 = Attività della Rivoluzione in clandestinità
history-11 = Tipografie segrete, passaporti falsi e una stanza nuova ogni settimana tenevano in vita i comitati; pochi vi lavoravano più di qualche mese prima dell'arresto.

card-12 = Attività della Rivoluzione
history-12 = Dopo ogni ondata di arresti i comitati della capitale andavano ricostruiti, con altre persone e gli stessi fini.

card-13 = Attività della Rivoluzione
history-13 = Anche la legge lasciava qualche spazio, e i partiti lo usavano: sindacati, casse malattia e, dal 1912, un quotidiano per gli operai.

card-14 = Spedizioni punitive
history-14 = Nell'inverno del 1905 treni di truppe scelte percorsero le ferrovie che avevano scioperato, e gli ufficiali fecero fucilare senza processo capistazione e scioperanti.

card-15 = Ammutinamento della Potëmkin
history-15 = Nel giugno 1905 i marinai della corazzata Potëmkin, cui era stata servita carne verminosa, uccisero o rinchiusero gli ufficiali e solcarono il Mar Nero sotto la bandiera rossa finché non consegnarono la nave in Romania.

card-16 = Pace di Portsmouth
history-16 = Alla fine dell'estate 1905 Sergej Vitte concluse la pace con il Giappone a Portsmouth, in America, cedendo così poco che lo sconfitto tornò a casa quasi da vincitore.

card-17 = Stanchezza politica
history-17 = Dopo il 1907 molti russi colti passarono dalla politica all'arte, alla religione e alla carriera, e i partiti persero gran parte degli iscritti.

card-18 = Scosse politiche
history-18 = Fra il 1905 e il 1907 non passava mese senza un nuovo partito, una scissione o un rivolgimento che nessuno aveva previsto.

card-19 = Terrorismo politico
history-19 = Negli anni dopo il 1905 i terroristi uccisero e ferirono migliaia di persone, dai ministri alle guardie di villaggio, e spaventarono molti amici delle riforme.

card-20 = I contadini bruciano le tenute
history-20 = Nell'autunno del 1905 e nell'estate del 1906 le tenute bruciarono in un governatorato dopo l'altro: i contadini volevano cacciare i signori e prendersi la terra.

card-21 = L'Ochrana s'infiltra nelle cellule rivoluzionarie
history-21 = La polizia politica aveva informatori fin nei comitati dirigenti: Roman Malinovskij, portavoce dei bolscevichi alla Duma, era sul suo libro paga.

card-22 = Manifesto di ottobre
history-22 = Il 17 ottobre 1905, con il paese in sciopero, Nicola II promise libertà civili e una Duma legislativa, e separò così i liberali dalla rivoluzione.

card-23 = Riarmo navale
history-23 = Dopo Tsushima la flotta del Baltico andava ricostruita; per anni la terza Duma negò i crediti, finché nel 1912 passò un grande programma navale.

card-24 = Insurrezione di Mosca
history-24 = Nel dicembre 1905 gli operai di Mosca combatterono sulle barricate, da ultimo nel quartiere di Presnja, finché il reggimento della Guardia Semënovskij, venuto dalla capitale, li costrinse alla resa a cannonate.

card-25 = Agitazione di massa a San Pietroburgo
history-25 = Nel 1905, e di nuovo dal 1912, interi quartieri della capitale incrociavano insieme le braccia e marciavano cantando verso il centro e i cosacchi.

card-26 = Massacro della Lena
history-26 = Nell'aprile 1912 le truppe sulla Lena spararono sui minatori d'oro in sciopero e ne colpirono a centinaia; il ministro disse che così era stato e così sarebbe stato, e gli scioperi dilagarono in tutto il paese.

card-27 = Kokovcov ottiene un prestito francese
history-27 = Nell'aprile 1906 Vladimir Kokovcov portò da Parigi il più grande prestito fino ad allora concesso, e il governo poté affrontare la prima Duma senza chiederle denaro.

card-28 = Influenza a corte
history-28 = Chi aveva l'orecchio della famiglia imperiale – una dama di corte, un medico, un guaritore siberiano – poteva contare più di un ministro.

card-29 = Attività del Governo
history-29 = Governatori e prefetti riferivano regolarmente sull'umore del popolo, e nei ministeri i rapporti venivano letti, oppure archiviati.

card-30 = Attività del Governo
history-30 = Gli agrimensori di Stolypin andavano di villaggio in villaggio a misurare i poderi per i contadini che volevano lasciare la comune.

card-31 = Attività del Governo in provincia
history-31 = Lontano dalla capitale erano i marescialli della nobiltà, i capitani rurali e le giunte degli zemstvo a decidere che fine facessero i suoi ordini.

card-32 = Attività del Governo
history-32 = Da un fondo segreto il governo pagava i giornali che lo lodavano; pochi di essi trovarono lettori disposti a pagare a loro volta.

card-33 = Attività del Governo
history-33 = Dal 1906 i sindacati erano permessi; in pochi anni le autorità ne avevano chiusi a centinaia.

card-34 = Attività del Governo
history-34 = Nel 1905 e nel 1906 l'esercito fu chiamato in aiuto della polizia migliaia di volte, più che in ogni altro tempo.

card-35 = Sciopero generale
history-35 = Nell'ottobre 1905 si fermarono i ferrovieri, poi le fabbriche, la posta, le banche e perfino il balletto, finché l'impero intero rimase immobile.

card-36 = Leggi fondamentali
history-36 = Quattro giorni prima che la prima Duma si riunisse, nell'aprile 1906, le Leggi fondamentali riservarono l'esercito, la politica estera e l'ultima parola allo zar, che si chiamava ancora autocrate.

card-37 = Espropri
history-37 = Banche e diligenze rapinate riempivano le casse di lotta; nel giugno 1907 la banda di Kamo prese in pieno centro a Tiflis un quarto di milione di rubli per i bolscevichi.

card-38 = Evno Azef smascherato
history-38 = Nel 1908 il giornalista Vladimir Burcev provò che Evno Azef, capo dell'Organizzazione di combattimento dei socialisti rivoluzionari, serviva da quindici anni la polizia.

card-39 = Appello diretto al popolo
history-39 = Lo faceva dal basso padre Gapon e dall'alto lo zar con i suoi manifesti: entrambi parlavano direttamente al popolo, scavalcando i politici.

card-40 = Djagilev a Parigi
history-40 = Dal 1909 le Stagioni russe di Sergej Djagilev, con opere e balletti, conquistarono Parigi e mostrarono all'Occidente una Russia da ammirare.

card-41 = Costruire il consenso
history-41 = Opere di carità, scuole parrocchiali e società di temperanza dovevano riconquistare i quartieri operai al trono e all'altare.

card-42 = Crisi bosniaca
history-42 = Quando nel 1908 l'Austria-Ungheria annesse la Bosnia, la Russia non era in grado di combattere: nel marzo seguente cedette a un ultimatum tedesco e si sentì umiliata.

card-43 = Domenica di sangue
history-43 = Il 9 gennaio 1905 i soldati spararono sugli operai che portavano icone e una supplica al Palazzo d'Inverno; con i morti fu sepolta la fede nello zar buono.

card-44 = Processo Bejlis
history-44 = Per due anni Mendel Bejlis, impiegato in una fornace di mattoni di Kiev, rimase in carcere accusato di omicidio rituale; nell'ottobre 1913 una giuria di gente semplice lo assolse sotto gli occhi del mondo.

card-45 = Le cravatte di Stolypin
history-45 = Dall'agosto 1906 i tribunali da campo giudicavano e impiccavano in due o tre giorni; un deputato cadetto chiamò il cappio “cravatta di Stolypin”, e il nome rimase.

card-46 = Un'assemblea rivoluzionaria!
history-46 = Nell'ottobre 1905 gli scioperanti della capitale elessero un Soviet dei deputati operai, che per cinquanta giorni fu un secondo governo accanto a quello dello zar.
