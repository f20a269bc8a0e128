# What the laboratory says about Dual Powers.

balance-length = Rounds
balance-items = Card by card
end-track = the end of the support track
end-calendar = the end of the calendar
end-calendar-will = the end of the calendar, by the will of the people
end-round = the third round
end-round-will = the third round, by the will of the people
source-unrest = unrest
source-objective = objectives
use-turn = in a turn
use-objective = as an objective
