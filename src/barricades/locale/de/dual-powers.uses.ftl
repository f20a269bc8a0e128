# Wozu die Dinge auf dem Plan von Dual Powers da sind, und wann nach ihnen gefragt wird.

use-card-held = { $card } ist auf deiner Hand: Zu Beginn jedes deiner Züge spielst du eine Karte.
use-card-objective = { $card } ist dein geheimes Ziel: Die Karte bleibt liegen, bis die Runde gewertet wird.
use-card-played = { $card } wurde in dieser Runde schon gespielt und kann nicht noch einmal genutzt werden.
use-card-away = { $card } ist nicht auf deiner Hand.
use-token-supply = { $token_subject } wartet in deinem Vorrat: Die Aktion { action-recruit } bringt sie in die Stadt.
use-leader-supply = { $token } wartet in deinem Vorrat: Nur die eigene Anführerkarte bringt das Plättchen in die Stadt.
use-token-own = { $token_subject }, { $region_at }: Das Plättchen kannst du wählen, wenn du bewegst oder auffrischst.
use-token-foe = { $token_subject } gehört { $side }: Nur { $side } kann das Plättchen bewegen und auffrischen.
use-token-neutral = { $token_subject }, { $region_at }: Bewegen oder auffrischen kannst du das Plättchen, solange du den Willen des Volkes und dort eine eigene Einheit oder einen eigenen Anführer hast.
use-token-calendar = { $token_subject } wartet auf dem Kalender: Der Monat bringt ihn, niemand wählt ihn.
use-token-gone = { $token_subject } ist nicht mehr im Spiel.
use-region = { $region }: Ein Gebiet wählst du, wenn ein Plättchen zieht oder wenn ein Anführer oder eine Bonuseinheit in die Stadt kommt; eine Karte rekrutiert in ihrem eigenen Gebiet.
use-connection-open = Offen ist die { $connection }: Gewählt wird sie nur mit { action-protest }, dann liegt die Blockade darauf.
use-connection-shut = Die Blockade liegt { $connection_on }: Hier zieht nichts, bis { action-protest } oder das Ende der Runde sie wegnimmt.
use-action = { $action }: Eine Aktion wählst du, nachdem du eine Karte gespielt hast, die sie zeigt.
use-day = Tag { $day } wird nicht gewählt: Die gespielte Karte bewegt das Datum um ihre Zahl weiter.
use-month = { $month } wird nicht gewählt: Der Monat beginnt, wenn das Datum über den letzten Tag des Monats davor hinausgeht.
use-support = Der Marker auf der Siegpunktleiste bewegt sich von selbst, sobald eine Fraktion punktet.
use-will = { $side } hat den Willen des Volkes: Er geht an die Fraktion, die einen neuen Monat beginnt oder das Volk begeistert.
use-phases = Die Phasen der Runde folgen von selbst aufeinander.
use-marker = Zielmarker { $number } kommt bei der Wertung auf den Plan; niemand wählt ihn.
use-deck =
    { $count ->
        [0] Der Kartenstapel ist leer: Ist eine Karte zu ziehen, wird der Ablagestapel zu einem neuen gemischt.
       *[other] Vom Kartenstapel wird von selbst gezogen, wenn eine Runde beginnt oder mit { bonus-draw }.
    }
use-discard =
    { $count ->
        [0] Der Ablagestapel ist leer.
       *[other] Karten auf dem Ablagestapel werden erst wieder gespielt, wenn sie zu einem neuen Stapel gemischt sind.
    }
use-side-own = Hier liegt, was { $side } hat, und das bist du: Wähle eine Karte oder ein Plättchen selbst, wenn danach gefragt wird.
use-side-foe = Hier liegt, was { $side } hat: Nichts davon kannst du nutzen.
