# Prelude to Revolution: Provisional Government, titles and history

card-301 = Treason!
history-301 = In July 1917 the Minister of Justice gave the press papers that made Lenin a German agent; he shaved off his beard and hid in a hut of hay outside the city, then in Finland.

card-302 = Order Number One
history-302 = On 1 March 1917 the Soviet had every unit elect a committee, put arms in its keeping and did away with “Your Excellency”.

card-303 = The April Theses
history-303 = No support for the Provisional Government, all power to the Soviets: the Petrograd committee of his own party voted Lenin's theses down by thirteen to two, and within weeks they were its programme.

card-304 = July Days
history-304 = In July 1917 machine gunners, sailors and workers marched to make the Soviet take power; its leaders would not, the Bolsheviks hesitated, and after two days the loyal regiments arrived.

card-305 = Fraternization at the Front
history-305 = In the spring of 1917 Russian and German soldiers climbed out of their trenches and bartered bread for schnapps, while both staffs counted who was demoralizing whom.

card-306 = Ten Capitalist Ministers
history-306 = On 18 June 1917 the Soviet called a march to show its unity, and hundreds of thousands carried the Bolsheviks' slogan: down with the ten capitalist ministers.

card-307 = The Military Revolutionary Committee
history-307 = Set up by the Soviet in October 1917 to defend Petrograd against the Germans, it sent commissars to the regiments and took the city with them.

card-308 = Walkout from the Pre-Parliament
history-308 = On 7 October 1917, at the opening of the Council of the Republic, Trotsky read out a declaration and the Bolsheviks left the hall to jeers.

card-309 = The Persuader-in-Chief
history-309 = In May and June 1917 Kerensky toured the front as Minister of War and talked regiments into attacking; the soldiers called him persuader-in-chief instead of commander-in-chief.

card-310 = The Women's Battalion
history-310 = Women volunteers swore the oath in June 1917 to shame the men into fighting; in October a company of another such battalion stood behind the firewood barricades of the Winter Palace.

card-311 = The Kornilov Affair
history-311 = In August 1917 General Kornilov sent cavalry against Petrograd; railwaymen stranded the trains, agitators spoke to the riders, and the Red Guards kept the rifles they were given.

card-312 = To Mother Russia's Defense!
history-312 = In 1917 liberals, officers and old socialists such as Plekhanov agreed on one thing at least: that free Russia, too, had to be defended.

card-313 = State Conference in Moscow
history-313 = In August 1917 some 2,500 delegates met in the Bolshoi Theatre, where one half of the house rose for Kornilov and the other stayed in its seats, while Moscow's trams and waiters were on strike.

card-314 = Dual Power
history-314 = A week after taking office, War Minister Guchkov wrote that the orders of the Government were carried out only as far as the Soviet allowed.
