# Prelude to Revolution: the cards Years of Turmoil

card-1 = Vyborg Manifesto
history-1 = In July 1906 deputies of the dissolved First Duma met in Vyborg and called on the people to pay no taxes and give no recruits; few followed, and those who had signed could never be elected again.

card-2 = Union of the Russian People
history-2 = Founded in November 1905, the Union led monarchist crowds against Jews, students and socialists; the Tsar accepted its badge for himself and his son.

card-3 = Tsar Attends Regimental Review
history-3 = Parades of the Guards were the picture of loyalty the court loved best, and as long as they lasted the business of state had to wait.

card-4 = Trial of the Soviet Deputies
history-4 = In autumn 1906 the leaders of the St. Petersburg Soviet, Trotsky among them, turned the dock into a platform for the revolution and were banished to Siberia.

card-5 = Third of June Coup
history-5 = On 3 June 1907 Stolypin dissolved the Second Duma and changed the electoral law without asking it, so that landowners had the upper hand in the Third.

card-6 = Sveaborg Mutiny
history-6 = In July 1906 the gunners of the fortress of Sveaborg off Helsinki rose and held out for three days; Kronstadt followed them in vain.

card-7 = Shots at the Kiev Opera
history-7 = On 1 September 1911, in the theatre of Kiev and before the eyes of the Tsar, Dmitri Bogrov, revolutionary and police informer in one, shot Peter Stolypin, who died four days later.

card-8 = Revolutionary Activities
history-8 = In evening classes and Sunday schools workers learned to read, and from their teachers also what to read.

card-9 = Revolutionary Activities
history-9 = Strike funds, collected kopeck by kopeck, kept the families of strikers fed for a few days more.

card-10 = Revolutionary Activities Abroad
history-10 = From Geneva, Paris and Cracow the exiles sent newspapers over the frontier in double-bottomed trunks and collected money and sympathy among the socialists of the West.

card-11 = Revolutionary Activities Underground
history-11 = Secret presses, false passports and a new room every week kept the committees alive; few who worked in them stayed free for more than some months.

card-12 = Revolutionary Activities
history-12 = After every wave of arrests the committees of the capital had to be built up anew, with other people and the same aims.

card-13 = Revolutionary Activities
history-13 = The law left some ground too, and the parties used it: trade unions, sickness funds and, from 1912, a daily newspaper for workers.

card-14 = Punitive Expeditions
history-14 = In the winter of 1905 trains with picked troops rolled along the railways that had been on strike, and their officers had stationmasters and strikers shot without trial.

card-15 = Potemkin Mutiny
history-15 = In June 1905 the sailors of the battleship Potemkin, served maggoty meat, killed or locked up their officers and cruised the Black Sea under the red flag until they gave up the ship in Romania.

card-16 = Portsmouth Peace
history-16 = In late summer 1905 Sergei Witte made peace with Japan at Portsmouth in America, giving up so little that the loser of the war came home almost a winner.

card-17 = Political Weariness
history-17 = After 1907 many educated Russians turned from politics to art, religion and their careers, and the parties lost most of their members.

card-18 = Political Tremors
history-18 = Between 1905 and 1907 hardly a month went by without a new party, a split or an upheaval that nobody had foreseen.

card-19 = Political Terrorism
history-19 = In the years after 1905 terrorists killed and wounded thousands, from ministers to village constables, and frightened many friends of reform away.

card-20 = Peasants Burn the Manors
history-20 = In the autumn of 1905 and the summer of 1906 the manors burned in province after province: peasants wanted the landlords gone and their land.

card-21 = Okhrana Infiltrates Revolutionary Cells
history-21 = The political police had its informers up to the leading committees: Roman Malinovsky, spokesman of the Bolsheviks in the Duma, was on its payroll.

card-22 = October Manifesto
history-22 = With the whole country on strike Nicholas II promised civil liberties and a Duma that would make laws, on 17 October 1905, and parted the liberals from the revolution.

card-23 = Naval Rearmament
history-23 = After Tsushima the Baltic Fleet had to be built anew; for years the Third Duma struck out the credits, until in 1912 a great shipbuilding programme passed.

card-24 = Moscow Uprising
history-24 = In December 1905 the workers of Moscow fought behind barricades, last of all in Presnya, until the Semyonovsky Guards from the capital shelled them into surrender.

card-25 = Mass Unrest in St. Petersburg
history-25 = In 1905, and again from 1912, whole quarters of the capital laid down their tools at once and marched singing towards the centre and the Cossacks.

card-26 = Lena Goldfields Massacre
history-26 = In April 1912 troops on the Lena fired on striking gold miners and hit hundreds; the minister's words that so it had been and so it would be set off strikes all over the country.

card-27 = Kokovtsov Raises a French Loan
history-27 = In April 1906 Vladimir Kokovtsov brought the largest loan up to then home from Paris, and the government could face the First Duma without asking it for money.

card-28 = Influence at Court
history-28 = Whoever had the ear of the imperial family – a lady-in-waiting, a doctor, a healer from Siberia – could weigh more than a minister.

card-29 = Government Activities
history-29 = Governors and prefects reported regularly on the mood of the people, and in the ministries the reports were read, or filed.

card-30 = Government Activities
history-30 = Stolypin's surveyors went from village to village and measured out farms for peasants who wanted to leave the commune.

card-31 = Government Activities in the Provinces
history-31 = Far from the capital it was marshals of the nobility, land captains and zemstvo boards who decided what became of its orders.

card-32 = Government Activities
history-32 = From a secret fund the government paid newspapers that praised it; few of them found readers who paid as well.

card-33 = Government Activities
history-33 = From 1906 trade unions were allowed; within a few years the authorities had closed hundreds of them.

card-34 = Government Activities
history-34 = In 1905 and 1906 the army was called to the help of the police thousands of times, more often than ever before.

card-35 = General Strike
history-35 = In October 1905 the railwaymen stopped work, then the factories, the post, the banks and even the ballet, until the empire stood still.

card-36 = Fundamental Laws
history-36 = Four days before the First Duma met in April 1906, the Fundamental Laws left army, diplomacy and the last word to the Tsar, who was still called autocrat.

card-37 = Expropriations
history-37 = Robbed banks and mail coaches filled the fighting funds; in June 1907 Kamo's band took a quarter of a million roubles in the middle of Tiflis for the Bolsheviks.

card-38 = Evno Azef Unmasked
history-38 = In 1908 the journalist Vladimir Burtsev proved that Evno Azef, head of the Socialist Revolutionaries' combat organization, had served the police for fifteen years.

card-39 = Direct Appeal to the People
history-39 = Father Gapon did it from below and the Tsar's manifestos from above: both spoke straight to the people, past all politicians.

card-40 = Diaghilev in Paris
history-40 = From 1909 Sergei Diaghilev's Russian Seasons of opera and ballet took Paris by storm and showed the West a Russia it could admire.

card-41 = Building Support
history-41 = Charities, parish schools and temperance societies were to win the working quarters back for throne and altar.

card-42 = Bosnian Crisis
history-42 = When Austria-Hungary annexed Bosnia in 1908, Russia was in no state to fight, gave way to a German ultimatum in the following March and felt humiliated.

card-43 = Bloody Sunday
history-43 = On 9 January 1905 soldiers shot at workers who were carrying icons and a petition to the Winter Palace; with the dead, the faith in a good Tsar was buried.

card-44 = Beilis Trial
history-44 = For two years Mendel Beilis, clerk in a Kiev brickworks, sat in prison on a charge of ritual murder; in October 1913 a jury of plain people acquitted him before the eyes of the world.

card-45 = Stolypin's Neckties
history-45 = From August 1906 field courts tried and hanged within two or three days; a Kadet deputy called the noose Stolypin's necktie, and the name stuck.

card-46 = A Revolutionary Assembly!
history-46 = In October 1905 the strikers of the capital elected a Soviet of Workers' Deputies, which for fifty days was a second government beside the Tsar's.
