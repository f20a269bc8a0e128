# Prelude to Revolution: Provisorische Regierung, Titel und Geschichte

card-301 = Verrat!
history-301 = Im Juli 1917 spielte der Justizminister der Presse Papiere zu, die Lenin zum deutschen Agenten machten; er nahm sich den Bart ab und verbarg sich vor der Stadt in einer Hütte aus Heu, dann in Finnland.

card-302 = Befehl Nummer eins
history-302 = Am 1. März 1917 ließ der Sowjet jede Einheit ein Komitee wählen, gab ihm die Waffen in Verwahrung und schaffte die Anrede „Exzellenz“ ab.

card-303 = Die Aprilthesen
history-303 = Keine Unterstützung der Provisorischen Regierung, alle Macht den Sowjets: Das Petrograder Komitee der eigenen Partei lehnte Lenins Thesen mit dreizehn zu zwei ab, und nach wenigen Wochen waren sie deren Programm.

card-304 = Julitage
history-304 = Im Juli 1917 zogen Maschinengewehrschützen, Matrosen und Arbeiter aus, damit der Sowjet die Macht ergreife; seine Führer wollten nicht, die Bolschewiki zögerten, und nach zwei Tagen kamen die treuen Regimenter.

card-305 = Verbrüderung an der Front
history-305 = Im Frühjahr 1917 stiegen russische und deutsche Soldaten aus den Gräben und tauschten Brot gegen Schnaps, und beide Stäbe rechneten nach, wer hier wen zersetzte.

card-306 = Zehn kapitalistische Minister
history-306 = Am 18. Juni 1917 rief der Sowjet zu einem Marsch der Einigkeit auf, und Hunderttausende trugen die Losung der Bolschewiki: Nieder mit den zehn kapitalistischen Ministern.

card-307 = Das Militärrevolutionäre Komitee
history-307 = Vom Sowjet im Oktober 1917 eingesetzt, um Petrograd gegen die Deutschen zu verteidigen, schickte es Kommissare in die Regimenter und nahm mit ihnen die Stadt.

card-308 = Auszug aus dem Vorparlament
history-308 = Am 7. Oktober 1917, bei der Eröffnung des Rats der Republik, verlas Trotzki eine Erklärung, und die Bolschewiki verließen unter Hohnrufen den Saal.

card-309 = Der Oberüberreder
history-309 = Im Mai und Juni 1917 bereiste Kerenski als Kriegsminister die Front und redete Regimentern den Angriff ein; die Soldaten nannten ihn Oberüberreder statt Oberbefehlshaber.

card-310 = Das Frauenbataillon
history-310 = Im Juni 1917 legten freiwillige Frauen den Eid ab, um die Männer durch ihr Beispiel zu beschämen; im Oktober stand eine Kompanie eines zweiten solchen Bataillons hinter den Brennholzbarrikaden des Winterpalasts.

card-311 = Der Kornilow-Putsch
history-311 = Im August 1917 schickte General Kornilow Reiterei gegen Petrograd; Eisenbahner ließen die Züge stranden, Agitatoren sprachen mit den Reitern, und die Roten Garden behielten die Gewehre, die man ihnen gab.

card-312 = Zur Verteidigung von Mütterchen Russland!
history-312 = 1917 waren sich Liberale, Offiziere und alte Sozialisten wie Plechanow wenigstens in einem einig: dass auch das freie Russland verteidigt werden müsse.

card-313 = Staatskonferenz in Moskau
history-313 = Im August 1917 trafen sich rund 2.500 Delegierte im Bolschoi-Theater, wo sich der halbe Saal für Kornilow erhob und die andere Hälfte sitzen blieb, während draußen Straßenbahner und Kellner streikten.

card-314 = Doppelherrschaft
history-314 = Eine Woche nach Amtsantritt schrieb Kriegsminister Gutschkow, die Anordnungen der Regierung würden nur so weit befolgt, wie der Sowjet es zulasse.
