# Searching through all that can be read.
search-title = Search
search-words = What are you looking for?
search-begin = Search
search-nothing = Nothing was found for “{ $wanted }”.
reading-rules = rules
reading-rulings = rulings
reading-aid = player aid
reading-guide = first game
reading-history = history
reading-lessons = lesson
reading-cards = cards
