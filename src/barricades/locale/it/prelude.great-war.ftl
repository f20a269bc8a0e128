# Prelude to Revolution: le carte “Grande Guerra”

card-101 = Arrivano le munizioni degli Alleati
history-101 = Cannoni e granate degli Alleati si ammucchiavano ad Arcangelo finché, alla fine del 1916, una ferrovia non raggiunse il porto di Murmansk, libero dai ghiacci.

card-102 = Barricate a Vyborg
history-102 = Nel luglio 1914, mentre il presidente Poincaré era ospite dello zar, gli scioperanti del quartiere di Vyborg rovesciarono i tram, abbatterono i pali del telegrafo e si batterono con i cosacchi.

card-103 = Comitato centrale delle industrie di guerra
history-103 = Fondato nel 1915 e guidato da Aleksandr Gučkov, il comitato degli industriali doveva volgere le fabbriche private alla produzione bellica e fu una seconda casa per l'opposizione liberale.

card-104 = Duma aggiornata
history-104 = Nel settembre 1915 la Duma chiese un governo che avesse la fiducia del paese; lo zar mandò a casa i deputati.

card-105 = Arrestati i deputati bolscevichi
history-105 = Nel novembre 1914 i cinque deputati bolscevichi furono arrestati nonostante l'immunità e, pochi mesi dopo, deportati in Siberia.

card-106 = Code per il pane
history-106 = Negli ultimi inverni di guerra le donne di Pietrogrado facevano per ore la fila per il pane nel gelo, e nelle code la rabbia correva più di qualsiasi volantino.

card-107 = Appelli al patriottismo
history-107 = Nei primi giorni di guerra una folla immensa s'inginocchiò davanti allo zar in Piazza del Palazzo, e per alcuni mesi gli scioperi cessarono quasi del tutto.

card-108 = Offensiva Brusilov
history-108 = Nell'estate 1916 il generale Brusilov sfondò il fronte austriaco e fece centinaia di migliaia di prigionieri, a un prezzo di sangue da cui l'esercito non si riprese.

card-109 = La capitale diventa Pietrogrado
history-109 = Nell'agosto 1914 il nome di San Pietroburgo suonava troppo tedesco, e un decreto ne fece Pietrogrado.

card-110 = Rivolta in Asia centrale
history-110 = Quando nel 1916 i musulmani dell'Asia centrale furono chiamati ai lavori nelle retrovie, la steppa insorse e si dovettero mandare laggiù delle truppe.

card-111 = Elezioni della Duma
history-111 = Con la legge del 1907 la Duma era scelta da grandi elettori, ceto per ceto, e il voto di un proprietario terriero valeva quanto quello di centinaia di operai.

card-112 = Costantinopoli promessa
history-112 = Nella primavera del 1915 Gran Bretagna e Francia promisero in segreto alla Russia Costantinopoli e gli Stretti, sogno di generazioni di suoi statisti.

card-113 = Attività del Governo
history-113 = Quando la Duma non sedeva i ministri governavano con decreti d'urgenza, e durante la guerra sedeva di rado.

card-114 = Cosacchi acquartierati in città
history-114 = La guarnigione era piena di reclute; per sgomberare le strade le autorità contavano sui cosacchi e sulla polizia a cavallo.

card-115 = Elezioni della Duma
history-115 = La quarta Duma era stata eletta nel 1912 per cinque anni; per tutta la guerra i partiti guardarono a elezioni che non si tennero mai.

card-116 = Disordini sulla Gangut
history-116 = Nell'ottobre 1915 i marinai della corazzata Gangut, stanchi del cibo cattivo e degli ufficiali dai nomi tedeschi, rifiutarono l'obbedienza; i capi finirono ai lavori forzati.

card-117 = Operai dell'industria contro la guerra
history-117 = Dal 1915 negli scioperi delle fabbriche di guerra si parlava sempre meno di salari e sempre più della guerra stessa.

card-118 = Legge secca
history-118 = Con la mobilitazione fu vietata la vendita della vodka; l'erario perse circa un quarto delle entrate, e i villaggi cominciarono a distillare in proprio.

card-119 = Disastro militare
history-119 = Nell'agosto 1914 la Seconda armata entrò nella Prussia orientale e fu annientata a Tannenberg; il suo comandante Samsonov si sparò.

card-120 = Disastro militare
history-120 = Nella primavera del 1915 i cannoni tedeschi e austriaci squarciarono il fronte a Gorlice, e in poche settimane la Galizia fu di nuovo perduta.

card-121 = La zarina cura i feriti
history-121 = Alessandra e le due figlie maggiori si diplomarono infermiere e assistevano alle operazioni nell'ospedale di Carskoe Selo.

card-122 = Terra, pane, pace!
history-122 = Terra per il villaggio, pane per la città, pace per la trincea: tre parole che chiedevano tutto ciò che il governo non dava.

card-123 = La caduta di Erzurum
history-123 = Nel febbraio 1916 le truppe del generale Judenič espugnarono nella neve alta la fortezza turca di Erzurum, ritenuta imprendibile.

card-124 = La grande ritirata
history-124 = Fra il maggio e il settembre 1915 gli eserciti abbandonarono la Galizia, la Polonia e gran parte della Lituania, spingendo la gente davanti a sé lungo le strade.

card-125 = Orgoglio militare
history-125 = Reggimenti vecchi di due secoli confidavano nelle bandiere, nelle feste patronali e negli ufficiali per tenere uniti gli uomini.

card-126 = Volantini del Comitato interrionale
history-126 = Il Comitato interrionale di Pietrogrado, a mezza via fra bolscevichi e menscevichi, stampava in segreto volantini contro la guerra.

card-127 = I marinai di Kronstadt si organizzano
history-127 = Sulle navi della flotta del Baltico cellule segrete di partito si riunivano sottocoperta; la polizia le scoprì più di una volta, e rinacquero sempre.

card-128 = Attività della Rivoluzione
history-128 = Attraverso la Svezia neutrale e la Finlandia lettere e opuscoli degli esuli giungevano nelle fabbriche di Pietrogrado.

card-129 = Attività della Rivoluzione
history-129 = Le casse malattia delle fabbriche, legali e innocue di nome, offrivano ai clandestini un luogo d'incontro.

card-130 = La giostra dei ministri
history-130 = In un anno e mezzo la Russia ebbe quattro primi ministri e cinque ministri dell'Interno; un deputato monarchico parlò di cavallina ministeriale.

card-131 = Blocco progressista
history-131 = Nell'agosto 1915 gran parte della Duma, dai nazionalisti moderati ai cadetti, si unì in un blocco che voleva un governo di cui la nazione potesse fidarsi.

card-132 = La Germania dichiara guerra alla Russia!
history-132 = La sera del 19 luglio 1914, 1º agosto in Occidente, l'ambasciatore tedesco consegnò a San Pietroburgo la dichiarazione di guerra e pianse.

card-133 = Serrata alla Putilov
history-133 = Nel febbraio 1916 la Putilov chiuse i cancelli agli scioperanti; molti furono mandati sotto le armi, e lo Stato prese in mano la fabbrica.

card-134 = I profughi affollano la città
history-134 = Alla fine del 1915 circa tre milioni di persone erano fuggite dalle province perdute, e le città non avevano per loro né stanze né pane.

card-135 = I riservisti si uniscono agli scioperanti
history-135 = Nell'ottobre 1916 i soldati del 181º reggimento di riserva uscirono dalla caserma nel quartiere di Vyborg e aiutarono gli scioperanti contro la polizia.

card-136 = Il rublo si scioglie
history-136 = La guerra la pagava la stampa di banconote: all'inizio del 1917 un rublo comprava circa un terzo di quanto comprava prima.

card-137 = La fame di proiettili
history-137 = Nel 1915 le batterie avevano pochi colpi al giorno, e le reclute senza fucile aspettavano quelli dei caduti.

card-138 = Spari a Ivanovo
history-138 = Nell'agosto 1915 a Ivanovo-Voznesensk i soldati spararono sugli operai tessili in corteo; i morti furono decine, e la Duma chiese conto al governo.

card-139 = Psicosi delle spie
history-139 = Nel marzo 1915 il colonnello Mjasoedov fu impiccato come spia su prove esili, e la Russia cominciò a vedere traditori ovunque, fino alla zarina.

card-140 = Raccogliere consensi fra la popolazione
history-140 = Circoli di cucito, collette per gli ospedali e serate patriottiche coinvolsero nello sforzo bellico cittadini che non si erano mai curati di politica.

card-141 = Scioperanti al fronte
history-141 = Chi scioperava in una fabbrica di guerra poteva perdere l'esonero e finire in divisa; così gli agitatori arrivarono nelle guarnigioni.

card-142 = Stupidità o tradimento?
history-142 = Il 1º novembre 1916 Pavel Miljukov elencò alla Duma un fallimento del governo dopo l'altro, e ogni volta chiese se fosse stupidità o tradimento.

card-143 = Scandalo Suchomlinov
history-143 = Il ministro della Guerra Suchomlinov aveva detto pronto l'esercito; nel giugno 1915 fu destituito e l'anno dopo arrestato con l'accusa di tradimento.

card-144 = Unione degli zemstvo e delle città
history-144 = Sotto il principe L'vov le unioni degli zemstvo e delle città gestivano ospedali, treni e mense per l'esercito: una seconda amministrazione accanto ai ministeri.

card-145 = Prestito di guerra
history-145 = Fino al termine del 1916 manifesti e pulpiti lodarono sei prestiti di guerra, ma il pubblico sottoscrisse meno di quanto l'erario sperasse.

card-146 = La nazione è con lo zar
history-146 = Allo scoppio della guerra la Duma si riunì per un solo giorno, e quasi tutti gli oratori giurarono di stare con lo zar fino alla vittoria.

card-147 = Attività del Governo
history-147 = Dall'agosto 1915 consigli speciali per la difesa, i trasporti, i combustibili e i viveri riunirono a un tavolo ministri, deputati e industriali.

card-148 = Eletto il Gruppo operaio
history-148 = Nell'autunno 1915 gli operai di Pietrogrado elessero delegati nel comitato delle industrie di guerra; i menscevichi guidarono il gruppo, i bolscevichi chiamarono al boicottaggio.

card-149 = La cantina di Jusupov
history-149 = Nella notte sul 17 dicembre 1916 il principe Jusupov e i suoi amici uccisero Rasputin nel palazzo sulla Mojka e spinsero il corpo sotto il ghiaccio.

card-150 = Conferenza di Zimmerwald
history-150 = Nel settembre 1915 trentotto socialisti di undici paesi si riunirono nel villaggio svizzero di Zimmerwald e condannarono la guerra; la sinistra di Lenin voleva trasformarla in guerra civile.
