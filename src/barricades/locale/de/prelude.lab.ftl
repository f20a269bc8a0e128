# Was das Labor über Prelude to Revolution sagt.

balance-length = Der letzte Zug
balance-items = Karte für Karte
