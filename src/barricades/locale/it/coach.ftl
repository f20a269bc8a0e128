# L'allenatore, al tavolo e nel terminale; ciò che dice di ogni tipo di domanda sta con i giochi.

coach = Allenatore
coach-with = con un allenatore
coach-yes = sì: spiega ogni nuova domanda e avverte prima degli errori gravi
coach-no = nessuno
coach-says = L'allenatore
coach-thinks = Sto valutando le tue opzioni …
coach-chance = circa { $chance } % di vittoria
coach-options = Che cosa sarebbe sensato?
coach-other = Scegli qualcos'altro
coach-sure = Scegli lo stesso
