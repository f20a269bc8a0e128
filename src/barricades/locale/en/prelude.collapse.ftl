# Prelude to Revolution: The Collapse, titles and history

card-201 = Bread Riots
history-201 = In February 1917 the women of Petrograd queued through nights of bitter frost, and where a bakery shut its doors without having sold any bread, the windows went in.

card-202 = International Women's Day
history-202 = On 23 February 1917, 8 March elsewhere, the women of the Vyborg textile mills walked out, called the metalworkers after them and began a revolution that nobody had ordered.

card-203 = Khabalov's Proclamation
history-203 = Told by the Tsar to end the disorders by the next day, General Khabalov had placards put up that forbade gatherings and announced that the troops would fire.

card-204 = A Cossack Looks Away
history-204 = Ordered to clear the crowds, the Cossacks rode through them in single file, and one of them, so every factory heard by evening, had winked.

card-205 = The Volynsky Regiment Mutinies
history-205 = On the morning of 27 February 1917 Sergeant Kirpichnikov's men refused to fire on the people again and their captain was shot; by nightfall tens of thousands of soldiers had joined them.

card-206 = Government Activities
history-206 = In January 1917 the police arrested the workers' group of the Central War Industries Committee, the one body of labour that had been willing to cooperate.

card-207 = Government Activities
history-207 = Prince Golitsyn, the last prime minister of the Empire, kept in his desk decrees sending the Duma home that the Tsar had signed and left undated.

card-208 = Flames over the Law Courts
history-208 = On 27 February 1917 the courthouse on the Liteiny burned, police stations burned, and the files of the Okhrana fed bonfires in the street.

card-209 = Protopopov's Machine Guns
history-209 = All Petrograd believed that Interior Minister Protopopov had put police machine guns on the roofs; the inquiry after the revolution never found proof of it.

card-210 = Provisional Committee of the Duma
history-210 = On 27 February 1917 leaders of the Duma under Rodzianko formed a committee to restore order in the capital, half afraid of the revolution and half afraid of missing it.

card-211 = Crowds Fill the Taurida Palace
history-211 = From 27 February 1917 soldiers slept between sacks of flour in the halls of the Taurida Palace, with the committee of the Duma in one wing and the Soviet in the other.

card-212 = Ivanov's Expedition
history-212 = General Ivanov set out from headquarters with a battalion of Knights of St George to subdue the capital; he got as far as Tsarskoye Selo and turned round.

card-213 = The Imperial Train Is Turned Back
history-213 = In the night to 1 March 1917 the Tsar's train stopped at Malaya Vishera because rebels were said to hold the line ahead, and it was sent round to Pskov.

card-214 = Portraits Come Down
history-214 = In the first days of March 1917 double-headed eagles were hacked off the shop signs, and in the hall of the Duma soldiers tore Repin's portrait of Nicholas from its frame.

card-215 = Determined to Fight On!
history-215 = Whoever governed Russia in 1917, ministers of the Tsar or liberals, gave the Allies the same promise: war until victory.

card-216 = Rumours of the German Woman
history-216 = The Empress Alexandra, born a princess of Hesse, was said to have a secret wireless link to Berlin; nobody ever found one, and nearly everybody believed in it.

card-217 = Guchkov's Palace Plot
history-217 = In the winter before the revolution Alexander Guchkov planned to stop the Tsar's train and have him abdicate for his son, with Grand Duke Michael as regent; the street was faster.

card-218 = Forces of Reaction
history-218 = In the officers' union, among landowners and in the Republican Centre met men who in 1917 wanted order before politics, and who were ready to pay for a general.

card-219 = The Progressive Bloc's Offer
history-219 = For a year and a half the Progressive Bloc, most of the Duma, had asked for no more than ministers whom the country could trust; the Tsar never gave them.

card-220 = Icons and Banners
history-220 = In the summer of 1914 people had knelt before the Winter Palace with icons and portraits of the Tsar; in the last winter of the monarchy its friends hoped in vain to see such a crowd again.

card-221 = The Allies Confer in Petrograd
history-221 = Early in 1917 Britain, France and Italy sent delegates to Petrograd to talk of guns and loans; Lord Milner went home and reported that the talk of revolution was exaggerated.

card-222 = Agitation and Disruption
history-222 = In 1917 agitators spoke in barracks, queues and theatre foyers, and what an official announced in the morning had been laughed out of the yard by evening.

card-223 = Coal Famine
history-223 = In the frosts of February 1917 more than a thousand locomotive boilers burst; coal and flour no longer reached the capital, and factories closed.

card-224 = Revolutionary Activities
history-224 = In the winter of 1916 to 1917 Shlyapnikov, Molotov and Zalutsky were all the Bolshevik leadership that Petrograd had.

card-225 = Revolutionary Activities
history-225 = The Inter-District Committee, a small group of social democrats between the factions, put out the leaflet that called on the workers to mark Women's Day in 1917.

card-226 = Government Activities
history-226 = On 5 March 1917 the new cabinet dismissed every governor in Russia by telegram and handed the provinces to the chairmen of the zemstvo boards.

card-227 = Government Activities
history-227 = In September 1917 Kerensky ruled with a Directory of five, and decrees left Petrograd faster than anybody could carry them out.

card-228 = The Rouble Tumbles
history-228 = In 1917 the presses ran day and night, the small notes called kerenki came in uncut sheets, and by autumn the rouble bought a fraction of what it had before the war.

card-229 = Revolutionary Activities
history-229 = The Bolsheviks counted some 24,000 members in February 1917 and claimed ten times as many at their congress that summer.

card-230 = Meetings on Every Corner
history-230 = In the spring of 1917 Russia talked: in squares, trams, barracks and circuses, people who had been silent all their lives made speeches and passed resolutions.

card-231 = Left Wing Newspapers
history-231 = On 5 March 1917 Pravda came out again, the first issue free of charge, and before long hardly a kiosk in Petrograd was without a paper to the left of the Government.

card-232 = Masonic Connection
history-232 = Kerensky, Nekrasov and Konovalov were brothers of the same political freemasonry and knew each other well before they sat at one cabinet table.

card-233 = Rallying Support Among the Population
history-233 = At the concert-meetings of 1917, half gala and half rally, ministers spoke between the arias and ladies gave their jewels for the army.

card-234 = Mass Support
history-234 = In the early summer of 1917 one Petrograd voter in five chose the Bolsheviks, in August one in three, and the factories were ahead of the ballot boxes.

card-235 = Right Wing Newspapers
history-235 = In July 1917 most editors held back the charge that Lenin was in German pay; the boulevard paper Zhivoye Slovo printed it.

card-236 = Factory Committees
history-236 = After February the workers of every large plant elected a committee, and the first conference of these committees, at the end of May 1917, was the first great assembly to follow the Bolsheviks.

card-237 = The Eight-Hour Day
history-237 = After February 1917 many workers of Petrograd simply went home when eight hours were over; on 10 March the manufacturers signed what had already happened.

card-238 = Red Guards Drill in the Yards
history-238 = In the factory yards workers drilled with rifles carried off in February and handed out again against Kornilov; by October Petrograd had some twenty thousand Red Guards.

card-239 = Military Pride
history-239 = In 1917 volunteers of the shock battalions sewed black and red chevrons on their sleeves and swore to advance where other units took a vote.

card-240 = Kronstadt Goes Its Own Way
history-240 = In May 1917 the Soviet of Kronstadt declared itself the only power in the fortress, and it took the best speakers of the capital to talk the sailors into a compromise.

card-241 = The Sealed Train
history-241 = In the spring of 1917 the German government let Lenin and some thirty other exiles cross its country from Switzerland to the Baltic, in a carriage that counted as foreign soil.

card-242 = Radical Priests Sermonize
history-242 = In March 1917 priests around Alexander Vvedensky founded a league of democratic clergy in Petrograd and preached the republic and land for the peasants.

card-243 = Representative Legislature
history-243 = A cabinet that answered to an elected chamber had been the liberals' demand since 1905; in 1917 they came closer to it than ever before.

card-244 = America Enters the War
history-244 = In the spring of 1917 the United States was the first power to recognize the new government in Petrograd and two weeks later entered the war itself.

card-245 = Workers Receive Extra Food Rations
history-245 = When Petrograd got bread cards in March 1917, those who did heavy work were allowed a pound and a half a day, half a pound more than everybody else.

card-246 = Trotsky Returns from Exile
history-246 = Trotsky reached Petrograd in May 1917 by way of New York and a British prison camp in Canada, and spoke in the Soviet the very next day.

card-247 = Ten Days that Shook the World
history-247 = The American reporter John Reed went through the rising with a notebook and a pass from each side, and his book of 1919 carried it round the globe.

card-248 = Liberty Loan
history-248 = In the spring of 1917 the Provisional Government asked for money in the name of freedom, at five per cent, and even the Soviet voted for the loan.

card-249 = Nicholas II Abdicates
history-249 = On 2 March 1917, in his saloon car at Pskov, Nicholas gave up the throne for himself and his son; his brother Michael declined it a day later.

card-250 = War Industry
history-250 = At the start of 1917 nearly four hundred thousand people worked in the factories of Petrograd, most of them for the war.

card-251 = Peasants Seize the Estates
history-251 = In 1917 village assemblies took over the meadows, woods and grain of the landlords; by autumn manors were burning, and soldiers went home so as not to miss the sharing-out.

card-252 = City Duma Elections
history-252 = In 1917 Petrograd elected its district councils and then its city council by universal suffrage, women included, and parties that had been illegal in January ruled boroughs in June.

card-253 = Grain from the Volga
history-253 = Petrograd lived on flour from the Volga and the south, and when enough wagons got through, the queues grew shorter and the speeches milder.

card-254 = Tempers Flare in the Duma
history-254 = In February 1917 Kerensky said from the tribune that the regime had to be removed, by force if need be, and the Empress wished to see him hanged.

card-255 = Desertion
history-255 = By the autumn of 1917 hundreds of thousands of soldiers had simply gone home, on the roofs of the trains if there was no room inside.

card-256 = Arrests, Exiles, and Executions
history-256 = In July 1917 the death penalty came back at the front, and before long Trotsky, Kamenev, Kollontai and Lunacharsky sat in prison.

card-257 = German Gold
history-257 = The German Foreign Office did spend millions on unrest in Russia; how much of it reached the Bolsheviks by way of Stockholm is disputed to this day.

card-258 = Riga Falls
history-258 = On 21 August 1917 the Germans entered Riga, and each side in Petrograd accused the other of having opened the road to the capital.

card-259 = Junker Cadets Stand Guard
history-259 = Among the last who held the Winter Palace in October 1917 were cadets of the officers' schools, many of them not yet twenty.

card-260 = Emergency Sitting
history-260 = Sent home by decree on 27 February 1917, the deputies met all the same, but in another hall and as private persons, so as not to disobey.
