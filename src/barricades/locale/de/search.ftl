# Die Suche in allem, was man lesen kann.
search-title = Suche
search-words = Wonach suchst du?
search-begin = Suchen
search-nothing = Zu „{ $wanted }“ wurde nichts gefunden.
reading-rules = Regeln
reading-rulings = Entscheidungen
reading-aid = Spielhilfe
reading-guide = Erstes Spiel
reading-history = Geschichte
reading-lessons = Lektion
reading-cards = Karten
