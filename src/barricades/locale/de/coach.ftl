# Der Trainer, am Tisch und im Terminal; was er zu jeder Art von Frage sagt, steht bei den Spielen.

coach = Trainer
coach-with = mit Trainer
coach-yes = ja: erklärt jede neue Frage und warnt vor groben Fehlern
coach-no = keiner
coach-says = Der Trainer
coach-thinks = Deine Möglichkeiten werden geprüft …
coach-chance = etwa { $chance } % Gewinnchance
coach-options = Was wäre sinnvoll?
coach-other = Etwas anderes wählen
coach-sure = Trotzdem wählen
