# La ricerca in tutto ciò che si può leggere.
search-title = Ricerca
search-words = Che cosa cerchi?
search-begin = Cerca
search-nothing = Per “{ $wanted }” non si è trovato nulla.
reading-rules = regole
reading-rulings = decisioni
reading-aid = aiuto di gioco
reading-guide = prima partita
reading-history = storia
reading-lessons = lezione
reading-cards = carte
