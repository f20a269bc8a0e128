# Prelude to Revolution: die Karten „Großer Krieg“

card-101 = Munition der Alliierten trifft ein
history-101 = Geschütze und Granaten der Alliierten stapelten sich in Archangelsk, bis Ende 1916 eine Bahn den eisfreien Hafen Murmansk erreichte.

card-102 = Barrikaden in Wyborg
history-102 = Im Juli 1914, während Präsident Poincaré beim Zaren zu Gast war, stürzten Streikende auf der Wyborger Seite Straßenbahnen um, fällten Telegrafenmasten und schlugen sich mit Kosaken.

card-103 = Zentrales Kriegsindustriekomitee
history-103 = Das 1915 gegründete Komitee der Industriellen unter Alexander Gutschkow sollte private Fabriken für die Rüstung gewinnen und wurde zur zweiten Heimat der liberalen Opposition.

card-104 = Duma vertagt
history-104 = Im September 1915 verlangte die Duma eine Regierung, die das Vertrauen des Landes hatte; der Zar schickte die Abgeordneten nach Hause.

card-105 = Bolschewistische Abgeordnete verhaftet
history-105 = Im November 1914 wurden die fünf bolschewistischen Abgeordneten trotz ihrer Immunität verhaftet und einige Monate später nach Sibirien verbannt.

card-106 = Brotschlangen
history-106 = In den letzten Kriegswintern standen die Frauen von Petrograd stundenlang im Frost nach Brot an, und in den Schlangen verbreitete sich der Zorn schneller als jedes Flugblatt.

card-107 = Appelle an den Patriotismus
history-107 = In den ersten Kriegstagen kniete auf dem Palastplatz eine riesige Menge vor dem Zaren nieder, und einige Monate lang wurde kaum noch gestreikt.

card-108 = Brussilow-Offensive
history-108 = Im Sommer 1916 durchbrach General Brussilow die österreichische Front und machte Hunderttausende Gefangene – um einen Blutzoll, den die Armee nie verwand.

card-109 = Die Hauptstadt heißt nun Petrograd
history-109 = Im August 1914 klang der Name Sankt Petersburg zu deutsch, und ein Erlass machte aus der Stadt Petrograd.

card-110 = Aufstand in Zentralasien
history-110 = Als 1916 die Muslime Zentralasiens zur Arbeit hinter der Front eingezogen werden sollten, erhob sich die Steppe, und es mussten Truppen dorthin geschickt werden.

card-111 = Duma-Wahl
history-111 = Nach dem Gesetz von 1907 wählten Wahlmänner die Duma, nach Ständen getrennt, und die Stimme eines Gutsbesitzers wog so viel wie die von Hunderten Arbeitern.

card-112 = Konstantinopel versprochen
history-112 = Im Frühjahr 1915 versprachen England und Frankreich Russland insgeheim Konstantinopel und die Meerengen, von denen seine Staatsmänner seit Generationen träumten.

card-113 = Aktivitäten der Regierung
history-113 = Wenn die Duma nicht tagte, regierten die Minister mit Notverordnungen, und im Krieg tagte sie selten.

card-114 = Kosaken in der Stadt einquartiert
history-114 = Die Garnison war voller frischer Rekruten; wenn es galt, die Straßen zu räumen, setzten die Behörden auf Kosaken und berittene Polizei.

card-115 = Duma-Wahl
history-115 = Die Vierte Duma war 1912 für fünf Jahre gewählt worden; den ganzen Krieg über blickten die Parteien auf eine Wahl, zu der es nie kam.

card-116 = Unruhe auf der Gangut
history-116 = Im Oktober 1915 verweigerten die Matrosen des Schlachtschiffs Gangut, der schlechten Kost und der Offiziere mit deutschen Namen müde, den Gehorsam; die Anführer kamen ins Zuchthaus.

card-117 = Industriearbeiter gegen den Krieg
history-117 = Seit 1915 ging es in den Streiks der Rüstungsbetriebe immer weniger um Löhne und immer mehr um den Krieg selbst.

card-118 = Alkoholverbot
history-118 = Mit der Mobilmachung wurde der Verkauf von Wodka verboten; die Staatskasse verlor etwa ein Viertel ihrer Einnahmen, und die Dörfer begannen selbst zu brennen.

card-119 = Militärisches Desaster
history-119 = Im August 1914 marschierte die Zweite Armee in Ostpreußen ein und wurde bei Tannenberg vernichtet; ihr Befehlshaber Samsonow erschoss sich.

card-120 = Militärisches Desaster
history-120 = Im Frühjahr 1915 rissen deutsche und österreichische Geschütze bei Gorlice die Front auf, und binnen Wochen war Galizien wieder verloren.

card-121 = Die Zarin pflegt Verwundete
history-121 = Alexandra und ihre beiden ältesten Töchter ließen sich als Krankenschwestern ausbilden und halfen im Lazarett von Zarskoje Selo bei Operationen.

card-122 = Land, Brot, Frieden!
history-122 = Land für das Dorf, Brot für die Stadt, Frieden für den Schützengraben: drei Worte, und sie verlangten alles, was die Regierung nicht gab.

card-123 = Erzurum fällt
history-123 = Im Februar 1916 erstürmten die Truppen General Judenitschs durch tiefen Schnee die türkische Festung Erzurum, die als uneinnehmbar galt.

card-124 = Großer Rückzug
history-124 = Zwischen Mai und September 1915 gaben die Armeen Galizien, Polen und weite Teile Litauens auf und trieben die Bevölkerung auf den Straßen vor sich her.

card-125 = Soldatenstolz
history-125 = Zweihundert Jahre alte Regimenter vertrauten auf ihre Fahnen, ihre Festtage und ihre Offiziere, um die Mannschaft zusammenzuhalten.

card-126 = Flugblätter der Interrayonisten
history-126 = Das Interrayonkomitee in Petrograd, das zwischen Bolschewiki und Menschewiki stand, druckte heimlich Flugblätter gegen den Krieg.

card-127 = Kronstädter Matrosen organisieren sich
history-127 = Auf den Schiffen der Baltischen Flotte trafen sich unter Deck geheime Parteizellen; die Polizei deckte sie mehr als einmal auf, und immer wuchsen sie nach.

card-128 = Aktivitäten der Revolution
history-128 = Über das neutrale Schweden und Finnland kamen Briefe und Broschüren der Emigranten in die Petrograder Fabriken.

card-129 = Aktivitäten der Revolution
history-129 = Die Krankenkassen der Fabriken, dem Namen nach legal und harmlos, boten dem Untergrund einen Treffpunkt.

card-130 = Ministerkarussell
history-130 = In anderthalb Jahren hatte Russland vier Ministerpräsidenten und fünf Innenminister; ein monarchistischer Abgeordneter sprach vom ministeriellen Bockspringen.

card-131 = Progressiver Block
history-131 = Im August 1915 schloss sich der größte Teil der Duma, von gemäßigten Nationalisten bis zu den Kadetten, zu einem Block zusammen, der eine Regierung des Vertrauens verlangte.

card-132 = Deutschland erklärt Russland den Krieg!
history-132 = Am Abend des 19. Juli 1914, nach westlichem Kalender am 1. August, übergab der deutsche Botschafter in Sankt Petersburg die Kriegserklärung und weinte.

card-133 = Aussperrung bei Putilow
history-133 = Im Februar 1916 schlossen die Putilow-Werke ihre Tore vor den Streikenden; viele wurden eingezogen, und der Staat übernahm das Werk.

card-134 = Flüchtlinge überfüllen die Stadt
history-134 = Bis Ende 1915 waren etwa drei Millionen Menschen aus den verlorenen Gebieten geflohen, und die Städte hatten weder Zimmer noch Brot für sie.

card-135 = Reservisten laufen zu den Streikenden über
history-135 = Im Oktober 1916 kamen Soldaten des 181. Reserveregiments auf der Wyborger Seite aus ihrer Kaserne und halfen den Streikenden gegen die Polizei.

card-136 = Der Rubel schmilzt dahin
history-136 = Die Notenpresse bezahlte den Krieg: Anfang 1917 bekam man für einen Rubel noch etwa ein Drittel dessen, was er vorher wert gewesen war.

card-137 = Granatenmangel
history-137 = 1915 bekamen Batterien nur noch wenige Granaten am Tag, und Rekruten ohne Gewehr warteten auf die der Gefallenen.

card-138 = Schüsse in Iwanowo
history-138 = Im August 1915 schossen Soldaten in Iwanowo-Wosnessensk auf demonstrierende Textilarbeiter; es gab Dutzende Tote, und die Duma verlangte Rechenschaft von der Regierung.

card-139 = Spionenfurcht
history-139 = Im März 1915 wurde Oberst Mjassojedow auf dünne Beweise hin als Spion gehenkt, und Russland begann überall Verräter zu sehen, bis hinauf zur Zarin.

card-140 = Rückhalt in der Bevölkerung
history-140 = Nähkreise, Sammlungen für die Lazarette und patriotische Abende zogen Städter in die Kriegsarbeit, die sich nie um Politik gekümmert hatten.

card-141 = Streikende an die Front geschickt
history-141 = Wer in einem Rüstungsbetrieb streikte, konnte die Freistellung verlieren und in Uniform gesteckt werden; so kamen die Agitatoren in die Garnisonen.

card-142 = Dummheit oder Verrat?
history-142 = Am 1. November 1916 zählte Pawel Miljukow in der Duma ein Versagen der Regierung nach dem anderen auf und fragte jedes Mal, ob das Dummheit sei oder Verrat.

card-143 = Suchomlinow-Skandal
history-143 = Kriegsminister Suchomlinow hatte die Armee für bereit erklärt; im Juni 1915 wurde er entlassen und im Jahr darauf unter Anklage des Verrats verhaftet.

card-144 = Bund der Semstwos und Städte
history-144 = Unter Fürst Lwow unterhielten die Verbände der Semstwos und Städte Lazarette, Züge und Küchen für die Armee – eine zweite Verwaltung neben den Ministerien.

card-145 = Kriegsanleihe
history-145 = Bis Ende 1916 wurden auf Plakaten und von Kanzeln sechs Kriegsanleihen angepriesen, doch das Publikum zeichnete weniger, als die Staatskasse gehofft hatte.

card-146 = Die Nation steht zum Zaren
history-146 = Bei Kriegsausbruch trat die Duma für einen einzigen Tag zusammen, und fast alle Redner gelobten, bis zum Sieg zum Zaren zu stehen.

card-147 = Aktivitäten der Regierung
history-147 = Seit August 1915 brachten Sonderräte für Verteidigung, Transport, Brennstoff und Ernährung Minister, Abgeordnete und Fabrikanten an einen Tisch.

card-148 = Arbeitergruppe gewählt
history-148 = Im Herbst 1915 wählten die Petrograder Arbeiter Vertreter in das Kriegsindustriekomitee; Menschewiki führten die Gruppe, und die Bolschewiki riefen zum Boykott auf.

card-149 = Jussupows Keller
history-149 = In der Nacht auf den 17. Dezember 1916 töteten Fürst Jussupow und seine Freunde Rasputin im Palais an der Moika und stießen die Leiche unter das Eis.

card-150 = Zimmerwalder Konferenz
history-150 = Im September 1915 verurteilten achtunddreißig Sozialisten aus elf Ländern im Schweizer Dorf Zimmerwald den Krieg; Lenins Linke wollte ihn in einen Bürgerkrieg verwandeln.
