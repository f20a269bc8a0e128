# Il corso di Revolution!

lesson-first-bids = Le tue prime offerte
lesson-first-bids-about = Cinque segnalini, dodici personaggi, e chi li vince.
lesson-first-bids-town = Una città alla vigilia della rivoluzione. Le sue sette zone hanno caselle per i cubetti, e ognuna ha un valore: alla fine chi in una zona ha più cubetti lo prende tutto, gli altri nulla (7.3). Tu sei il **Rosso**; il Blu e il Verde sono contro di te, e l'uno contro l'altro.
lesson-first-bids-people = I cubetti arrivano in città attraverso le persone. A ogni round tutti fanno offerte segrete per questi dodici **personaggi**. Chi ne vince uno ottiene ciò che vi è scritto: Sostegno subito, segnalini per il round successivo, un cubetto in una zona. Il Tipografo dà 10 di Sostegno, il Prete 6 e un cubetto nella Cattedrale.
lesson-first-bids-force = Ognuno comincia con 1 **Forza**, 1 **Ricatto** e 3 **Oro** (2.2). La Forza batte il Ricatto in qualsiasi quantità, e il Ricatto l'Oro in qualsiasi quantità (5.2). Metti la tua Forza sul Tipografo.
lesson-first-bids-force-not = Anche quello è un buon posto per la Forza, ma in questa lezione puntiamo ai 10 di Sostegno del Tipografo.
lesson-first-bids-force-done = La tua Forza è sul Tipografo, coperta. Gli altri mettono i loro segnalini nello stesso momento, e vedono solo quanti ne hai messi (4.1).
lesson-first-bids-blackmail = Ora il tuo Ricatto. Mettilo sul Prete.
lesson-first-bids-blackmail-not = Potrebbe vincere lì. Ma puntiamo a 6 di Sostegno e a un cubetto nella Cattedrale: il Prete.
lesson-first-bids-blackmail-printer = Accanto alla Forza renderebbe il Tipografo quasi certo. Ma un segnalino vince un solo personaggio: il Prete andrebbe a qualcun altro.
lesson-first-bids-blackmail-done = Chi ora mette Oro sul Prete lo ha già perso contro di te.
lesson-first-bids-gold = Restano tre Oro, e vanno messi tutti (4.2). L'obiettivo della lezione: vinci il Tipografo. E se anche qualcun altro vi ha messo una Forza? Offerte uguali non vincono nulla (5.3).
lesson-first-bids-gold-failed = Anche il Blu aveva messo una Forza sul Tipografo: una contro una, e non ha vinto nessuno (5.3). Un solo Oro accanto alla tua Forza avrebbe deciso. Riprova.
lesson-first-bids-gold-done = Il Blu aveva avuto la stessa idea, ma il tuo Oro accanto alla Forza valeva di più: 10 di Sostegno. Con il Prete fa almeno 16. Leggi nella cronaca come si sono risolti i personaggi, dal Generale al Mercenario (5.1).
lesson-first-bids-next = Ogni segnalino messo è perso, vincente o no (5.9), e i **Protettori** danno Oro a chi ha meno di cinque segnalini (6.1). Comincia il secondo round, e tu hai soltanto Oro. Il Blu e il Verde hanno vinto della Forza. Come procurarsela lo dicono le lezioni successive.

lesson-persuasion = Chi ascolta che cosa
lesson-persuasion-about = Mani scoperte, immunità, e un segnalino che nessun altro ha.
lesson-persuasion-hands = Prima delle offerte tutti i segnalini sono in vista (3.2): sai che cosa possono offrire gli altri, solo non dove. Guarda le mani: il Blu e il Verde hanno cinque Oro ciascuno; tu ne hai quattro, e **un Ricatto**, l'unico.
lesson-persuasion-immune = Non tutti accettano tutto (4.4). Il Generale e il Capitano sono immuni alla Forza, altri al Ricatto. Il Furfante e il Mercenario ascoltano soltanto l'Oro.
lesson-persuasion-alone = Nessuna quantità d'Oro batte un Ricatto (5.2). Il tuo, dunque, vince ovunque sia accettato. Scegli ciò che vale di più: il Generale porta un cubetto nella Fortezza, 50 di Sostegno alla fine, e una Forza.
lesson-persuasion-alone-not = Il tuo Ricatto vincerebbe anche lì. Ma la Fortezza vale più di tutte, e il Generale dà anche una Forza.
lesson-persuasion-alone-done = Il Generale è praticamente tuo, qualunque cosa mettano.
lesson-persuasion-coins = Dove conta solo l'Oro decide la quantità. L'obiettivo della lezione: vinci il Mercenario. Il Blu e il Verde hanno cinque Oro ciascuno, ma difficilmente li metteranno tutti in un posto. Metti lì tutti e quattro i tuoi.
lesson-persuasion-coins-not = Altrove un solo Oro è presto superato. Tienili insieme: tutti e quattro sul Mercenario.
lesson-persuasion-coins-done = Quattro contro tre: li hai vinti entrambi, e con loro due Forza per il prossimo round. Due personaggi vinti sono meglio di cinque offerte perse.

lesson-powers = Spia e Speziale
lesson-powers-about = I cubetti che sono già in città.
lesson-powers-cubes = Il quarto round. Nella Fortezza il Blu è in testa con due cubetti contro il tuo; nella Cattedrale il Verde ne ha due; tu ne hai due nel Mercato. Due personaggi possono cambiare ciò che c'è già: la **Spia** e lo **Speziale**.
lesson-powers-bids = Fai un'offerta per entrambi: la tua Forza sulla Spia, il tuo Ricatto sul Prete, tutto il tuo Oro sullo Speziale.
lesson-powers-bids-not = Non stavolta: Forza sulla Spia, Ricatto sul Prete, e i tre Oro sullo Speziale.
lesson-powers-bids-done = Li hai vinti tutti e tre. Il Prete è venuto per primo, e ora tocca alla Spia: i personaggi si risolvono nell'ordine della plancia (5.1).
lesson-powers-spy = La Spia sostituisce un cubetto altrui con uno tuo, dove vuoi (5.7). Usala dove cambia chi è in testa: nella Fortezza.
lesson-powers-spy-not = Si può, ma non cambia chi è in testa. Nella Fortezza un cubetto trasforma uno contro due in due contro uno: 50 di Sostegno alla fine.
lesson-powers-spy-done = Due contro uno: se resta così, la Fortezza paga te. La Spia è l'unica che toglie cubetti a un rivale.
lesson-powers-swap = Lo Speziale scambia di posto due cubetti, di colore diverso e in zone diverse (5.8). L'obiettivo della lezione: togli al Verde il primato nella Cattedrale. Scambia un tuo cubetto del Mercato con uno verde di lì.
lesson-powers-swap-not = Così non passi in testa nella Cattedrale. Scambia un cubetto rosso del Mercato con uno verde della Cattedrale.
lesson-powers-swap-done = Con il cubetto del Prete ora ne hai due nella Cattedrale, e il Verde uno: 35 di Sostegno invece di nulla. Nel Mercato tu e il Verde ne avete uno a testa, e una parità non paga nessuno. Un buon affare!

lesson-patrons = I Protettori, e il prossimo round
lesson-patrons-about = Che cosa ricevono i poveri, e come riavere la Forza.
lesson-patrons-poor = Nel primo round tutti e tre hanno offerto lo stesso, e nessuno ha vinto nulla. Così i Protettori hanno dato Oro a tutti, fino a cinque segnalini (6.1). Forza e Ricatto non li danno mai: vanno vinti.
lesson-patrons-givers = Tre personaggi danno **Forza**: il Generale, il Capitano e il Mercenario. Chi ne vince uno adesso avrà, nel prossimo round, ciò che nessun Oro può battere.
lesson-patrons-force = L'obiettivo della lezione: con cinque Oro, vinci una Forza per il prossimo round. Gli altri vogliono lo stesso, e hanno cinque Oro ciascuno. Dividili un po', o punta tutto su un personaggio.
lesson-patrons-force-failed = Dappertutto qualcuno ha messo di più, o altrettanto. Cinque monete sparse vincono poco: mettine diverse su uno dei tre. Riprova.
lesson-patrons-force-done = Una Forza per il prossimo round. Quello che vinci adesso potrai offrirlo solo allora (5.5).
lesson-patrons-patrons = Il prossimo round, e i Protettori ti hanno dato di nuovo Oro. Prima di ogni round guarda le mani: chi ha Forza, chi non ne ha, e dove ne sei al sicuro.

lesson-the-end = L'ultima casella
lesson-the-end-about = Chi è in testa dove, e come si decide la partita.
lesson-the-end-leads = La città è piena, tranne una casella. Quando ogni casella ha un cubetto, la partita finisce (7.1). Allora ogni zona paga il suo valore a chi lì è in testa; se più d'uno è in testa alla pari, non paga nessuno (7.3).
lesson-the-end-last = L'ultima casella è nella Fortezza: tre cubetti rossi, tre blu, uno verde. Così non paga nessuno. Il Generale vi porta un altro cubetto, e decide di 50 di Sostegno.
lesson-the-end-win = Tutti hanno cinque Oro. Prima delle zone il Rosso ha 60, il Blu 66, il Verde 70. L'obiettivo della lezione: vinci la partita.
lesson-the-end-win-failed = L'ultimo cubetto della Fortezza non è tuo. Il Blu lo vuole quanto te, ma mette qualche moneta altrove. Punta di più sul Generale. Riprova.
lesson-the-end-win-done = Quattro cubetti contro tre: la Fortezza è tua, con il Porto e la Piantagione, e così la città. Anche i segnalini vinti nell'ultimo round hanno portato un po' di Sostegno (7.2). Ora prova contro i bot facili.
