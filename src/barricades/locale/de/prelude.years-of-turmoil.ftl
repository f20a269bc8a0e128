# Prelude to Revolution: die Karten „Jahre des Aufruhrs“

card-1 = Wyborger Manifest
history-1 = Im Juli 1906 riefen Abgeordnete der aufgelösten Ersten Duma in Wyborg dazu auf, keine Steuern zu zahlen und keine Rekruten zu stellen; kaum jemand folgte, und wer unterschrieben hatte, durfte nie wieder gewählt werden.

card-2 = Bund des russischen Volkes
history-2 = Der im November 1905 gegründete Bund hetzte monarchistische Massen gegen Juden, Studenten und Sozialisten auf; der Zar nahm das Abzeichen für sich und seinen Sohn an.

card-3 = Der Zar nimmt die Parade ab
history-3 = Gardeparaden waren das Bild der Treue, das der Hof am meisten liebte, und solange sie dauerten, mussten die Staatsgeschäfte warten.

card-4 = Prozess gegen die Deputierten des Sowjets
history-4 = Im Herbst 1906 machten die Führer des Petersburger Sowjets, unter ihnen Trotzki, die Anklagebank zur Tribüne der Revolution; sie wurden nach Sibirien verbannt.

card-5 = Staatsstreich vom 3. Juni
history-5 = Am 3. Juni 1907 löste Stolypin die Zweite Duma auf und änderte eigenmächtig das Wahlrecht, sodass in der Dritten die Gutsbesitzer den Ton angaben.

card-6 = Meuterei in Sveaborg
history-6 = Im Juli 1906 erhoben sich die Artilleristen der Festung Sveaborg vor Helsinki und hielten drei Tage stand; Kronstadt folgte ihnen vergebens.

card-7 = Schüsse in der Kiewer Oper
history-7 = Am 1. September 1911 schoss Dmitri Bogrow, Revolutionär und Polizeispitzel zugleich, im Theater von Kiew vor den Augen des Zaren auf Pjotr Stolypin, der vier Tage später starb.

card-8 = Aktivitäten der Revolution
history-8 = In Abendkursen und Sonntagsschulen lernten Arbeiter lesen – und von ihren Lehrern auch, was.

card-9 = Aktivitäten der Revolution
history-9 = Streikkassen, Kopeke für Kopeke gesammelt, hielten die Familien der Streikenden ein paar Tage länger über Wasser.

card-10 = Aktivitäten der Revolution im Ausland
history-10 = Aus Genf, Paris und Krakau schickten die Emigranten Zeitungen in Koffern mit doppeltem Boden über die Grenze und sammelten bei den Sozialisten des Westens Geld und Sympathien.

card-11 = Aktivitäten der Revolution im Untergrund
history-11 = Geheime Druckereien, falsche Pässe und jede Woche ein anderes Zimmer hielten die Komitees am Leben; kaum jemand blieb länger als einige Monate auf freiem Fuß.

card-12 = Aktivitäten der Revolution
history-12 = Nach jeder Verhaftungswelle mussten die Komitees der Hauptstadt neu aufgebaut werden, mit anderen Leuten und denselben Zielen.

card-13 = Aktivitäten der Revolution
history-13 = Auch das Gesetz ließ etwas Raum, und die Parteien nutzten ihn: Gewerkschaften, Krankenkassen und seit 1912 eine Tageszeitung für Arbeiter.

card-14 = Strafexpeditionen
history-14 = Im Winter 1905 fuhren Züge mit ausgesuchten Truppen die bestreikten Bahnlinien entlang, und ihre Offiziere ließen Bahnhofsvorsteher und Streikende ohne Urteil erschießen.

card-15 = Meuterei auf der Potemkin
history-15 = Im Juni 1905 setzte man den Matrosen des Linienschiffs Potemkin madiges Fleisch vor; sie töteten Offiziere oder sperrten sie ein und kreuzten unter roter Fahne im Schwarzen Meer, bis sie das Schiff in Rumänien übergaben.

card-16 = Frieden von Portsmouth
history-16 = Im Spätsommer 1905 schloss Sergei Witte im amerikanischen Portsmouth Frieden mit Japan und gab so wenig preis, dass der Verlierer des Krieges fast wie ein Sieger heimkehrte.

card-17 = Politikverdrossenheit
history-17 = Nach 1907 wandten sich viele gebildete Russen von der Politik ab und der Kunst, der Religion und der Karriere zu, und die Parteien verloren die meisten ihrer Mitglieder.

card-18 = Politische Erschütterungen
history-18 = Zwischen 1905 und 1907 verging kaum ein Monat ohne eine neue Partei, eine Spaltung oder einen Umschwung, den niemand vorausgesehen hatte.

card-19 = Politischer Terrorismus
history-19 = In den Jahren nach 1905 töteten und verletzten Terroristen Tausende, vom Minister bis zum Dorfpolizisten, und schreckten viele Freunde der Reform ab.

card-20 = Bauern brennen die Gutshöfe nieder
history-20 = Im Herbst 1905 und im Sommer 1906 brannten in einem Gouvernement nach dem anderen die Gutshöfe: Die Bauern wollten die Herren los sein und ihr Land haben.

card-21 = Die Ochrana unterwandert revolutionäre Zellen
history-21 = Die politische Polizei hatte ihre Spitzel bis in die leitenden Komitees: Roman Malinowski, Wortführer der Bolschewiki in der Duma, stand auf ihrer Gehaltsliste.

card-22 = Oktobermanifest
history-22 = Am 17. Oktober 1905 versprach Nikolaus II. dem streikenden Land bürgerliche Freiheiten und eine gesetzgebende Duma und trennte damit die Liberalen von der Revolution.

card-23 = Flottenaufrüstung
history-23 = Nach Tsushima musste die Baltische Flotte neu gebaut werden; jahrelang strich die Dritte Duma die Mittel, bis 1912 ein großes Bauprogramm durchkam.

card-24 = Moskauer Aufstand
history-24 = Im Dezember 1905 kämpften die Moskauer Arbeiter auf Barrikaden, zuletzt in der Presnja, bis das Semjonowski-Garderegiment aus der Hauptstadt sie mit Geschützen zur Aufgabe zwang.

card-25 = Massenunruhen in St. Petersburg
history-25 = 1905 und wieder seit 1912 legten ganze Viertel der Hauptstadt auf einmal die Arbeit nieder und zogen singend ins Zentrum, den Kosaken entgegen.

card-26 = Massaker an der Lena
history-26 = Im April 1912 schossen Truppen an der Lena auf streikende Goldgräber und trafen Hunderte; das Wort des Ministers, so sei es gewesen und so werde es bleiben, löste im ganzen Land Streiks aus.

card-27 = Kokowzow bekommt eine französische Anleihe
history-27 = Im April 1906 brachte Wladimir Kokowzow die bis dahin größte Anleihe aus Paris mit, und die Regierung konnte der Ersten Duma entgegentreten, ohne sie um Geld zu bitten.

card-28 = Einfluss bei Hofe
history-28 = Wer das Ohr der Zarenfamilie hatte – eine Hofdame, ein Arzt, ein Wunderheiler aus Sibirien –, konnte mehr gelten als ein Minister.

card-29 = Aktivitäten der Regierung
history-29 = Gouverneure und Stadthauptleute berichteten regelmäßig über die Stimmung im Volk, und in den Ministerien wurden die Berichte gelesen oder abgelegt.

card-30 = Aktivitäten der Regierung
history-30 = Stolypins Landmesser zogen von Dorf zu Dorf und steckten Höfe für Bauern ab, die aus der Gemeinde austreten wollten.

card-31 = Aktivitäten der Regierung in der Provinz
history-31 = Fern der Hauptstadt entschieden Adelsmarschälle, Landhauptleute und Semstwo-Verwaltungen, was aus ihren Anordnungen wurde.

card-32 = Aktivitäten der Regierung
history-32 = Aus einem geheimen Fonds bezahlte die Regierung Zeitungen, die sie lobten; nur wenige fanden auch Leser, die bezahlten.

card-33 = Aktivitäten der Regierung
history-33 = Seit 1906 waren Gewerkschaften erlaubt; binnen weniger Jahre hatten die Behörden Hunderte von ihnen wieder geschlossen.

card-34 = Aktivitäten der Regierung
history-34 = In den Jahren 1905 und 1906 wurde die Armee der Polizei Tausende Male zu Hilfe gerufen, öfter als je zuvor.

card-35 = Generalstreik
history-35 = Im Oktober 1905 legten die Eisenbahner die Arbeit nieder, dann die Fabriken, die Post, die Banken und sogar das Ballett, bis das Reich stillstand.

card-36 = Reichsgrundgesetze
history-36 = Vier Tage bevor im April 1906 die Erste Duma zusammentrat, behielten die Reichsgrundgesetze Heer, Außenpolitik und das letzte Wort dem Zaren vor, der weiter Selbstherrscher hieß.

card-37 = Enteignungen
history-37 = Überfälle auf Banken und Postkutschen füllten die Kampfkassen; im Juni 1907 erbeutete Kamos Bande mitten in Tiflis eine Viertelmillion Rubel für die Bolschewiki.

card-38 = Jewno Asef enttarnt
history-38 = 1908 bewies der Journalist Wladimir Burzew, dass Jewno Asef, Kopf der Kampforganisation der Sozialrevolutionäre, seit fünfzehn Jahren der Polizei diente.

card-39 = Direkter Appell an das Volk
history-39 = Pater Gapon tat es von unten, die Manifeste des Zaren von oben: Beide sprachen an allen Politikern vorbei geradewegs zum Volk.

card-40 = Djagilew in Paris
history-40 = Seit 1909 eroberten Sergei Djagilews Russische Spielzeiten mit Oper und Ballett Paris im Sturm und zeigten dem Westen ein Russland, das er bewundern konnte.

card-41 = Rückhalt gewinnen
history-41 = Wohltätigkeit, Pfarrschulen und Abstinenzvereine sollten die Arbeiterviertel für Thron und Altar zurückgewinnen.

card-42 = Bosnische Krise
history-42 = Als Österreich-Ungarn 1908 Bosnien annektierte, konnte Russland keinen Krieg führen, wich im März darauf vor einem deutschen Ultimatum zurück und fühlte sich gedemütigt.

card-43 = Blutsonntag
history-43 = Am 9. Januar 1905 schossen Soldaten auf Arbeiter, die mit Ikonen und einer Bittschrift zum Winterpalast zogen; mit den Toten wurde der Glaube an den guten Zaren begraben.

card-44 = Beilis-Prozess
history-44 = Zwei Jahre saß Mendel Beilis, Angestellter einer Kiewer Ziegelei, wegen angeblichen Ritualmords in Haft; im Oktober 1913 sprachen ihn einfache Geschworene vor den Augen der Welt frei.

card-45 = Stolypins Krawatten
history-45 = Seit August 1906 urteilten und henkten Feldgerichte binnen zwei, drei Tagen; ein Abgeordneter der Kadetten nannte die Schlinge Stolypins Krawatte, und dabei blieb es.

card-46 = Eine revolutionäre Versammlung!
history-46 = Im Oktober 1905 wählten die Streikenden der Hauptstadt einen Sowjet der Arbeiterdeputierten, der fünfzig Tage lang eine zweite Regierung neben der des Zaren war.
