# Studien: ein beendetes Spiel, gemeinsam durchgegangen.

study = Studie
study-make = Gemeinsam studieren
study-make-about = Eine Seite mit einem Link: Du führst, die anderen sehen, was du siehst, und alle können es kommentieren.
study-to = Zur Studie

## Wer führt

study-you-lead = Du führst
study-follows = { $name } führt, und du folgst
study-own = Auf eigene Faust
study-on-my-own = Mich selbst umsehen
study-follow = { $name } wieder folgen
study-return = Zurück, wo ich führe
study-bring = Alle hierher holen
study-ask = Um die Führung bitten
study-asked = Du hast { $name } gebeten, dich führen zu lassen.
study-ask-no-more = Doch nicht
study-asks = { $name } möchte führen.
study-pass = Führen lassen
study-lead-again = Wieder führen
study-link = Link zu dieser Studie
study-link-about = Wer diesen Link hat, darf zusehen und kommentieren.

## Kommentare

study-comments = Kommentare
study-no-comments = Noch hat niemand einen Zeitpunkt kommentiert.
study-comment = Diesen Zeitpunkt kommentieren
study-remove = Entfernen

## Varianten

study-lines = Was hätte sein können
study-no-lines = Noch wurde nichts ausprobiert.
study-line = Variante { $number }
study-line-about = { $count ->
    [0] ab Zeitpunkt { $moment }
    [one] ab Zeitpunkt { $moment }, eine Entscheidung
   *[other] ab Zeitpunkt { $moment }, { $count } Entscheidungen
  }
study-line-name = Name der neuen Variante
study-line-begin = Von hier aus probieren
study-on-line = { $name }: So wurde nach Zeitpunkt { $moment } nicht gespielt.
study-to-game = Zurück zum Spiel
study-chance = Dem Zufall überlassen
study-others = Erst antworten für

## Was nicht geht

wire-no-study = Diese Studie gibt es nicht.
wire-no-line = Diese Variante steht nicht mehr in der Studie.
wire-no-comment = Diesen Kommentar gibt es nicht mehr.
wire-not-leading = Das kann nur, wer führt.
wire-nobody-asks = Darum bittet in dieser Studie niemand.
wire-study-moved-on = Die Studie ist weitergegangen. Du siehst jetzt, wie sie steht.
wire-too-many-studies = Zu diesem Spiel gibt es schon { $most } Studien.
wire-too-many-people = An dieser Studie haben { $most } teilgenommen; für mehr ist kein Platz.
wire-too-many-comments = In einer Studie ist Platz für { $most } Kommentare.
wire-too-many-lines = In einer Studie ist Platz für { $most } Varianten.
wire-line-too-long = Eine Variante hat höchstens { $most } Entscheidungen.
wire-ill-line = In einer Studie zu dieser Partie verstößt die Variante { $name } im Moment { $number } gegen die Regeln.
wire-ill-study = Eine Studie zu dieser Partie steht bei einem Moment, den es nicht gibt.
