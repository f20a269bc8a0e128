# Der Kurs zu Prelude to Revolution

lesson-cards = Ereignis oder Punkte
lesson-cards-about = Wofür man eine Karte spielt, und was mit den Karten des Gegners geschieht.
lesson-cards-turn = St. Petersburg, 1905. Du bist die **Revolution**; gegen dich steht die Regierung. Ein Durchgang hat acht Aktionsrunden, und in jeder spielst du eine Karte (2.3). Du hast sieben. Jede bietet ein **Ereignis** und 2, 4 oder 6 **Aktivitätspunkte** (AP).
lesson-cards-own = Von einer eigenen Karte nimmst du das eine oder das andere: ihr Ereignis oder ihre AP (3.1). „{ card-28 }“ gibt 2 AP, oder als Ereignis drei Klötzchen im Winterpalast, wo die Regierung eines hat.
lesson-cards-event = Jetzt du: Spiel „{ card-28 }“ für das Ereignis.
lesson-cards-event-not = Auch das geht. Aber drei Klötzchen umsonst in einer Hochburg der Regierung sind kaum zu überbieten: „{ card-28 }“, für das Ereignis.
lesson-cards-event-done = Drei gegen eins: Der Winterpalast gehört dir. Danach wurde ein **Wertungswürfel** geworfen, wie nach jeder Karte (4.0); und die Regierung hatte ihre Aktionsrunde.
lesson-cards-theirs = Manche deiner Karten gehören der Regierung. Von einer solchen bekommst du nur die AP; danach spielt die Regierung das Ereignis (3.1). Passen darfst du nur mit leerer Hand, die meisten wirst du also spielen müssen. Wähle den Augenblick, in dem das Ereignis am wenigsten schadet.
lesson-cards-points = Das Ziel der Lektion: Spiel „{ card-21 }“ für die Punkte und bring damit zwei leere Stadtbezirke unter Kontrolle, je ein Klötzchen für 1 AP.
lesson-cards-points-not = Spiel „{ card-21 }“ und leg je ein Klötzchen in zwei der drei leeren Bezirke: Palastplatz, Taurisches Palais, Peter-und-Paul-Festung.
lesson-cards-points-done = Zwei Bezirke mehr. Der Preis: Das Ereignis der Regierung hat dich 4 Gelegenheitspunkte gekostet. Neutrale Karten sind die dritte Sorte: Ereignis oder AP, aber nach den AP kommt die Karte in die Auslage, wo beide sie kaufen können.

lesson-districts = Bezirke, und was sie kosten
lesson-districts-about = Kontrolle, Felder und Aufholen; diesmal als Regierung.
lesson-districts-control = Nun bist du die **Regierung**. Wer in einem Bezirk mehr Klötzchen hat, kontrolliert ihn; bei Gleichstand niemand (6.0). Der Winterpalast gehört dir, die Kasaner Kathedrale der Revolution; der Palastplatz ist leer, und in der Kaserne der Garnison steht ihr gleich.
lesson-districts-cost = Ein Klötzchen kostet 1 AP und dazu, was an seinem Feld steht. An der Kasaner Kathedrale steht an deinem ersten Feld +1, denn der Ort ist gegen dich. Solange du dort aber **weniger** Klötzchen hast als die andere Seite, kostet eines 1 weniger (10.1.1). Das erste kostet also 1.
lesson-districts-level = Jetzt du: Spiel „{ card-16 }“ für die 4 AP und nimm der Revolution die Kontrolle über vier Stadtbezirke: je ein Klötzchen in die Kasaner Kathedrale, das Wyborger Viertel, auf den Newski-Prospekt und ins Smolny-Institut.
lesson-districts-level-not = Das ist erlaubt, aber mit 4 AP kannst du vier Bezirke erschüttern: je ein Klötzchen für 1 AP in die vier Stadtbezirke, in denen die Revolution nur eines hat.
lesson-districts-level-done = Mit einer Karte hat die Revolution vier von zehn Bezirken verloren, und die Leiste der Bezirke ist 1 wert statt 3. Bei Gleichstand gehört ein Bezirk noch nicht dir, aber auch nicht mehr ihr.
lesson-districts-empty = In einem leeren Bezirk genügt ein Klötzchen zur Kontrolle: Palastplatz, Peter-und-Paul-Festung, Taurisches Palais. Stadtbezirke lohnen sich doppelt: Unter Kontrolle helfen sie auch bei Proben nebenan (9.0).
lesson-districts-take = Das Ziel der Lektion: Nimm mit „{ card-27 }“ alle drei leeren Bezirke und verstärke mit dem Rest den Winterpalast.
lesson-districts-take-not = Vier Punkte: Palastplatz, Peter-und-Paul-Festung, Taurisches Palais, und dann ein zweites Klötzchen im Winterpalast.
lesson-districts-take-done = Sieben Bezirke gegen sechs: Jetzt bist du im Vorteil. Wo du zu Hause bist, kosten die ersten fünf Klötzchen je 1 AP, spätere mehr.

lesson-organizations = Organisationen
lesson-organizations-about = Zuerst die Parteien, dann die Sowjets in den Bezirken.
lesson-organizations-worth = **Organisationen** bleiben. Jede in einer Partei rückt die Leiste der Organisationen um zwei Felder, jede in einem Bezirk um eines, und jedes Feld ist 2 Punkte wert, sooft die Leiste gewertet wird (5.2). Man gründet sie mit AP und einer Probe.
lesson-organizations-party = Beginne mit der Partei, die andere fördern kann: Spiel „{ card-26 }“ für die Punkte, gründe eine Organisation, und zwar in der Radikalen Partei, und steck alle 4 AP in die Probe.
lesson-organizations-party-not = Spiel „{ card-26 }“ für die Punkte, dann: eine Organisation gründen, Radikale Partei, 4 Punkte.
lesson-organizations-party-done = Ein Klötzchen und 4 AP ergaben die Zielzahl 5; gewürfelt wurde 5. Das war Glück: Drei Würfel kommen meist auf 10 oder 11. Wie man nachhilft, sagt die nächste Lektion.
lesson-organizations-sponsor = In Arbeiter- und Militärbezirken braucht eine Organisation einen **Förderer**, eine schon organisierte Partei: bei dir für beide die Radikalen (10.2.2). In Stadtbezirken braucht niemand einen. Am leichtesten ist die Probe, wo du viele Klötzchen hast: In der Newski-Werft und in Kronstadt hast du zwei.
lesson-organizations-soviet = Das Ziel der Lektion: Gründe einen Sowjet unter Arbeitern oder Matrosen, in der Newski-Werft oder in Kronstadt. Spiel „{ card-20 }“ für die Punkte und gib alle dafür aus.
lesson-organizations-soviet-not = Spiel „{ card-20 }“ für die Punkte und gründe mit 4 Punkten eine Organisation in der Newski-Werft oder in Kronstadt.
lesson-organizations-soviet-done = Drei Felder auf der Leiste der Organisationen: 6 Punkte, sooft sie gewertet wird. Misslingt ein Versuch, darf in derselben Aktionsrunde keiner mehr folgen; nach einem gelungenen schon (10.2).

lesson-checks = Proben
lesson-checks-about = Drei Würfel, eine Zielzahl, und wie man eine Probe rettet.
lesson-checks-target = Ob etwas gelingt, entscheidet eine **Mobilisierungsprobe** (9.0): drei Würfel, deren Summe die Zielzahl nicht überschreiten darf. Das sind deine Klötzchen an dem Ort und alle Zuschläge: hier die AP, die du hineinsteckst.
lesson-checks-attempt = Versuch eine Organisation in der Sozialistischen Partei: Spiel „{ card-26 }“ für die Punkte und steck alle 4 in die Probe. Zwei Klötzchen und 4 macht 6.
lesson-checks-attempt-not = Spiel „{ card-26 }“ für die Punkte, dann: eine Organisation gründen, Sozialistische Partei, 4 Punkte.
lesson-checks-attempt-done = Gewürfelt wurde 8: zwei zu viel. Aber noch ist nichts verloren.
lesson-checks-save = Wer danebenliegt, darf den Unterschied in **Gelegenheitspunkten** (GP) bezahlen, einen für jedes Auge, und die Probe gelingt doch (9.0). Du hast 8. Das Ziel der Lektion: Rette die Probe.
lesson-checks-save-not = Manchmal ist es richtig, sie misslingen zu lassen und die Punkte zu sparen. Aber 2 von 8 GP für eine Organisation, die 4 Punkte wert ist, sind geschenkt: Gib sie aus.
lesson-checks-save-done = Eine Organisation in der Sozialistischen Partei, für 4 AP und 2 GP. Wer keine GP mehr hat, ist den Würfeln ausgeliefert; behalte also immer ein paar.
lesson-checks-neighbours = In Arbeiter- und Militärbezirken zählen auch die benachbarten **Stadtbezirke**: +1 für jeden, den du kontrollierst, −1 für jeden des Gegners, mit einer Organisation dort das Doppelte (9.0). Bei der Newski-Werft hilft dir das Wyborger Viertel, und die Ochrana stört.

lesson-opportunity = Die Auslage und ihre Punkte
lesson-opportunity-about = Karten, die offen liegen, und womit man sie kauft.
lesson-opportunity-pool = Die **Auslage** liegt für beide offen. Statt eine Karte aus der Hand zu spielen, darfst du dort eine kaufen: eine eigene oder neutrale, für so viele Gelegenheitspunkte (GP), wie sie AP hat (8.0). Sie wird immer für ihr Ereignis gespielt.
lesson-opportunity-buy = Jetzt du: Kauf „{ card-44 }“ aus der Auslage, für 4 GP.
lesson-opportunity-buy-not = Kauf „{ card-44 }“: Die Karte liegt in der Auslage und kostet 4 von deinen 8 GP.
lesson-opportunity-buy-done = Die Weltpolitik ist dir entgegengekommen, der Zar hat Prestige verloren, und keine Karte hat deine Hand verlassen. Am Ende jedes Durchgangs bekommst du 8 GP, und mehr als 16 hast du nie.
lesson-opportunity-unmet = Manche Ereignisse haben eine **Voraussetzung**. „{ card-4 }“ verlangt eine Organisation von dir in einem Bezirk, und du hast keine. Spielst du die Karte jetzt für die Punkte, kann die Regierung das Ereignis nicht spielen; sie bekommt die Hälfte der Punkte als GP, und die Karte kommt in die Auslage (3.1).
lesson-opportunity-play = Das Ziel der Lektion: Werde „{ card-4 }“ los, solange die Karte harmlos ist. Gib ihre 4 Punkte für den Palastplatz, das Taurische Palais und die Sozialistische Partei aus, in dieser Reihenfolge.
lesson-opportunity-play-not = Spiel „{ card-4 }“ für die Punkte: Palastplatz für 1, Taurisches Palais für 1, Sozialistische Partei für 2.
lesson-opportunity-play-done = Vier Punkte für dich, 2 GP für die Regierung, kein Ereignis. Aber sieh hin: Die Karte liegt jetzt in der Auslage. Hast du einmal eine Organisation in einem Bezirk, kann die Regierung sie dort kaufen.

lesson-duma = Die Duma
lesson-duma-about = Mehrheit, Vorherrschaft, Sitzungen und Abstimmungen.
lesson-duma-parties = Jede Seite hat zwei Parteien in der **Duma**: eine gemäßigte (bei dir die Sozialisten) und eine extremistische (die Radikalen). Wer mehr Klötzchen hat als der Gegner, hat die Mehrheit, die 2 wert ist, wenn die Leiste gewertet wird; die **Vorherrschaft**, die 4 wert ist, verlangt außerdem, dass jede deiner Parteien mindestens so groß ist wie die größte des Gegners (5.4). Jetzt hat sie die Regierung.
lesson-duma-session = Es ist Runde 4, und die Duma **tagt**. Am Ende einer Sitzung wird abgestimmt (7.3): Jede Seite macht in ihren beiden Parteien eine Probe mit +2; jede gelungene ist ein Punkt, und die Mehrheit ist noch einer.
lesson-duma-mobilize = Das Ziel der Lektion: Bereite die Abstimmung vor. Ein Klötzchen in einer Partei kostet 2 AP. Spiel „{ card-26 }“ für die Punkte und gewinne zwei Sozialisten dazu.
lesson-duma-mobilize-not = Spiel „{ card-26 }“ für die Punkte und leg zwei Klötzchen in die Sozialistische Partei.
lesson-duma-mobilize-done = Deine vier Sozialisten haben ihre Abstimmung gewonnen: Zielzahl 6, gewürfelt 6. 1 Punkt. Und fünf gegen fünf: Die Regierung hatte keine Mehrheit mehr, dafür bekam also niemand etwas.
lesson-duma-extremism = Wäre die Probe der **Radikalen** gelungen, so wäre dein Extremismus gewachsen: Ein Würfel nimmt dir einen Sozialisten oder macht einen Radikalen aus ihm (7.1.1). Eine Partei ohne Klötzchen bringt dem Gegner 2 Punkte, wenn die Duma gewertet wird. Lass also deine Gemäßigten nie aussterben.

lesson-special = Spezialaktionen
lesson-special-about = Sechs für jede Seite, jede einmal im Spiel.
lesson-special-six = Du hast sechs **Spezialaktionen**. Du bezahlst sie mit AP, jede lässt sich im ganzen Spiel einmal nutzen, und in einem Durchgang nur eine (10.3). Zeig auf sie, um zu lesen, was sie tun. Sie sind ein Schatz: Gib ihn nicht zu früh aus, und vergiss ihn nicht.
lesson-special-fervor = „{ special-fervor }“ kostet 6 AP und wertet sofort eine Leiste deiner Wahl. Die Bezirke sind dir jetzt 3 wert; Duma und Weltpolitik würden der Regierung nützen.
lesson-special-use = Das Ziel der Lektion: Werte die Bezirke mit „{ special-fervor }“. Du brauchst eine Karte mit 6 Punkten.
lesson-special-use-not = Spiel „{ card-43 }“ für die 6 Punkte, nutze eine Spezialaktion: „{ special-fervor }“, und werte die Bezirke, die an dich zahlen.
lesson-special-use-event = Auch ihr Ereignis ist stark. Aber „{ special-fervor }“ bezahlt man mit Aktivitätspunkten: Spiel die Karte für die Punkte.
lesson-special-use-later = Sechs Gelegenheitspunkte für 4 AP: gut, aber für später. Jetzt wollen wir werten: „{ special-fervor }“.
lesson-special-use-done = Drei Punkte, ohne auf die Würfel zu warten. Noch besser, wenn ein Vorteil auf seinem Höhepunkt ist und bald verloren geht.

lesson-dice = Wertungswürfel
lesson-dice-about = Wie es dazu kommt, dass die vier Leisten gewertet werden.
lesson-dice-tracks = Die meisten Punkte kommen von vier **Leisten**. Auf jeder ist eine Seite um einige Punkte im Vorteil, und ein Marker ist unterwegs vom Start zum Wertungsfeld; kommt er an, wird die Leiste gewertet, und er beginnt von vorn (5.0). Jetzt fehlt den Bezirken und der Weltpolitik noch ein Schritt.
lesson-dice-die = Unten auf jeder Karte steht ihr **Würfel**. Er wird geworfen, wenn alles andere getan ist: Drei Seiten zeigen die eigene Leiste, die anderen drei je eine der übrigen (4.0). Die Bezirke würden dir 3 bringen, die Weltpolitik der Regierung 1.
lesson-dice-roll = Das Ziel der Lektion: Gib den Bezirken die beste Aussicht auf eine Wertung. Spiel eine Karte mit dem Würfel der Bezirke für das Ereignis: „{ card-28 }“ oder „{ card-20 }“.
lesson-dice-roll-not = Es ginge, wäre aber umständlicher oder triebe eine andere Leiste an. Nimm „{ card-28 }“ oder „{ card-20 }“, für das Ereignis.
lesson-dice-roll-world = Ihr Würfel ist der der Weltpolitik: In der Hälfte der Fälle wird eine Leiste gewertet, die an die Regierung zahlt. Nimm eine Karte mit dem Würfel der Bezirke.
lesson-dice-roll-done = Der Würfel zeigte die Bezirke, und die Leiste wurde für dich gewertet. Mit der nächsten Karte bekam die Regierung ihre Weltpolitik: Manchmal genügt es, zuerst zu werten. Bei manchen Karten sucht sich eine Seite den Würfel aus, und manche Schlüsselereignisse werfen alle vier.

lesson-unrest = Unruhe und Prestige
lesson-unrest-about = Zwei Leisten, die alles ändern, wenn sie ihr Ende erreichen.
lesson-unrest-unrest = Die **Unruhe** steigt am Ende jedes Durchgangs um 1, und durch Ereignisse. Viele Karten verlangen eine bestimmte Unruhe. Bei 15 bricht der Rote Oktober aus (11.2). Für diese Lektion steht sie bei 4; ab 5 kommt zu deinen Extremismuswürfen 1 dazu (11.0).
lesson-unrest-burn = Schür sie: Spiel „{ card-20 }“ für das Ereignis.
lesson-unrest-burn-not = Spiel „{ card-20 }“ für das Ereignis: Es hebt die Unruhe und hilft dir in der Duma.
lesson-unrest-burn-done = Unruhe 5, ein Sozialist mehr, ein Monarchist weniger. Beachte den Preis: Der Extremismus lockt jetzt auch deine Gemäßigten.
lesson-unrest-prestige = Das **Prestige** des Zaren ist Sache der Regierung. Unter 6 werden ihre eigenen Extremismuswürfe schlechter (12.0). Bei 0 dankt der Zar ab (12.1); und erreicht es je 15, so ist die Autokratie wiederhergestellt, und **beide** haben verloren (2.6).
lesson-unrest-trial = Das Ziel der Lektion: Bring das Prestige auf 5. „{ card-44 }“ in der Auslage lässt der Regierung die Wahl zwischen Prestige und 3 Gelegenheitspunkten.
lesson-unrest-trial-not = Kauf „{ card-44 }“ aus der Auslage, für 4 GP.
lesson-unrest-trial-done = Prestige 5: Von nun an haben die Extremismuswürfe der Regierung +1. Auf beides kannst du hinarbeiten: auf einen Aufstand durch Unruhe oder auf eine Revolution von oben.

lesson-abdication = Der Zar dankt ab
lesson-abdication-about = Ein Sprung in den Februar, und die halbe Duma ist fort.
lesson-abdication-near = Für diese Lektion steht das Prestige bei 1. Ist es am Ende einer Aktionsrunde 0, **dankt der Zar ab** (12.1), auch Jahre vor seiner Zeit.
lesson-abdication-fall = Jetzt du: „{ card-42 }“ in der Auslage kostet den Zaren 1 Prestige und dich 4 Gelegenheitspunkte.
lesson-abdication-fall-not = Kauf „{ card-42 }“ aus der Auslage: Das nimmt ihm den letzten Punkt Prestige.
lesson-abdication-fall-done = Der Zar ist fort. Weil der Februar 1917 noch nicht begonnen hatte, **sprang** das Spiel dorthin: Alle Karten auf den Händen, in der Auslage und im Spiel wurden abgelegt, und die Karten der Provisorischen Regierung sind im neuen Stapel.
lesson-abdication-first = Nach einem Sprung nennt die Seite, die zurückliegt, den Startspieler; bei Gleichstand du. Nenne dich selbst.
lesson-abdication-first-not = Auch das letzte Wort in jeder Runde kann gut sein. Nenne hier die Revolution.
lesson-abdication-first-done = Du beginnst.
lesson-abdication-changed = Sieh dir nun die Duma an: Die Radikale und die Monarchistische Partei sind **aus dem Spiel**, Sozialisten und Liberale haben die Hälfte ihrer Klötzchen behalten, und alle Organisationen der Parteien sind fort. Eine Vorherrschaft gibt es nicht mehr, und niemand kann Soldatensowjets fördern (12.1.1). Organisationen in den Bezirken sind geblieben.
lesson-abdication-world = Die Welt reagiert: Beide Seiten dürfen GP ausgeben, du zuerst, offen; die Weltpolitik rückt zu der, die mehr ausgibt. Das Ziel der Lektion: Gewinne die Welt für dich. Die Regierung hat 5 GP und einen vorsichtigen Schatzmeister.
lesson-abdication-world-not = Die Regierung gab ebenso viel aus, oder mehr. Ein wenig mehr von dir genügt: Versuch es mit 2.
lesson-abdication-world-done = Die Weltpolitik ist dir entgegengekommen. Das Prestige ändert sich nie mehr; was bleibt, ist der Kampf um die Straßen und die Duma.

lesson-red-october = Roter Oktober
lesson-red-october-about = Unruhe bei 15: fünf Abrechnungen, und das Ende.
lesson-red-october-near = Für diese Lektion steht die Unruhe bei 14, und du liegst 7 Punkte zurück. Steht sie bei der Prüfung auf 15, wird der **Rote Oktober** durchgespielt, und das Spiel ist aus (11.2). Rechne also, bevor du die Lunte anzündest.
lesson-red-october-count = In dieser Reihenfolge wird gewertet: die Organisationen (hier 2 für dich); die Duma, nach einem Extremismuswurf von beiden; der Unterschied der militärischen Vorbereitungen (6 gegen 4); die Bezirke, mit Klötzchen für den, der mehr Arbeitersowjets oder Gewerkschaften hat; und die Weltpolitik.
lesson-red-october-rise = Zünde sie an: „{ card-20 }“ hebt die Unruhe um 1.
lesson-red-october-rise-not = Spiel „{ card-20 }“ für das Ereignis: Die Unruhe kommt auf 15.
lesson-red-october-rise-done = Roter Oktober! Die Organisationen brachten 2, die Vorhut noch einmal 2. In der Duma ist niemand im Vorteil. Nun sammeln sich die Arbeiter.
lesson-red-october-workers = Du hast einen Arbeitersowjet mehr als die Regierung Gewerkschaften: zwei Klötzchen in beliebige Bezirke. Das Ziel der Lektion: Gewinne. Leg sie dorthin, wo sie zählen: in leere Bezirke, bevor die Bezirke gewertet werden.
lesson-red-october-workers-not = Dort ändern sie keine Kontrolle. Ein Klötzchen in einem leeren Bezirk nimmt ihn: Palastplatz, Peter-und-Paul-Festung, Taurisches Palais.
lesson-red-october-workers-done = Die Bezirke brachten 4, und die Welt kam dir gerade weit genug entgegen: Du hast mit einem Punkt gewonnen. Bei 0 wäre es die Regierung gewesen. Sowjets, Rote Garden und Bezirke, über Jahre gesammelt, entscheiden diese Stunde.

lesson-the-ends = Wie das Spiel endet
lesson-the-ends-about = Zwanzig Punkte, die Zeit, und die anderen Wege.
lesson-the-ends-score = Es gibt einen Punktestand für beide: Er zeigt, wie weit eine Seite vorn liegt. Am Ende jeder Aktionsrunde wird nachgesehen, und ein Vorsprung von **20** gewinnt das Spiel (2.6). Für diese Lektion liegst du 17 vorn, und den Bezirken fehlt ein Schritt zur Wertung.
lesson-the-ends-others = Die anderen Enden: der Rote Oktober bei Unruhe 15; Prestige 15, dann haben beide verloren; und das Ende des letzten Durchgangs, Oktober 1917, wenn jede Leiste noch einmal gewertet wird. Wer dann vorn liegt, hat gewonnen; bei Gleichstand die Regierung (2.6).
lesson-the-ends-win = Das Ziel der Lektion: Gewinne. Spiel „{ card-28 }“ für das Ereignis: Es macht die Bezirke mehr wert, und der Würfel der Karte kann sie werten.
lesson-the-ends-win-not = Am besten ist jetzt „{ card-28 }“, für das Ereignis: ein Bezirk mehr für dich, einer weniger für die Regierung, und ein Würfel der Bezirke.
lesson-the-ends-win-done = Vier Punkte für die Bezirke: 21. Du hast gewonnen. Nun kennst du das ganze Spiel. Spiel dein erstes gegen den leichten Bot; was noch fehlt, ist nur Übung.
