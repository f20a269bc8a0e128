# The coach, at the table and in the terminal; what it says of each kind of question stands with the games.

coach = Coach
coach-with = with a coach
coach-yes = yes: explains each new question, and warns before a blunder
coach-no = none
coach-says = The coach
coach-thinks = Looking at your options …
coach-chance = about { $chance } % to win
coach-options = Which options are sensible?
coach-other = Choose something else
coach-sure = Choose it all the same
