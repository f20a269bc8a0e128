# Pflastersteine

title = Pflastersteine
description = Eine Nacht auf den Straßen: Eine Menge und die Garde schicken heimlich Kompanien, und wer stärker ist, hat die Steine.
reconstructed = Alles in dieser Schachtel steht in ihrer Spielregel.


## Nouns

side-crowd = Menge
    .subject = Die Menge
    .the = die Menge
    .of = der Menge
    .to = der Menge
side-crowd-long = aus den Vorstädten
side-guard = Garde
    .subject = Die Garde
    .the = die Garde
    .of = der Garde
    .to = der Garde
side-guard-long = aus den Kasernen

company-bakers = Bäcker
company-students = Studenten
company-printers = Drucker
company-carters = Fuhrleute
company-masons = Maurer
company-smiths = Schmiede
company-veterans = Veteranen
company-gunners = Kanoniere

street-gate = Torstraße
street-market = Marktstraße
street-bridge = Brückenstraße
street-arsenal = Zeughausstraße
street-town-hall = Rathausstraße


# How many stones, of the fact that counts them.
stones-of =
    { $stones ->
        [one] { $stones } Stein
       *[other] { $stones } Steinen
    }


## Questions

ask-draw = Welche Kompanie bekommt { $side_the }?
ask-turn-up = Welche Straße wird aufgedeckt?
ask-send = Welche Kompanie schickst du?


## What the others are told meanwhile

wait-draw = { $side_subject } bekommt eine Kompanie ausgeteilt.
wait-turn-up = Eine Straße wird aufgedeckt.
wait-send = { $side_subject } wählt eine Kompanie.


## What happened

event-turned-up = Stunde { $hour }: Die { $street } mit { stones-of } wurde aufgedeckt.
event-came = { $side_subject } schickte die { $company } mit Stärke { $strength }.
event-stayed = { $side_subject } schickte niemanden.
event-took = { $side_subject } nahm die { $street } mit { stones-of }.
event-left = Niemand nahm die { $street }.
event-ended = Am Morgen wurden die Steine gezählt: { $crowd } für die Menge, { $guard } für die Garde.


## How it ended

outcome-stones = { $side_subject } hat gewonnen: Sie hat { $points } der Steine genommen.
outcome-level = { $sides } haben gemeinsam gewonnen: Sie haben je { $points } der Steine genommen.


## Why not

no-not-in-hand = Die { $company } sind nicht in deiner Hand.
no-dealt-already = Die { $company } sind schon ausgeteilt.
no-turned-up-already = Die { $street } ist schon aufgedeckt.


## Options

option-ties = Wer bei gleich starken Kompanien die Straße nimmt.
option-ties-nobody = Niemand.
option-ties-guard = Die Garde hält sie.
option-components = Die Zahlen der eigenen Schachtel, wo sie von unseren abweichen.


## The board, in a browser and in a terminal

board-hour = Stunde { $hour }
board-street = Straße
board-stones = Steine
board-taker = Genommen von
board-nobody = niemand
board-now = jetzt
board-hand = Deine Kompanien
board-holds = Kompanien auf der Hand
board-has-chosen = hat gewählt
board-strength = Stärke { $strength }


## Standing orders

order-save-strength = Niemanden in eine Straße schicken, die weniger Steine hat als:


## Hints: what speaks for a choice

hint-stones = Es bringt mehr Steine.
hint-hand = Es lässt stärkere Kompanien auf der Hand.

## Bots: wie sie spielen

bot-easy-about = nimmt ungefähr, was am besten aussieht
bot-medium-about = denkt voraus, aber in Eile
bot-hard-about = denkt sorgfältig voraus
bot-expert-about = denkt sekundenlang voraus
bot-hoarder-about = zum Üben: spart seine Kompanien
bot-gambler-about = zum Üben: setzt seine Kompanien nach Laune ein
