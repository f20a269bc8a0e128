# Suggerimenti e analisi.

hint-chance = { $chance } % ± { $error }
hint-note = La probabilità di vincere: ogni scelta è provata su ipotesi di ciò che { $side_the } non può sapere, giocando ancora un po'. ± è solo il dubbio dovuto al caso; il giudizio che c'è dietro può sbagliare di più.
hint-take = Metti così
hint-best = Alla prova ha dato il risultato migliore.
hint-behind =
    { $behind ->
        [0] Vale quanto la migliore.
       *[other] Circa { $behind } % in meno della migliore.
    }
hint-blunder = { $chosen }? Così la tua probabilità di vincere sembra scendere di circa { $cost } % ± { $error }. Sembra meglio: { $better }.
hint-careless = Così la tua probabilità di vincere sembra scendere di circa { $cost } % ± { $error }, rispetto a una risposta rapida e sensata.

analysis-title = Analisi
analysis-chances = Le probabilità nel corso della partita
analysis-turns = Svolte
analysis-turn = Scelta { $number }: { $side } { $since } % → { $chance } %. { $happened }
analysis-untold = (Nulla è stato annunciato.)
analysis-costly = Che cosa è costato di più
analysis-cost = Scelta { $number }, { $side }: “{ $question }” È stato scelto { $chosen }; { $better } sembra migliore di { $cost } % ± { $error }.
analysis-nothing-costly = Nessuna scelta è sicuramente costata molto.
analysis-thinking = Ogni scelta viene riesaminata
analysis-note = Le probabilità sono stime a carte scoperte; il costo di una scelta è calcolato da ciò che la sua parte sapeva.
