# What the laboratory says about Revolution!

balance-length = Rounds
balance-items = Character by character
end-full = every space full
end-rounds = the last round
source-tokens = tokens at the end
use-won = bid won
use-tied = bid tied
use-outbid = bid lost
