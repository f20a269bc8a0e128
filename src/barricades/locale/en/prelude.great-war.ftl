# Prelude to Revolution: the cards Great War

card-101 = Allied Munitions Arrive
history-101 = Guns and shells from the Allies piled up in Archangel until, at the end of 1916, a railway reached the ice-free harbour of Murmansk.

card-102 = Barricades in Vyborg
history-102 = In July 1914, while President Poincaré was the Tsar's guest, strikers on the Vyborg Side overturned trams, felled telegraph poles and fought the Cossacks.

card-103 = Central War Industries Committee
history-103 = Set up in 1915 and led by Alexander Guchkov, the industrialists' committee was to bring private factories into war production and gave the liberal opposition a second home.

card-104 = Duma Prorogued
history-104 = In September 1915 the Duma asked for a government that had the country's trust; the Tsar sent the deputies home.

card-105 = Bolshevik Deputies Arrested
history-105 = In November 1914 the five Bolshevik deputies were arrested in spite of their immunity and, a few months later, banished to Siberia.

card-106 = Bread Queues
history-106 = In the last winters of the war the women of Petrograd stood for hours in the frost for bread, and in the queues anger travelled faster than any leaflet.

card-107 = Appeals to Patriotism
history-107 = In the first days of the war a huge crowd knelt before the Tsar on Palace Square, and for some months strikes all but ceased.

card-108 = Brusilov Offensive
history-108 = In the summer of 1916 General Brusilov broke through the Austrian front and took hundreds of thousands of prisoners, at a price in men the army never got over.

card-109 = Capital Renamed Petrograd
history-109 = In August 1914 the name of St. Petersburg sounded too German, and the city became Petrograd by decree.

card-110 = Central Asian Revolt
history-110 = When the Muslims of Central Asia were called up for labour behind the front in 1916, the steppe rose, and troops had to be sent there.

card-111 = Duma Election
history-111 = Under the law of 1907 the Duma was chosen by electors, class by class, and a landowner's vote weighed as much as those of hundreds of workers.

card-112 = Constantinople Promised
history-112 = In the spring of 1915 Britain and France secretly promised Russia Constantinople and the Straits, for which her statesmen had longed for generations.

card-113 = Government Activities
history-113 = Whenever the Duma was not sitting, the ministers governed by emergency decree, and in the war it seldom sat.

card-114 = Cossacks Quartered in the City
history-114 = The garrison was full of raw recruits; to clear the streets the authorities counted on Cossacks and mounted police.

card-115 = Duma Election
history-115 = The Fourth Duma had been elected in 1912 for five years; all through the war the parties looked to an election that was never held.

card-116 = Disorder on the Gangut
history-116 = In October 1915 the sailors of the battleship Gangut, tired of bad food and of officers with German names, refused obedience; the ringleaders got hard labour.

card-117 = Industrial Workers Against the War
history-117 = From 1915 the strikes in the war factories were less and less about wages and more and more about the war itself.

card-118 = Dry Law
history-118 = With mobilization the sale of vodka was forbidden; the treasury lost about a quarter of its income, and the villages began to distil for themselves.

card-119 = Military Disaster
history-119 = In August 1914 the Second Army marched into East Prussia and was destroyed at Tannenberg; its commander, Samsonov, shot himself.

card-120 = Military Disaster
history-120 = In the spring of 1915 German and Austrian guns tore the front open at Gorlice, and within weeks Galicia was lost again.

card-121 = Empress Nurses the Wounded
history-121 = Alexandra and her two eldest daughters were trained as nurses and helped at operations in the hospital of Tsarskoye Selo.

card-122 = Land, Bread, Peace!
history-122 = Land for the village, bread for the town, peace for the trench: three words, and they asked for everything the government did not give.

card-123 = Erzurum Falls
history-123 = In February 1916 General Yudenich's troops stormed the Turkish fortress of Erzurum, thought impregnable, through deep snow.

card-124 = Great Retreat
history-124 = Between May and September 1915 the armies gave up Galicia, Poland and much of Lithuania and drove the people before them along the roads.

card-125 = Military Pride
history-125 = Regiments two hundred years old trusted in their colours, their feast days and their officers to hold the men together.

card-126 = Interdistrict Leaflets
history-126 = The Interdistrict Committee of Petrograd, which stood between Bolsheviks and Mensheviks, printed leaflets against the war in secret.

card-127 = Kronstadt Sailors Organize
history-127 = On the ships of the Baltic Fleet secret party cells met below deck; the police uncovered them more than once, and they always grew back.

card-128 = Revolutionary Activities
history-128 = Letters and pamphlets of the exiles came by way of neutral Sweden and Finland to the factories of Petrograd.

card-129 = Revolutionary Activities
history-129 = The sickness funds of the factories, lawful and harmless by name, gave the underground a place to meet.

card-130 = Ministerial Leapfrog
history-130 = Within a year and a half Russia had four prime ministers and five ministers of the interior, and a monarchist deputy coined the word for it.

card-131 = Progressive Bloc
history-131 = In August 1915 most of the Duma, from moderate nationalists to Kadets, joined in a bloc that wanted a government the nation could trust.

card-132 = Germany Declares War on Russia!
history-132 = In the evening of 19 July 1914, 1 August in the West, the German ambassador handed over the declaration of war in St. Petersburg and wept.

card-133 = Putilov Lockout
history-133 = In February 1916 the Putilov works shut their gates on the strikers; many were sent to the army, and the state took over the works.

card-134 = Refugees Crowd the City
history-134 = By the end of 1915 some three million people had fled from the lost provinces, and the cities had neither rooms nor bread for them.

card-135 = Reserve Soldiers Join the Strikers
history-135 = In October 1916 soldiers of the 181st Reserve Regiment left their barracks on the Vyborg Side and helped strikers against the police.

card-136 = Rouble Melts Away
history-136 = The printing press paid for the war: at the beginning of 1917 a rouble bought about a third of what it had bought before.

card-137 = Shell Famine
history-137 = In 1915 batteries were rationed to a few shells a day, and recruits without rifles waited for those of the fallen.

card-138 = Shots at Ivanovo
history-138 = In August 1915 soldiers fired on marching textile workers in Ivanovo-Voznesensk; dozens were killed, and the Duma called the government to account.

card-139 = Spy Mania
history-139 = In March 1915 Colonel Myasoyedov was hanged as a spy on slender evidence, and Russia began to see traitors everywhere, up to the Empress.

card-140 = Rallying Support Among the Population
history-140 = Sewing circles, collections for the hospitals and patriotic evenings brought townspeople into the war effort who had never cared for politics.

card-141 = Strikers Sent to the Front
history-141 = Whoever struck in a war factory could lose his exemption and be put into uniform; in this way the agitators came to the garrisons.

card-142 = Stupidity or Treason?
history-142 = On 1 November 1916 Pavel Milyukov told the Duma one failure of the government after another, and each time he asked whether this was stupidity or treason.

card-143 = Sukhomlinov Scandal
history-143 = War Minister Sukhomlinov had called the army ready; in June 1915 he was dismissed, and in the following year arrested on a charge of treason.

card-144 = Union of Zemstvos and Towns
history-144 = Under Prince Lvov the unions of zemstvos and towns ran hospitals, trains and canteens for the army, a second administration beside the ministries.

card-145 = War Loan
history-145 = Up to the end of 1916 six war loans were praised on posters and from pulpits, but the public bought less than the treasury had hoped.

card-146 = The Nation Stands with the Tsar
history-146 = At the outbreak of war the Duma met for a single day, and nearly all its speakers vowed to stand by the Tsar until victory.

card-147 = Government Activities
history-147 = From August 1915 special councils for defence, transport, fuel and food brought ministers, deputies and manufacturers to one table.

card-148 = Workers' Group Elected
history-148 = In autumn 1915 the workers of Petrograd chose delegates to the war industries committee; Mensheviks led the group, and the Bolsheviks called for a boycott.

card-149 = Yusupov's Cellar
history-149 = In the night before 17 December 1916 Prince Yusupov and his friends killed Rasputin in the palace on the Moika and pushed the body under the ice.

card-150 = Zimmerwald Conference
history-150 = In September 1915 thirty-eight socialists from eleven countries met in the Swiss village of Zimmerwald and condemned the war; Lenin's left wanted to turn it into civil war.
