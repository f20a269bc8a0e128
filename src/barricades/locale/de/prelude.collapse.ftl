# Prelude to Revolution: Der Zusammenbruch, Titel und Geschichte

card-201 = Brotunruhen
history-201 = Im Februar 1917 standen die Frauen Petrograds in frostigen Nächten Schlange, und wo eine Bäckerei schloss, ohne Brot verkauft zu haben, gingen die Scheiben zu Bruch.

card-202 = Internationaler Frauentag
history-202 = Am 23. Februar 1917, anderswo der 8. März, legten die Textilarbeiterinnen des Wyborger Viertels die Arbeit nieder, riefen die Metallarbeiter heraus und begannen eine Revolution, die niemand angeordnet hatte.

card-203 = Chabalows Aufruf
history-203 = Der Zar verlangte, die Unruhen bis zum nächsten Tag zu beenden; da ließ General Chabalow Plakate kleben, die Versammlungen verboten und ankündigten, dass die Truppen schießen würden.

card-204 = Ein Kosake sieht weg
history-204 = Die Kosaken sollten die Menge auseinandertreiben und ritten im Gänsemarsch hindurch; einer von ihnen, so wusste es am Abend jede Fabrik, hatte gezwinkert.

card-205 = Das Wolynische Regiment meutert
history-205 = Am Morgen des 27. Februar 1917 weigerten sich die Männer des Unteroffiziers Kirpitschnikow, noch einmal auf das Volk zu schießen, und ihr Hauptmann wurde erschossen; bis zum Abend hatten sich ihnen Zehntausende Soldaten angeschlossen.

card-206 = Aktivitäten der Regierung
history-206 = Im Januar 1917 verhaftete die Polizei die Arbeitergruppe des Zentralen Kriegsindustriekomitees, die einzige Arbeitervertretung, die zur Mitarbeit bereit gewesen war.

card-207 = Aktivitäten der Regierung
history-207 = Fürst Golizyn, der letzte Ministerpräsident des Reiches, verwahrte in seinem Schreibtisch Erlasse, die die Duma nach Hause schickten: vom Zaren unterschrieben, nur das Datum fehlte.

card-208 = Das Gericht in Flammen
history-208 = Am 27. Februar 1917 brannte das Gericht am Liteiny-Prospekt, Polizeiwachen brannten, und auf der Straße loderten Feuer aus den Akten der Ochrana.

card-209 = Protopopows Maschinengewehre
history-209 = Ganz Petrograd glaubte, Innenminister Protopopow habe Polizisten mit Maschinengewehren auf die Dächer gesetzt; die Untersuchung nach der Revolution fand dafür nie einen Beweis.

card-210 = Provisorisches Komitee der Duma
history-210 = Am 27. Februar 1917 bildeten führende Abgeordnete um Rodsjanko ein Komitee, das in der Hauptstadt die Ordnung wiederherstellen sollte, halb aus Furcht vor der Revolution, halb aus Furcht, sie zu verpassen.

card-211 = Das Taurische Palais füllt sich
history-211 = Ab dem 27. Februar 1917 schliefen Soldaten zwischen Mehlsäcken in den Sälen des Taurischen Palais; im einen Flügel tagte das Komitee der Duma, im anderen der Sowjet.

card-212 = Iwanows Strafexpedition
history-212 = General Iwanow brach mit einem Bataillon der Georgsritter aus dem Hauptquartier auf, um die Hauptstadt niederzuwerfen; er kam bis Zarskoje Selo und kehrte um.

card-213 = Der Zarenzug muss umkehren
history-213 = In der Nacht zum 1. März 1917 hielt der Zug des Zaren in Malaja Wischera, weil Aufständische die Strecke besetzt haben sollten, und wurde nach Pskow umgeleitet.

card-214 = Bilder werden abgehängt
history-214 = In den ersten Märztagen 1917 schlug man die Doppeladler von den Ladenschildern, und im Saal der Duma rissen Soldaten Repins Porträt des Zaren aus dem Rahmen.

card-215 = Entschlossen weiterzukämpfen!
history-215 = Wer Russland 1917 auch regierte, Minister des Zaren oder Liberale, sie versprachen den Alliierten dasselbe: Krieg bis zum Sieg.

card-216 = Gerüchte über die Deutsche
history-216 = Kaiserin Alexandra, eine geborene Prinzessin von Hessen, hatte angeblich eine geheime Funkverbindung nach Berlin; niemand fand sie je, und fast alle glaubten daran.

card-217 = Gutschkows Palastverschwörung
history-217 = Im Winter vor der Revolution plante Alexander Gutschkow, den Zug des Zaren anzuhalten und ihn zugunsten seines Sohnes abdanken zu lassen, mit Großfürst Michail als Regenten; die Straße war schneller.

card-218 = Kräfte der Reaktion
history-218 = Im Offiziersbund, unter Gutsbesitzern und im Republikanischen Zentrum trafen sich 1917 Männer, denen Ordnung vor Politik ging und die bereit waren, einen General zu bezahlen.

card-219 = Das Angebot des Progressiven Blocks
history-219 = Anderthalb Jahre lang hatte der Progressive Block, die Mehrheit der Duma, nur um Minister gebeten, denen das Land vertrauen konnte; der Zar gewährte sie nie.

card-220 = Ikonen und Fahnen
history-220 = Im Sommer 1914 hatten die Menschen mit Ikonen und Zarenbildern vor dem Winterpalast gekniet; im letzten Winter der Monarchie hofften ihre Freunde vergebens auf eine solche Menge.

card-221 = Die Alliierten beraten in Petrograd
history-221 = Anfang 1917 schickten Großbritannien, Frankreich und Italien Delegierte nach Petrograd, um über Geschütze und Kredite zu reden; Lord Milner berichtete daheim, das Gerede von Revolution sei übertrieben.

card-222 = Agitation und Störung
history-222 = 1917 sprachen Agitatoren in Kasernen, Schlangen und Theaterfoyers, und was eine Behörde am Morgen verkündete, war am Abend auf jedem Hof verlacht.

card-223 = Kohlennot
history-223 = In den Frösten des Februars 1917 platzten mehr als tausend Lokomotivkessel; Kohle und Mehl kamen nicht mehr in die Hauptstadt, und Fabriken schlossen.

card-224 = Aktivitäten der Revolution
history-224 = Im Winter 1916/17 waren Schljapnikow, Molotow und Saluzki die ganze bolschewistische Führung, die Petrograd hatte.

card-225 = Aktivitäten der Revolution
history-225 = Das Komitee der Zwischenbezirkler, eine kleine Gruppe Sozialdemokraten zwischen den Fraktionen, verbreitete das Flugblatt, das die Arbeiter 1917 zum Frauentag aufrief.

card-226 = Aktivitäten der Regierung
history-226 = Am 5. März 1917 entließ das neue Kabinett per Telegramm alle Gouverneure Russlands und übergab die Provinzen den Vorsitzenden der Semstwo-Ämter.

card-227 = Aktivitäten der Regierung
history-227 = Im September 1917 regierte Kerenski mit einem fünfköpfigen Direktorium, und Petrograd erließ schneller Verordnungen, als irgendjemand sie ausführen konnte.

card-228 = Der Rubel stürzt
history-228 = 1917 liefen die Notenpressen Tag und Nacht, die kleinen „Kerenki“ kamen in ungeschnittenen Bogen, und im Herbst war für einen Rubel nur noch ein Bruchteil dessen zu haben, was er vor dem Krieg wert gewesen war.

card-229 = Aktivitäten der Revolution
history-229 = Die Bolschewiki zählten im Februar 1917 etwa 24.000 Mitglieder und auf ihrem Parteitag im Sommer nach eigenen Angaben das Zehnfache.

card-230 = Versammlungen an jeder Ecke
history-230 = Im Frühjahr 1917 redete Russland: Auf Plätzen, in Straßenbahnen, Kasernen und Zirkussen hielten Menschen, die ihr Leben lang geschwiegen hatten, Reden und fassten Beschlüsse.

card-231 = Linke Zeitungen
history-231 = Am 5. März 1917 erschien die Prawda wieder, die erste Nummer kostenlos, und bald gab es in Petrograd kaum einen Kiosk ohne ein Blatt links von der Regierung.

card-232 = Freimaurerverbindung
history-232 = Kerenski, Nekrassow und Konowalow waren Brüder derselben politischen Freimaurerei und kannten einander gut, ehe sie an einem Kabinettstisch saßen.

card-233 = Rückhalt in der Bevölkerung
history-233 = Auf den Konzertversammlungen von 1917, halb Gala, halb Kundgebung, sprachen Minister zwischen den Arien, und Damen gaben ihren Schmuck für das Heer.

card-234 = Rückhalt der Massen
history-234 = Im Frühsommer 1917 wählte in Petrograd jeder Fünfte die Bolschewiki, im August jeder Dritte, und die Fabriken waren den Wahlurnen voraus.

card-235 = Rechte Zeitungen
history-235 = Im Juli 1917 hielten die meisten Redaktionen den Vorwurf zurück, Lenin stehe in deutschem Sold; das Boulevardblatt Schiwoje Slowo druckte ihn.

card-236 = Fabrikkomitees
history-236 = Nach dem Februar wählten die Arbeiter jedes großen Werks ein Komitee, und deren erste Konferenz, Ende Mai 1917, war die erste große Versammlung, die den Bolschewiki folgte.

card-237 = Der Achtstundentag
history-237 = Nach dem Februar 1917 gingen viele Arbeiter Petrograds nach acht Stunden einfach nach Hause; am 10. März unterschrieben die Fabrikanten, was schon geschehen war.

card-238 = Rote Garden üben auf den Höfen
history-238 = Auf den Fabrikhöfen exerzierten Arbeiter mit Gewehren, die im Februar erbeutet und gegen Kornilow neu ausgegeben worden waren; im Oktober hatte Petrograd rund zwanzigtausend Rotgardisten.

card-239 = Soldatenstolz
history-239 = 1917 nähten sich die Freiwilligen der Stoßbataillone schwarz-rote Winkel auf den Ärmel und schworen vorzurücken, wo andere Einheiten abstimmten.

card-240 = Kronstadt geht eigene Wege
history-240 = Im Mai 1917 erklärte sich der Kronstädter Sowjet zur einzigen Macht in der Festung, und es brauchte die besten Redner der Hauptstadt, um die Matrosen zu einem Kompromiss zu bewegen.

card-241 = Der plombierte Zug
history-241 = Im Frühjahr 1917 ließ die deutsche Regierung Lenin und rund dreißig weitere Emigranten aus der Schweiz bis an die Ostsee reisen, in einem Wagen, der als exterritorial galt.

card-242 = Radikale Priester predigen
history-242 = Im März 1917 gründeten Priester um Alexander Wwedenski in Petrograd einen Bund der demokratischen Geistlichkeit und predigten die Republik und Land für die Bauern.

card-243 = Repräsentatives Parlament
history-243 = Ein Kabinett, das einer gewählten Kammer verantwortlich ist, forderten die Liberalen seit 1905; 1917 kamen sie ihm näher als je zuvor.

card-244 = Amerika tritt in den Krieg ein
history-244 = Im Frühjahr 1917 erkannten die Vereinigten Staaten als Erste die neue Regierung in Petrograd an und traten zwei Wochen später selbst in den Krieg ein.

card-245 = Zusätzliche Rationen für die Arbeiter
history-245 = Als Petrograd im März 1917 Brotkarten bekam, stand Schwerarbeitern täglich anderthalb Pfund zu, ein halbes Pfund mehr als allen anderen.

card-246 = Trotzki kehrt aus dem Exil zurück
history-246 = Trotzki erreichte Petrograd im Mai 1917 über New York und ein britisches Gefangenenlager in Kanada und sprach schon am nächsten Tag im Sowjet.

card-247 = Zehn Tage, die die Welt erschütterten
history-247 = Der amerikanische Reporter John Reed ging mit Notizbuch und Passierscheinen beider Seiten durch den Aufstand, und sein Buch von 1919 trug ihn um den Erdball.

card-248 = Freiheitsanleihe
history-248 = Im Frühjahr 1917 bat die Provisorische Regierung im Namen der Freiheit um Geld, zu fünf Prozent, und selbst der Sowjet stimmte für die Anleihe.

card-249 = Nikolaus II. dankt ab
history-249 = Am 2. März 1917 verzichtete Nikolaus in seinem Salonwagen in Pskow für sich und seinen Sohn auf den Thron; sein Bruder Michail lehnte ihn einen Tag später ab.

card-250 = Kriegsindustrie
history-250 = Anfang 1917 arbeiteten fast vierhunderttausend Menschen in den Fabriken Petrograds, die meisten von ihnen für den Krieg.

card-251 = Bauern besetzen die Güter
history-251 = 1917 nahmen Dorfversammlungen den Gutsherren Wiesen, Wälder und Getreide; im Herbst brannten Herrenhäuser, und Soldaten gingen heim, um die Verteilung nicht zu verpassen.

card-252 = Stadtdumawahlen
history-252 = 1917 wählte Petrograd erst die Bezirksräte, dann den Stadtrat nach allgemeinem Wahlrecht, auch dem der Frauen, und Parteien, die im Januar verboten gewesen waren, regierten im Juni Stadtteile.

card-253 = Getreide von der Wolga
history-253 = Petrograd lebte vom Mehl der Wolga und des Südens, und wenn genug Waggons durchkamen, wurden die Schlangen kürzer und die Reden milder.

card-254 = In der Duma kochen die Gemüter hoch
history-254 = Im Februar 1917 sagte Kerenski von der Tribüne, das Regime müsse beseitigt werden, notfalls mit Gewalt, und die Kaiserin wünschte ihn an den Galgen.

card-255 = Desertion
history-255 = Bis zum Herbst 1917 waren Hunderttausende Soldaten einfach nach Hause gefahren, auf den Dächern der Züge, wenn drinnen kein Platz war.

card-256 = Verhaftungen, Verbannungen, Hinrichtungen
history-256 = Im Juli 1917 kehrte an der Front die Todesstrafe zurück, und bald saßen Trotzki, Kamenew, Kollontai und Lunatscharski im Gefängnis.

card-257 = Deutsches Gold
history-257 = Das Auswärtige Amt in Berlin gab in der Tat Millionen für Unruhe in Russland aus; wie viel davon über Stockholm zu den Bolschewiki gelangte, ist bis heute umstritten.

card-258 = Riga fällt
history-258 = Am 21. August 1917 rückten die Deutschen in Riga ein, und in Petrograd beschuldigte jede Seite die andere, den Weg zur Hauptstadt freigegeben zu haben.

card-259 = Junker halten Wache
history-259 = Zu den Letzten, die im Oktober 1917 den Winterpalast hielten, gehörten Junker der Offiziersschulen, viele noch keine zwanzig.

card-260 = Sondersitzung
history-260 = Am 27. Februar 1917 per Erlass nach Hause geschickt, kamen die Abgeordneten dennoch zusammen, aber in einem anderen Saal und als Privatleute, um nicht ungehorsam zu sein.
