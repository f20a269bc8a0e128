# Wozu die Dinge auf dem Plan von Revolution! da sind, und wann nach ihnen gefragt wird.

use-character = { $character }: Eine Person wählst du, während du deine Gebote legst.
use-area =
    { $characters_count ->
        [0] { $area }: Kein Gebiet wird gewählt, und keine Person bringt einen Stein hierher.
       *[other] { $area }: Kein Gebiet wird gewählt; Steine kommen hierher mit: { $characters }.
    }
use-cube = { $area }: Dieser Stein gehört { $side }; einen Stein wählt nur, wer den Spion oder den Apotheker gewinnt.
use-token = { $kind }: Ein Plättchen legst du, indem du die Person wählst, auf die es kommen soll.
use-side-own = Das alles hat { $side }, und das bist du: Lege deine Plättchen, indem du Personen wählst.
use-side-foe = Was { $side } hat, liegt für alle offen, und nur { $side } kann damit bieten.
use-bank = Aus der Bank wählt niemand: Sie zahlt, was Personen bringen, und das Gold der Gönner.
use-track = Die Unterstützung steigt von selbst: durch gewonnene Personen, am Ende durch Plättchen und Gebiete.
