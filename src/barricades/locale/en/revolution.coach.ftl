# What the coach says of each kind of question: what it means, and what to think of.

coach-means-bid = Everybody lays all tokens face down at once. The highest bid on a character wins what is printed there; equal bids win nothing, and all tokens are gone.
coach-think-bid = Look at the open hands: where does nobody have the Force or Blackmail to beat you? Put a little more where others want to go too, and win new tokens for the next round.
coach-means-spy = The Spy replaces a rival's cube with one of yours, wherever you like.
coach-think-spy = Look for an area where this one cube changes who leads: it counts twice, one less for them and one more for you. The most valuable areas first.
coach-means-apothecary = The Apothecary makes two cubes of different colours change places between two areas. First you choose one of them.
coach-think-apothecary = Take one of yours from where you lead safely or cannot lead any more, or a rival's from where you want the place.
coach-means-apothecary-with = Now choose the cube it changes places with.
coach-think-apothecary-with = The swap is good if you lead somewhere afterwards and lose no lead; or if it spoils the lead of whoever is ahead.
