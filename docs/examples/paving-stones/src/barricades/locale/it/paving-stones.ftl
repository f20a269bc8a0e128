# Pietre del selciato

title = Pietre del selciato
description = Una notte nelle vie: una folla e la guardia mandano compagnie in segreto, e chi è più forte ha le pietre.
reconstructed = Tutto ciò che è in questa scatola sta nel suo regolamento.


## Nouns

side-crowd = Folla
    .subject = La folla
    .the = la folla
    .of = della folla
    .to = alla folla
    .by = dalla folla
side-crowd-long = dai sobborghi
side-guard = Guardia
    .subject = La guardia
    .the = la guardia
    .of = della guardia
    .to = alla guardia
    .by = dalla guardia
side-guard-long = dalle caserme

company-bakers = Fornai
company-students = Studenti
company-printers = Tipografi
company-carters = Carrettieri
company-masons = Muratori
company-smiths = Fabbri
company-veterans = Veterani
company-gunners = Cannonieri

street-gate = via della Porta
street-market = via del Mercato
street-bridge = via del Ponte
street-arsenal = via dell'Arsenale
street-town-hall = via del Municipio


# How many stones, of the fact that counts them.
stones-of =
    { $stones ->
        [one] { $stones } pietra
       *[other] { $stones } pietre
    }


## Questions

ask-draw = Quale compagnia tocca { $side_to }?
ask-turn-up = Quale via si scopre?
ask-send = Quale compagnia mandi?


## What the others are told meanwhile

wait-draw = { $side_subject } riceve una compagnia.
wait-turn-up = Si scopre una via.
wait-send = { $side_subject } sceglie una compagnia.


## What happened

event-turned-up = Ora { $hour }: si è scoperta { $street }, con { stones-of }.
event-came = { $side_subject } ha mandato la compagnia “{ $company }”, con forza { $strength }.
event-stayed = { $side_subject } non ha mandato nessuno.
event-took = { $side_subject } ha preso { $street }, con { stones-of }.
event-left = Nessuno ha preso { $street }.
event-ended = Al mattino si sono contate le pietre: { $crowd } per la folla, { $guard } per la guardia.


## How it ended

outcome-stones = { $side_subject } ha vinto: ha preso { $points } delle pietre.
outcome-level = Hanno vinto insieme { $sides_the }: hanno preso { $points } delle pietre a testa.


## Why not

no-not-in-hand = La compagnia “{ $company }” non è nella tua mano.
no-dealt-already = La compagnia “{ $company }” è già stata distribuita.
no-turned-up-already = La { $street } è già scoperta.


## Options

option-ties = Chi prende la via fra compagnie di pari forza.
option-ties-nobody = Nessuno.
option-ties-guard = La guardia resiste.
option-components = I numeri della tua scatola, dove sono diversi dai nostri.


## The board, in a browser and in a terminal

board-hour = Ora { $hour }
board-street = Via
board-stones = Pietre
board-taker = Presa da
board-nobody = nessuno
board-now = adesso
board-hand = Le tue compagnie
board-holds = compagnie in mano
board-has-chosen = ha scelto
board-strength = forza { $strength }


## Standing orders

order-save-strength = Non mandare nessuno in una via che ha meno pietre di:


## Hints: what speaks for a choice

hint-stones = Porta più pietre.
hint-hand = Tiene in mano compagnie più forti.

## I bot: come giocano

bot-easy-about = prende all'incirca ciò che sembra meglio
bot-medium-about = guarda avanti, ma in fretta
bot-hard-about = guarda avanti con cura
bot-expert-about = guarda avanti per secondi
bot-hoarder-about = per esercitarsi: risparmia le compagnie
bot-gambler-about = per esercitarsi: spende le compagnie a capriccio
