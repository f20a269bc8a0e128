# What every game says: sides, lists, and why something cannot be.
# The indented lines of a noun are its forms: $side_subject is the form .subject of the side.

side-nature = chance
    .subject = Chance
    .the = chance
    .of = chance's

choice-pass = Pass
choice-done = Done

list-and = { $items } and { $last }
list-several = { $count } × { $item }

wait = { $who_subject } is to choose.

no-not-offered = “{ $choice }” is not among the options.
no-not-asked = It is { $whom_the } that is asked now, not { $side_the }.
no-game-over = The game is over.

no-unknown-game = There is no game “{ $name }”. There are: { $known }.
no-unknown-bot = There is no bot “{ $name }”. There are: { $known }.
no-bot-elsewhere = The bot “{ $name }” does not play this game.
no-bad-budget = “{ $text }” is no time to think. Write iterations (400) or seconds (1.5s).
no-unknown-option = There is no option “{ $name }”. There are: { $known }.
no-bad-option = The option “{ $name }” cannot be “{ $value }”. It can be: { $known }.

no-not-json = The record is not readable as JSON: { $problem }.
no-not-a-record = This is not a Barricades record of format { $known }.
no-bad-field = The field “{ $name }” of the record is missing or broken.
no-bad-choice = Choice { $number } of the record cannot be read.
no-other-version = The record is of “{ $name }”, version { $version }; the rules here are version { $known }.
no-illegal-choice = Choice { $number } of the record, “{ $choice }” by { $who_the }, is not allowed.

no-no-commitment = The dealer of this record committed to nothing, so its deals cannot be checked.
no-no-secret = The dealer has not shown the secret yet, so its deals cannot be checked.
no-broken-commitment = The secret in the record is not the one the dealer had committed to.
no-broken-seal = The seal of the table is broken: something in the record was changed.
no-other-seal = The record is not under the seal with that key, but: { $found }.

# An owner's corrections. In a file they have a line, in a record they have none.

in-components =
    { $line ->
        [0] Components, { $field }
       *[other] { $file }, line { $line }, { $field }
    }
toml-wanted =
    { $wanted_id ->
        [table] a table
        [list] a list
        [text] a text
        [whole-number] a whole number
        [number] a number
        [truth] true or false
       *[other] something else
    }
toml-found =
    { $found_id ->
        [table] a table
        [list] a list
        [text] a text
        [whole-number] a whole number
        [number] a number
        [truth] true or false
       *[other] something else
    }

no-bad-toml = { $file }, line { $line }, column { $column }: this is not TOML ({ $problem }).
no-bad-type = { in-components }: this has to be { toml-wanted }, not { toml-found }.
no-bad-name = { in-components }: there is no such field. There are: { $known }.
no-bad-spelling = { in-components }: there is no such field. Did you mean “{ $nearest }”? There are: { $known }.
no-bad-missing = { in-components }: “{ $missing }” is missing.
no-bad-count =
    { $wanted ->
        [one] { in-components }: { $wanted } item belongs here, not { $found }.
       *[other] { in-components }: { $wanted } items belong here, not { $found }.
    }
no-bad-length = { in-components }: { $least } to { $most } items belong here, not { $found }.
no-bad-number = { in-components }: { $found } is not between { $least } and { $most }.
no-bad-value = { in-components }: { $found } is not possible. It can be: { $known }.
no-bad-repeat = { in-components }: { $found } is there twice.
