# Il corso di Prelude to Revolution

lesson-cards = Evento o punti
lesson-cards-about = Per che cosa si gioca una carta, e che cosa succede con quelle dell'avversario.
lesson-cards-turn = San Pietroburgo, 1905. Tu sei la **Rivoluzione**; contro di te c'è il Governo. Un turno ha otto round d'azione, e in ognuno giochi una carta (2.3). Ne hai sette. Ognuna offre un **evento**, e 2, 4 o 6 **punti attività** (PA).
lesson-cards-own = Da una carta tua prendi l'uno o gli altri: l'evento, o i PA (3.1). “{ card-28 }” dà 2 PA, oppure, come evento, tre cubetti nel Palazzo d'Inverno, dove il Governo ne ha uno.
lesson-cards-event = Ora tocca a te: gioca “{ card-28 }” per il suo evento.
lesson-cards-event-not = Si può fare anche questo. Ma tre cubetti gratis in una roccaforte del Governo sono difficili da battere: “{ card-28 }”, per l'evento.
lesson-cards-event-done = Tre contro uno: il Palazzo d'Inverno è tuo. Poi si è tirato un **dado di punteggio**, come dopo ogni carta (4.0); e il Governo ha avuto il suo round d'azione.
lesson-cards-theirs = Alcune tue carte appartengono al Governo. Da una carta così ricevi solo i PA; dopo, il Governo ne gioca l'evento (3.1). Si passa solo a mano vuota, perciò la maggior parte dovrai giocarla. Scegli il momento in cui l'evento fa meno male.
lesson-cards-points = L'obiettivo della lezione: gioca “{ card-21 }” per i punti, e con quelli prendi il controllo di due distretti urbani vuoti: un cubetto da 1 PA ciascuno.
lesson-cards-points-not = Gioca “{ card-21 }” e metti un cubetto in due dei tre distretti vuoti: Piazza del Palazzo, Palazzo di Tauride, Fortezza dei Santi Pietro e Paolo.
lesson-cards-points-done = Due distretti in più. Il prezzo: l'evento del Governo ti ha tolto 4 punti opportunità. Le carte neutrali sono il terzo tipo: evento o PA, ma dopo i PA la carta va nella riserva, dove entrambi possono comprarla.

lesson-districts = I distretti e quanto costano
lesson-districts-about = Controllo, caselle e rimonta; stavolta con il Governo.
lesson-districts-control = Ora sei il **Governo**. Chi in un distretto ha più cubetti lo controlla; se siete pari, nessuno (6.0). Il Palazzo d'Inverno è tuo, la Cattedrale di Kazan' della Rivoluzione; Piazza del Palazzo è vuota, e nella Caserma della guarnigione siete pari.
lesson-districts-cost = Un cubetto costa 1 PA più quanto dice la sua casella. Alla Cattedrale di Kazan' la tua prima casella dice +1, perché il luogo ti è contrario. Ma finché lì hai **meno** cubetti dell'altra parte, un cubetto costa 1 in meno (10.1.1). Il primo, dunque, costa 1.
lesson-districts-level = Ora tocca a te: gioca “{ card-16 }” per i suoi 4 PA, e togli alla Rivoluzione il controllo di quattro distretti urbani: un cubetto ciascuno alla Cattedrale di Kazan', nel Quartiere di Vyborg, sulla Prospettiva Nevskij e all'Istituto Smol'nyj.
lesson-districts-level-not = È permesso, ma con 4 PA puoi scuotere quattro distretti: un cubetto da 1 PA in ognuno dei quattro urbani dove la Rivoluzione ne ha uno solo.
lesson-districts-level-done = Con una carta la Rivoluzione ha perso quattro distretti su dieci, e il tracciato Distretti vale 1 invece di 3. Pari non vuol dire ancora tuo, ma nemmeno più suo.
lesson-districts-empty = In un distretto vuoto basta un cubetto per il controllo: Piazza del Palazzo, Fortezza dei Santi Pietro e Paolo, Palazzo di Tauride. I distretti urbani rendono due volte: se li controlli, aiutano anche nelle prove lì accanto (9.0).
lesson-districts-take = L'obiettivo della lezione: prendi con “{ card-27 }” tutti e tre i distretti vuoti, e con quel che resta rafforza il Palazzo d'Inverno.
lesson-districts-take-not = Quattro punti: Piazza del Palazzo, Fortezza dei Santi Pietro e Paolo, Palazzo di Tauride, e poi un secondo cubetto nel Palazzo d'Inverno.
lesson-districts-take-done = Sette distretti a sei: ora il vantaggio è tuo. Dove sei di casa i primi cinque cubetti costano 1 PA l'uno, i successivi di più.

lesson-organizations = Le organizzazioni
lesson-organizations-about = Prima i partiti, poi i soviet nei distretti.
lesson-organizations-worth = Le **organizzazioni** restano. Ognuna in un partito sposta il tracciato Organizzazioni di due caselle, ognuna in un distretto di una, e ogni casella vale 2 punti tutte le volte che il tracciato si conteggia (5.2). Si creano con i PA e una prova.
lesson-organizations-party = Comincia dal partito che può patrocinare gli altri: gioca “{ card-26 }” per i punti, crea un'organizzazione nel Partito radicale, e metti tutti i 4 PA nella prova.
lesson-organizations-party-not = Gioca “{ card-26 }” per i punti, poi: creare un'organizzazione, Partito radicale, 4 punti.
lesson-organizations-party-done = Un cubetto e 4 PA facevano un numero obiettivo di 5; i dadi hanno dato 5. È stata fortuna: tre dadi danno di solito 10 o 11. Come aiutarsi lo dice la prossima lezione.
lesson-organizations-sponsor = Nei distretti operai e militari un'organizzazione ha bisogno di un **patrocinatore**, un partito già organizzato: per te i Radicali, in entrambi (10.2.2). Nei distretti urbani non serve a nessuno. Dove hai molti cubetti la prova è più facile: ai Cantieri navali Nevskij e a Kronstadt ne hai due.
lesson-organizations-soviet = L'obiettivo della lezione: crea un soviet tra gli operai o i marinai, ai Cantieri navali Nevskij o a Kronstadt. Gioca “{ card-20 }” per i punti, e spendili tutti.
lesson-organizations-soviet-not = Gioca “{ card-20 }” per i punti, e con 4 punti crea un'organizzazione ai Cantieri navali Nevskij o a Kronstadt.
lesson-organizations-soviet-done = Tre caselle sul tracciato Organizzazioni: 6 punti ogni volta che si conteggia. Dopo un tentativo fallito non se ne può fare un altro nello stesso round d'azione; dopo uno riuscito sì (10.2).

lesson-checks = Le prove
lesson-checks-about = Tre dadi, un numero obiettivo, e come si salva una prova.
lesson-checks-target = Se una cosa riesce lo decide una **prova di mobilitazione** (9.0): tre dadi, la cui somma non deve superare il numero obiettivo. È fatto dei tuoi cubetti nel luogo e di ogni bonus: qui i PA che ci metti.
lesson-checks-attempt = Tenta un'organizzazione nel Partito socialista: gioca “{ card-26 }” per i punti, e mettili tutti e 4 nella prova. Due cubetti e 4 fanno 6.
lesson-checks-attempt-not = Gioca “{ card-26 }” per i punti, poi: creare un'organizzazione, Partito socialista, 4 punti.
lesson-checks-attempt-done = I dadi hanno dato 8: due di troppo. Ma non è ancora finita.
lesson-checks-save = Chi sbaglia può pagare la differenza in **punti opportunità** (PO), uno per ogni punto, e la prova riesce lo stesso (9.0). Ne hai 8. L'obiettivo della lezione: salva la prova.
lesson-checks-save-not = A volte è giusto lasciarla fallire e tenersi i punti. Ma 2 PO su 8 per un'organizzazione che vale 4 punti sono un affare: spendili.
lesson-checks-save-done = Un'organizzazione nel Partito socialista, per 4 PA e 2 PO. Chi non ha più PO è in balia dei dadi: tienine sempre qualcuno.
lesson-checks-neighbours = Nei distretti operai e militari contano anche i **vicini urbani**: +1 per ognuno che controlli, −1 per ognuno dell'avversario, il doppio se c'è un'organizzazione (9.0). Ai Cantieri navali Nevskij ti aiuta il Quartiere di Vyborg, e ti ostacola l'Ochrana.

lesson-opportunity = La riserva e i suoi punti
lesson-opportunity-about = Carte scoperte, e con che cosa si comprano.
lesson-opportunity-pool = La **riserva** è aperta a entrambi. Invece di giocare una carta dalla mano puoi comprarne una lì: tua o neutrale, per tanti punti opportunità (PO) quanti sono i suoi PA (8.0). Si gioca sempre per l'evento.
lesson-opportunity-buy = Ora tocca a te: compra “{ card-44 }” dalla riserva, per 4 PO.
lesson-opportunity-buy-not = Compra “{ card-44 }”: è nella riserva, e costa 4 dei tuoi 8 PO.
lesson-opportunity-buy-done = La Politica mondiale si è mossa verso di te, lo zar ha perso prestigio, e dalla tua mano non è uscita nessuna carta. Ricevi 8 PO alla fine di ogni turno, e non ne hai mai più di 16.
lesson-opportunity-unmet = Alcuni eventi hanno un **prerequisito**. “{ card-4 }” vuole una tua organizzazione in un distretto, e non ne hai. Se la giochi adesso per i punti, il Governo non può giocarne l'evento; riceve metà dei punti in PO, e la carta va nella riserva (3.1).
lesson-opportunity-play = L'obiettivo della lezione: liberati di “{ card-4 }” finché è innocua. Spendi i suoi 4 punti in Piazza del Palazzo, nel Palazzo di Tauride e nel Partito socialista, in quest'ordine.
lesson-opportunity-play-not = Gioca “{ card-4 }” per i punti: Piazza del Palazzo per 1, Palazzo di Tauride per 1, Partito socialista per 2.
lesson-opportunity-play-done = Quattro punti per te, 2 PO per il Governo, nessun evento. Ma guarda: ora la carta è nella riserva. Appena avrai un'organizzazione in un distretto, il Governo potrà comprarla lì.

lesson-duma = La Duma
lesson-duma-about = Maggioranza, dominio, sedute e voti.
lesson-duma-parties = Ogni parte ha due partiti nella **Duma**: uno moderato (i tuoi sono i Socialisti) e uno estremista (i Radicali). Chi ha più cubetti dell'avversario ha la maggioranza, che vale 2 quando il tracciato si conteggia; il **dominio**, che vale 4, vuole inoltre che ognuno dei tuoi partiti sia almeno grande quanto il maggiore dell'avversario (5.4). Ora ce l'ha il Governo.
lesson-duma-session = È il round 4, e la Duma è in **seduta**. Alla fine di una seduta si vota (7.3): ogni parte fa una prova in ciascuno dei suoi due partiti, con +2; ogni prova riuscita è un punto, e lo è anche la maggioranza.
lesson-duma-mobilize = L'obiettivo della lezione: prepara il voto. Un cubetto in un partito costa 2 PA. Gioca “{ card-26 }” per i punti, e aggiungi due Socialisti.
lesson-duma-mobilize-not = Gioca “{ card-26 }” per i punti, e aggiungi due cubetti nel Partito socialista.
lesson-duma-mobilize-done = I tuoi quattro Socialisti hanno vinto il loro voto: numero obiettivo 6, ed è uscito 6. 1 punto. E cinque contro cinque: il Governo non aveva più la maggioranza, e per quella non ha fatto punti nessuno.
lesson-duma-extremism = Se fosse riuscita la prova dei **Radicali**, il tuo estremismo sarebbe cresciuto: un dado ti toglie un Socialista o ne fa un Radicale (7.1.1). Un partito senza cubetti dà 2 punti all'avversario quando la Duma si conteggia. Non lasciare dunque che i tuoi moderati si estinguano.

lesson-special = Le azioni speciali
lesson-special-about = Sei per parte, ognuna una volta in tutta la partita.
lesson-special-six = Hai sei **azioni speciali**. Si pagano con i PA, ognuna si usa una volta in tutta la partita, e una sola per turno (10.3). Indicale per leggere che cosa fanno. Sono un tesoro: non spenderlo troppo presto, e non dimenticarlo.
lesson-special-fervor = “{ special-fervor }” costa 6 PA e conteggia subito un tracciato a tua scelta. Distretti ora per te vale 3; Duma e Politica mondiale pagherebbero il Governo.
lesson-special-use = L'obiettivo della lezione: conteggia Distretti con “{ special-fervor }”. Ti serve una carta da 6 punti.
lesson-special-use-not = Gioca “{ card-43 }” per i suoi 6 punti, usa un'azione speciale: “{ special-fervor }”, e conteggia Distretti, che paga te.
lesson-special-use-event = Anche il suo evento è forte. Ma “{ special-fervor }” si paga con i punti attività: gioca la carta per i punti.
lesson-special-use-later = Sei punti opportunità per 4 PA: buona, ma per dopo. Ora vogliamo il conteggio: “{ special-fervor }”.
lesson-special-use-done = Tre punti, senza aspettare i dadi. Ancora meglio quando un vantaggio è al culmine e sta per perdersi.

lesson-dice = I dadi di punteggio
lesson-dice-about = Come si arriva a conteggiare i quattro tracciati.
lesson-dice-tracks = La maggior parte dei punti viene da quattro **tracciati**. Ognuno favorisce una parte di un certo numero di punti, e ha un segnalino in cammino da Inizio a Punteggio; quando arriva, il tracciato si conteggia, e il segnalino ricomincia (5.0). Ora a Distretti e a Politica mondiale manca un passo.
lesson-dice-die = In fondo a ogni carta c'è il suo **dado**. Si tira quando tutto il resto è fatto: tre facce mostrano il suo tracciato, le altre tre mostrano gli altri tracciati, uno per faccia (4.0). Distretti ti darebbe 3; Politica mondiale darebbe 1 al Governo.
lesson-dice-roll = L'obiettivo della lezione: dai a Distretti la migliore possibilità di essere conteggiato. Gioca per l'evento una carta con il dado Distretti: “{ card-28 }” o “{ card-20 }”.
lesson-dice-roll-not = Andrebbe, ma sarebbe più lento, o spingerebbe un altro tracciato. Prendi “{ card-28 }” o “{ card-20 }”, per l'evento.
lesson-dice-roll-world = Il suo dado è Politica mondiale: una volta su due si conteggia un tracciato che paga il Governo. Scegli una carta con il dado Distretti.
lesson-dice-roll-done = È uscito Distretti, e il tracciato si è conteggiato per te. Con la carta successiva il Governo ha avuto la sua Politica mondiale: a volte basta conteggiare per primi. In alcune carte il dado lo sceglie una parte, e alcuni eventi chiave li tirano tutti e quattro.

lesson-unrest = Agitazione e prestigio
lesson-unrest-about = Due tracciati che cambiano tutto quando arrivano in fondo.
lesson-unrest-unrest = L'**agitazione** sale di 1 alla fine di ogni turno, e con gli eventi. Molte carte vogliono una certa agitazione. A 15 scoppia l'Ottobre rosso (11.2). Per questa lezione è a 4; da 5 in su aggiunge 1 ai tuoi tiri di estremismo (11.0).
lesson-unrest-burn = Fomentala: gioca “{ card-20 }” per il suo evento.
lesson-unrest-burn-not = Gioca “{ card-20 }” per l'evento: alza l'agitazione, e ti aiuta nella Duma.
lesson-unrest-burn-done = Agitazione 5, un Socialista in più, un Monarchico in meno. Attento al prezzo: ora l'estremismo tenta anche i tuoi moderati.
lesson-unrest-prestige = Il **prestigio** dello zar è affare del Governo. Sotto 6 peggiorano i suoi tiri di estremismo (12.0). A 0 lo zar abdica (12.1); e se mai arriva a 15 l'autocrazia è restaurata, e hanno perso **entrambi** (2.6).
lesson-unrest-trial = L'obiettivo della lezione: porta il prestigio a 5. “{ card-44 }”, nella riserva, lascia al Governo la scelta tra prestigio e 3 punti opportunità.
lesson-unrest-trial-not = Compra “{ card-44 }” dalla riserva, per 4 PO.
lesson-unrest-trial-done = Prestigio 5: d'ora in poi i tiri di estremismo del Governo hanno +1. L'uno o l'altro segnalino può essere il tuo piano: un'insurrezione con l'agitazione, o una rivoluzione dall'alto.

lesson-abdication = Lo zar abdica
lesson-abdication-about = Un salto a febbraio, e mezza Duma se ne va.
lesson-abdication-near = Per questa lezione il prestigio è a 1. Se è a 0 alla fine di un round d'azione, lo zar **abdica** (12.1), anche anni prima del tempo.
lesson-abdication-fall = Ora tocca a te: “{ card-42 }”, nella riserva, costa allo zar 1 prestigio, e a te 4 punti opportunità.
lesson-abdication-fall-not = Compra “{ card-42 }” dalla riserva: gli toglie l'ultimo punto di prestigio.
lesson-abdication-fall-done = Lo zar non c'è più. Poiché febbraio 1917 non era ancora cominciato, la partita ci è **saltata**: tutte le carte in mano, nella riserva e in gioco sono state scartate, e nel nuovo mazzo ci sono le carte del Governo provvisorio.
lesson-abdication-first = Dopo un salto chi è in svantaggio indica il primo giocatore; in parità, tu. Indica te stesso.
lesson-abdication-first-not = Anche l'ultima parola in ogni round può servire. Qui indica la Rivoluzione.
lesson-abdication-first-done = Cominci tu.
lesson-abdication-changed = Ora guarda la Duma: il Partito radicale e il Partito monarchico sono **fuori gioco**, Socialisti e Liberali hanno tenuto metà dei cubetti, e le organizzazioni di partito non ci sono più. Non c'è più dominio, e nessuno può patrocinare soviet dei soldati (12.1.1). Le organizzazioni nei distretti sono rimaste.
lesson-abdication-world = Il mondo reagisce: entrambe le parti possono spendere PO, tu per primo, allo scoperto; la Politica mondiale si muove verso chi spende di più. L'obiettivo della lezione: conquista il mondo. Il Governo ha 5 PO, e un tesoriere prudente.
lesson-abdication-world-not = Il Governo ha speso altrettanto, o di più. Basta un po' di più da parte tua: prova con 2.
lesson-abdication-world-done = La Politica mondiale si è mossa verso di te. Il prestigio non cambia più; resta la lotta per le strade e per la Duma.

lesson-red-october = Ottobre rosso
lesson-red-october-about = L'agitazione a 15: cinque conteggi, e la fine.
lesson-red-october-near = Per questa lezione l'agitazione è a 14, e sei sotto di 7 punti. Se al controllo è a 15, si gioca l'**Ottobre rosso**, e la partita è finita (11.2). Prima di accendere la miccia, dunque, fai i conti.
lesson-red-october-count = Si conteggiano, in quest'ordine: Organizzazioni (qui 2 per te); la Duma, dopo un tiro di estremismo di entrambi; la differenza dei preparativi militari (6 contro 4); Distretti, con cubetti per chi ha più Soviet degli operai o Sindacati; e Politica mondiale.
lesson-red-october-rise = Accendila: “{ card-20 }” alza l'agitazione di 1.
lesson-red-october-rise-not = Gioca “{ card-20 }” per l'evento: l'agitazione arriva a 15.
lesson-red-october-rise-done = Ottobre rosso! Organizzazioni ha dato 2, l'avanguardia altri 2. Nella Duma nessuno è in vantaggio. Ora si radunano gli operai.
lesson-red-october-workers = Hai un Soviet degli operai in più di quanti Sindacati ha il Governo: due cubetti in distretti qualsiasi. L'obiettivo della lezione: vinci. Mettili dove contano: in distretti vuoti, prima che si conteggi Distretti.
lesson-red-october-workers-not = Lì non cambiano il controllo. In un distretto vuoto basta un cubetto per prenderlo: Piazza del Palazzo, Fortezza dei Santi Pietro e Paolo, Palazzo di Tauride.
lesson-red-october-workers-done = Distretti ha dato 4, e il mondo ti è venuto incontro quel tanto che bastava: hai vinto per un punto. A 0 avrebbe vinto il Governo. Soviet, Guardie rosse e distretti, raccolti per anni, decidono quest'ora.

lesson-the-ends = Come finisce la partita
lesson-the-ends-about = Venti punti, il tempo, e le altre vie.
lesson-the-ends-score = Il punteggio è uno solo per entrambi: dice di quanto una parte è avanti. Alla fine di ogni round d'azione lo si guarda, e un margine di **20** vince la partita (2.6). Per questa lezione sei avanti di 17, e a Distretti manca un passo al conteggio.
lesson-the-ends-others = Gli altri finali: l'Ottobre rosso con l'agitazione a 15; il prestigio a 15, quando hanno perso entrambi; e la fine dell'ultimo turno, ottobre 1917, quando ogni tracciato si conteggia ancora una volta. Chi allora è avanti ha vinto; in parità, il Governo (2.6).
lesson-the-ends-win = L'obiettivo della lezione: vinci. Gioca “{ card-28 }” per il suo evento: fa valere di più Distretti, e il suo dado può farlo conteggiare.
lesson-the-ends-win-not = Ora la migliore è “{ card-28 }”, per l'evento: un distretto in più per te, uno in meno per il Governo, e un dado Distretti.
lesson-the-ends-win-done = Quattro punti per Distretti: 21. Hai vinto. Ora conosci tutto il gioco. Per la prima partita prendi il bot facile; non manca altro che la pratica.
