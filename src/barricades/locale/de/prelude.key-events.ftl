# Prelude to Revolution: Schlüsselereignisse, Titel und Geschichte

card-401 = Pjotr Stolypin
history-401 = Als Ministerpräsident ab 1906 ließ er Aufrührer durch Feldgerichte hängen, löste die zweite Duma auf und gab Bauern eigenes Land; 1911 traf ihn im Kiewer Opernhaus, in Anwesenheit des Zaren, die Kugel eines Attentäters.

card-402 = Abstimmung über die Bodenreform
history-402 = Per Erlass hatte Stolypin 1906 den Bauern den Austritt aus der Dorfgemeinde erlaubt; die dritte Duma brauchte bis 1910, um daraus ein Gesetz zu machen.

card-403 = Grigori Rasputin
history-403 = Ein sibirischer Pilger, der die Leiden des Thronfolgers zu lindern schien, wurde zum Ratgeber der Kaiserin und dann für jedermann zur Erklärung für alles, was schiefging.

card-404 = KRIEG!
history-404 = Im Sommer 1914 kniete die Menge auf dem Palastplatz vor dem Zaren nieder, die Streiks endeten über Nacht, und kaum jemand fragte, wie lange es dauern würde.

card-405 = Nikolaus II. übernimmt den Oberbefehl
history-405 = Im August 1915 übernahm Nikolaus gegen den Rat fast aller seiner Minister den Oberbefehl, und von da an war jede Niederlage seine eigene.

card-406 = Alexander Kerenski
history-406 = Stellvertretender Vorsitzender des Sowjets und Minister zugleich, war er das Scharnier des Jahres 1917: der Einzige, dem einige Monate lang beide Hälften Russlands applaudierten.

card-407 = Der Zar gewährt eine Verfassung
history-407 = Am 1. März 1917 unterzeichneten drei Großfürsten den Entwurf eines Manifests, das eine Verfassung versprach; als Nikolaus in der Nacht ein verantwortliches Ministerium zugestand, war es schon zu spät.

card-408 = Wladimir Lenin
history-408 = Nach fast zehn Jahren im Ausland stieg er im April 1917 aus dem Zug, mit einer Forderung, die noch nicht einmal seine Partei teilte: Schluss mit der Regierung, alle Macht den Sowjets.

card-409 = Die Duma wählt den Ministerrat
history-409 = In seinen letzten Telegrammen beschwor Rodsjanko den Zaren, ein Kabinett zu berufen, dem die Duma vertraut; rechtzeitig gewährt, hätte es Russland vielleicht die Krone erhalten und ein Parlament gebracht.

card-410 = Wahl der Verfassunggebenden Versammlung
history-410 = Im März 1917 versprochen, im Sommer verschoben, im November gewählt: Das freieste Parlament, das Russland je gekannt hatte, tagte eine einzige Nacht.

card-411 = Petrograder Sowjet
history-411 = Ab dem 27. Februar 1917 drängten sich im Taurischen Palais ein Abgeordneter für je tausend Arbeiter und einer für jede Kompanie Soldaten, und ohne ihre Zustimmung war kein Befehl viel wert.
