# Wozu die Dinge auf dem Plan von Prelude da sind, und wann nach ihnen gefragt wird.

use-card-held = „{ $card }“ ist auf deiner Hand: Zu Beginn jeder deiner Aktionsrunden spielst du eine Karte.
use-card-pool = „{ $card }“ liegt in der Auslage: Zu Beginn einer Aktionsrunde kannst du statt einer Handkarte ihr Ereignis für { $points } Gelegenheitspunkte spielen.
use-card-foes-pool = „{ $card }“ liegt in der Auslage und gehört deinem Gegner: Du kannst sie nicht kaufen.
use-card-foes-hand = „{ $card }“ ist auf der Hand deines Gegners.
use-card-in-play = „{ $card }“ bleibt im Spiel: Was sie ändert, geschieht von selbst.
use-card-playing = „{ $card }“ wird gerade gespielt.
use-card-away = „{ $card }“ ist weder auf deiner Hand noch in der Auslage.
use-district = { $place }: Einen Bezirk wählst du, wenn du mit Aktivitätspunkten mobilisierst oder organisierst oder wenn ein Ereignis danach fragt.
use-party = { $place }: Eine eigene Partei wählst du, wenn du mit Aktivitätspunkten mobilisierst oder organisierst oder wenn ein Ereignis danach fragt.
use-organize = Organisationen gründest du, während du Aktivitätspunkte ausgibst, für mindestens { $points } davon.
use-specials = Eine Spezialaktion nutzt du, während du Aktivitätspunkte ausgibst.
use-special-own = „{ $special }“ kostet { $points } Aktivitätspunkte oder mehr: Es geht mit „{ place-special }“, während du Aktivitätspunkte ausgibst.
use-special-used = „{ $special }“ ist schon genutzt: Jede Spezialaktion gibt es nur einmal im Spiel.
use-special-foe = „{ $special }“ ist eine Spezialaktion deines Gegners.
use-track = { $track }: Die Wertungswürfel bewegen den Marker; eine Leiste wählst du nur, wo eine Karte oder eine Spezialaktion sie dir überlässt.
use-unrest = Die Unruhe wird nicht gewählt: Ereignisse und das Ende jedes Durchgangs bewegen sie.
use-prestige = Das Prestige wird nicht gewählt: Ereignisse bewegen es.
use-round = Runde { $round } wird nicht gewählt: Beide Seiten spielen eine Karte, dann beginnt die nächste Runde von selbst.
use-victory = Siegpunkte werden nicht gewählt: Es gibt sie auf den vier Leisten und durch Ereignisse.
use-pile-pool = Die Auslage: Zu Beginn einer Aktionsrunde kannst du eine ihrer Karten wählen und das Ereignis mit Gelegenheitspunkten bezahlen.
use-pile-playing = Diese Karte wird gerade gespielt; noch einmal gewählt wird sie nicht.
use-pile-in-play = Die Karten im Spiel wirken von selbst, solange sie hier liegen.
use-pile-coming = Diese Karten kommen zu Beginn des nächsten Durchgangs in die Auslage zurück; bis dahin kann sie niemand kaufen.
use-pile-known = Du weißt, dass dein Gegner diese Karten auf der Hand hat; nur er spielt sie.
use-side-own = { $side }, das bist du, mit { $points } Gelegenheitspunkten: Du gibst sie für Karten der Auslage und für Proben aus.
use-side-foe = { $side_subject } hat { $points } Gelegenheitspunkte: Hier wählst du nichts.
