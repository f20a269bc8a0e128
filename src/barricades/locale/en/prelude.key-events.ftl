# Prelude to Revolution: Key Events, titles and history

card-401 = Peter Stolypin
history-401 = Prime minister from 1906, he had rebels hanged by field courts martial, dissolved the second Duma and gave peasants land of their own; in 1911 an assassin shot him in the opera house of Kiev, with the Tsar present.

card-402 = Vote on Land Reform
history-402 = By decree Stolypin had let peasants leave the village commune in 1906; it took the third Duma until 1910 to make it law.

card-403 = Grigori Rasputin
history-403 = A Siberian pilgrim who seemed able to ease the sufferings of the heir to the throne became the Empress's adviser, then everybody's explanation for everything that went wrong.

card-404 = WAR!
history-404 = In the summer of 1914 crowds knelt in Palace Square before the Tsar, strikes ended overnight, and hardly anyone asked how long it would last.

card-405 = Nicholas II Takes Command
history-405 = In August 1915 Nicholas took over the supreme command against the advice of nearly all his ministers, and from then on every defeat was his own.

card-406 = Alexander Kerensky
history-406 = Vice-chairman of the Soviet and minister at the same time, he was the hinge of 1917: the only man whom for some months both halves of Russia applauded.

card-407 = Tsar Grants Constitution
history-407 = On 1 March 1917 three Grand Dukes signed the draft of a manifesto that promised a constitution; when Nicholas conceded a responsible ministry that night, it was already too late.

card-408 = Vladimir Lenin
history-408 = After nearly ten years abroad he stepped off the train in April 1917 with a demand that not even his own party shared as yet: no more Government, all power to the Soviets.

card-409 = Duma Elects Council of Ministers
history-409 = In his last telegrams Rodzianko begged the Tsar for a cabinet that had the trust of the Duma; had it come in time, Russia might have kept a crown and gained a parliament.

card-410 = Elect the Constituent Assembly
history-410 = Promised in March 1917, put off in the summer and elected in November, the freest parliament Russia had known sat for a single night.

card-411 = Petrograd Soviet
history-411 = From 27 February 1917 one deputy for every thousand workers and one for every company of soldiers crowded into the Taurida Palace, and no order was worth much without their consent.
