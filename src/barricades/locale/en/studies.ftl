# Studies: a finished game gone through together.

study = Study
study-make = Study it together
study-make-about = A page with a link: you lead, others see what you see, and all can comment on it.
study-to = To the study

## Who leads

study-you-lead = You lead
study-follows = { $name } leads, and you follow
study-own = On your own
study-on-my-own = Look around on my own
study-follow = Follow { $name } again
study-return = Back to where I lead
study-bring = Bring everybody here
study-ask = Ask to lead
study-asked = You have asked { $name } to let you lead.
study-ask-no-more = Never mind
study-asks = { $name } would like to lead.
study-pass = Let them lead
study-lead-again = Lead again
study-link = Link to this study
study-link-about = Whoever has this link may look and comment.

## Comments

study-comments = Comments
study-no-comments = Nobody has commented on a moment yet.
study-comment = Comment on this moment
study-remove = Remove

## Lines

study-lines = What might have been
study-no-lines = Nothing has been tried out yet.
study-line = Line { $number }
study-line-about = { $count ->
    [0] from moment { $moment }
    [one] from moment { $moment }, one choice
   *[other] from moment { $moment }, { $count } choices
  }
study-line-name = Name of the new line
study-line-begin = Try out from here
study-on-line = { $name }: not what was played after moment { $moment }.
study-to-game = Back to the game
study-chance = Leave it to chance
study-others = Answer first for

## What cannot be

wire-no-study = There is no such study.
wire-no-line = This line is not in the study any more.
wire-no-comment = This comment is not there any more.
wire-not-leading = Only whoever leads can do this.
wire-nobody-asks = Nobody of this study asks for that.
wire-study-moved-on = The study has moved on. What you see now is how it stands.
wire-too-many-studies = There are { $most } studies of this game already.
wire-too-many-people = { $most } have taken part in this study; there is no room for more.
wire-too-many-comments = A study has room for { $most } comments.
wire-too-many-lines = A study has room for { $most } lines.
wire-line-too-long = A line has at most { $most } choices.
wire-ill-line = In a study of this game, the line { $name } breaks the rules at moment { $number }.
wire-ill-study = A study of this game stands at a moment that there is not.
