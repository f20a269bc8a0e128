# Der Kurs zu Revolution!

lesson-first-bids = Deine ersten Gebote
lesson-first-bids-about = Fünf Plättchen, zwölf Personen, und wer sie gewinnt.
lesson-first-bids-town = Eine Stadt am Vorabend der Revolution. Ihre sieben Gebiete haben Felder für Einflusssteine, und jedes hat einen Wert: Wer am Ende in einem Gebiet die meisten Steine hat, bekommt ihn ganz, die anderen nichts (7.3). Du bist **Rot**; Blau und Grün sind gegen dich, und gegeneinander.
lesson-first-bids-people = Steine kommen über Menschen in die Stadt. In jeder Runde bieten alle im Geheimen auf diese zwölf **Personen**. Wer eine gewinnt, bekommt, was bei ihr steht: Unterstützung sofort, Plättchen für die nächste Runde, einen Stein in einem Gebiet. Der Drucker gibt 10 Unterstützung, der Priester 6 und einen Stein in der Kathedrale.
lesson-first-bids-force = Jeder beginnt mit 1 **Gewalt**, 1 **Erpressung** und 3 **Gold** (2.2). Gewalt schlägt Erpressung in jeder Menge, Erpressung schlägt Gold in jeder Menge (5.2). Leg deine Gewalt auf den Drucker.
lesson-first-bids-force-not = Auch ein guter Platz für Gewalt, aber in dieser Lektion geht es um die 10 Unterstützung des Druckers.
lesson-first-bids-force-done = Deine Gewalt liegt verdeckt auf dem Drucker. Die anderen legen ihre gleichzeitig und sehen nur, wie viele Plättchen du gelegt hast (4.1).
lesson-first-bids-blackmail = Nun deine Erpressung. Leg sie auf den Priester.
lesson-first-bids-blackmail-not = Dort könnte sie gewinnen. Aber nehmen wir die 6 Unterstützung und den Stein in der Kathedrale: den Priester.
lesson-first-bids-blackmail-printer = Neben deiner Gewalt wäre dir der Drucker so gut wie sicher. Aber ein Plättchen gewinnt nur eine Person: Der Priester ginge an jemand anderen.
lesson-first-bids-blackmail-done = Wer jetzt Gold auf den Priester legt, hat ihn schon an dich verloren.
lesson-first-bids-gold = Drei Gold sind übrig, und alle müssen gelegt werden (4.2). Das Ziel der Lektion: Gewinne den Drucker. Was, wenn noch jemand Gewalt auf ihn gelegt hat? Gleiche Gebote gewinnen nichts (5.3).
lesson-first-bids-gold-failed = Auch Blau hatte Gewalt auf den Drucker gelegt: eins gegen eins, und niemand gewann (5.3). Ein einziges Gold neben deiner Gewalt hätte den Ausschlag gegeben. Versuch es noch einmal.
lesson-first-bids-gold-done = Blau hatte dieselbe Idee, aber dein Gold neben der Gewalt war mehr: 10 Unterstützung. Mit dem Priester macht das mindestens 16. Lies im Protokoll, wie die Personen aufgelöst wurden, vom General bis zum Söldner (5.1).
lesson-first-bids-next = Jedes gelegte Plättchen ist fort, gewonnen oder nicht (5.9), und **Gönner** geben jedem Gold, der weniger als fünf Plättchen hat (6.1). Die zweite Runde beginnt, und du hast nichts als Gold. Blau und Grün haben Gewalt gewonnen. Wie man daran kommt, zeigen spätere Lektionen.

lesson-persuasion = Wer worauf hört
lesson-persuasion-about = Offene Hände, Immunität, und ein Plättchen, das sonst niemand hat.
lesson-persuasion-hands = Alle Plättchen liegen offen, bevor geboten wird (3.2): Du weißt, was die anderen bieten können, nur nicht, wo. Sieh dir die Hände an: Blau und Grün haben je fünf Gold; du hast vier und **eine Erpressung**, die einzige.
lesson-persuasion-immune = Nicht alle nehmen alles (4.4). General und Kapitän sind gegen Gewalt immun, andere gegen Erpressung. Schurke und Söldner hören auf nichts als Gold.
lesson-persuasion-alone = Kein Gold der Welt schlägt eine Erpressung (5.2). Deine gewinnt also überall, wo sie angenommen wird. Wähle das Wertvollste: Der General bringt einen Stein in der Festung, am Ende 50 Unterstützung, und eine Gewalt dazu.
lesson-persuasion-alone-not = Auch dort würde deine Erpressung gewinnen. Aber die Festung ist am meisten wert, und der General gibt außerdem Gewalt.
lesson-persuasion-alone-done = Der General gehört so gut wie dir, was sie auch legen.
lesson-persuasion-coins = Wo nur Gold zählt, entscheidet die Menge. Das Ziel der Lektion: Gewinne den Söldner. Blau und Grün haben je fünf Gold, werden aber kaum alles an eine Stelle legen. Leg deine vier alle dorthin.
lesson-persuasion-coins-not = Anderswo ist ein einzelnes Gold schnell überboten. Leg sie zusammen: alle vier auf den Söldner.
lesson-persuasion-coins-done = Vier gegen drei: Du hast beide gewonnen und mit ihnen zwei Gewalt für die nächste Runde. Zwei gewonnene Personen sind besser als fünf verlorene Gebote.

lesson-powers = Spion und Apotheker
lesson-powers-about = Steine, die schon in der Stadt liegen.
lesson-powers-cubes = Die vierte Runde. In der Festung führt Blau mit zwei Steinen gegen deinen einen; in der Kathedrale hat Grün zwei; du hast zwei auf dem Markt. Zwei Personen können ändern, was schon liegt: der **Spion** und der **Apotheker**.
lesson-powers-bids = Biete auf beide: deine Gewalt auf den Spion, deine Erpressung auf den Priester, all dein Gold auf den Apotheker.
lesson-powers-bids-not = Diesmal nicht: Gewalt auf den Spion, Erpressung auf den Priester und die drei Gold auf den Apotheker.
lesson-powers-bids-done = Du hast alle drei gewonnen. Der Priester kam zuerst, nun ist der Spion an der Reihe: Die Personen werden in der Reihenfolge der Tafel aufgelöst (5.1).
lesson-powers-spy = Der Spion ersetzt einen fremden Stein durch einen von dir, wo du willst (5.7). Setz ihn dort ein, wo die Führung wechselt: in der Festung.
lesson-powers-spy-not = Das darfst du, aber keine Führung wechselt dadurch. In der Festung macht ein Stein aus eins gegen zwei zwei gegen eins: 50 Unterstützung am Ende.
lesson-powers-spy-done = Zwei gegen eins: Bleibt es so, zahlt die Festung an dich. Nur der Spion nimmt einem anderen einen Stein weg.
lesson-powers-swap = Der Apotheker lässt zwei Steine die Plätze tauschen, von verschiedener Farbe und in verschiedenen Gebieten (5.8). Das Ziel der Lektion: Nimm Grün die Führung in der Kathedrale ab. Tausche einen deiner Steine vom Markt gegen einen grünen dort.
lesson-powers-swap-not = So kommst du in der Kathedrale nicht in Führung. Tausche einen roten Stein vom Markt gegen einen grünen aus der Kathedrale.
lesson-powers-swap-done = Mit dem Stein des Priesters hast du nun zwei in der Kathedrale, Grün hat einen: 35 Unterstützung statt nichts. Auf dem Markt haben du und Grün je einen, und bei Gleichstand bekommt niemand etwas. Ein guter Handel!

lesson-patrons = Gönner, und die nächste Runde
lesson-patrons-about = Was die Armen bekommen, und wie man wieder zu Gewalt kommt.
lesson-patrons-poor = In der ersten Runde haben alle drei gleich geboten, und niemand hat etwas gewonnen. Also gaben Gönner allen Gold, bis es fünf Plättchen waren (6.1). Gewalt und Erpressung geben sie nie: Die muss man gewinnen.
lesson-patrons-givers = Drei Personen geben **Gewalt**: der General, der Kapitän und der Söldner. Wer jetzt eine von ihnen gewinnt, hat in der nächsten Runde etwas, wogegen kein Gold ankommt.
lesson-patrons-force = Das Ziel der Lektion: Gewinne mit fünf Gold eine Gewalt für die nächste Runde. Die anderen wollen dasselbe und haben auch je fünf Gold. Verteil sie ein wenig, oder setz alles auf eine Person.
lesson-patrons-force-failed = Überall hat jemand mehr gelegt, oder gleich viel. Fünf einzelne Münzen gewinnen wenig: Leg mehrere auf eine von den dreien. Versuch es noch einmal.
lesson-patrons-force-done = Eine Gewalt für die nächste Runde. Was du jetzt gewinnst, kannst du erst dann bieten (5.5).
lesson-patrons-patrons = Die nächste Runde, und die Gönner haben dir wieder Gold gegeben. Sieh vor jeder Runde auf die Hände: wer Gewalt hat, wer nicht, und wo du vor ihr sicher bist.

lesson-the-end = Das letzte Feld
lesson-the-end-about = Wer wo führt, und wie sich das Spiel entscheidet.
lesson-the-end-leads = Die Stadt ist voll, bis auf ein Feld. Liegt auf jedem Feld ein Stein, endet das Spiel (7.1). Dann zahlt jedes Gebiet seinen Wert an den, der dort führt; führen mehrere gleichauf, zahlt es niemandem (7.3).
lesson-the-end-last = Das letzte Feld liegt in der Festung: drei rote Steine, drei blaue, ein grüner. So zahlt sie niemandem. Der General bringt noch einen Stein dorthin und entscheidet über 50 Unterstützung.
lesson-the-end-win = Alle haben fünf Gold. Vor der Zählung der Gebiete steht es Rot 60, Blau 66, Grün 70. Das Ziel der Lektion: Gewinne das Spiel.
lesson-the-end-win-failed = Der letzte Stein der Festung ist nicht deiner. Blau will ihn ebenso sehr wie du, legt aber ein paar Münzen anderswohin. Setz mehr auf den General. Versuch es noch einmal.
lesson-the-end-win-done = Vier Steine gegen drei: Die Festung gehört dir, dazu Hafen und Plantage, und damit die Stadt. Auch Plättchen, die in der letzten Runde gewonnen wurden, brachten etwas Unterstützung (7.2). Versuch es nun gegen leichte Bots.
