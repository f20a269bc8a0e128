# What the table refuses, on its pages and over the wire.

wire-stale = The game has moved on in the meantime; look again.
wire-no-game = There is no such game.
wire-no-seat = This link leads to no seat: perhaps there is a newer one.
wire-no-page = There is nothing at this address.
wire-no-method = Nothing of this kind can be done at this address.
wire-not-yours = This seat is not yours.
wire-which-side = You hold several seats: say which side you mean.
wire-no-side = There is no side “{ $name }”. There are: { $known }.
wire-unknown-player = “{ $name }” cannot sit down. It can be: { $known }.
wire-no-moment = There is no such moment: the last one is { $last }.
wire-not-over = This is shown when the game is over.
wire-nothing-to-undo = You have nothing to take back.
wire-many-undos = You have taken back often enough: the game has to go on.
wire-tournament-undo = In a tournament nothing is taken back.
wire-no-plea = Nobody is waiting for your consent.
wire-cannot-invite = To this seat nobody can be invited by you.
wire-fork-not-yet = Only a game that is over can be gone on with elsewhere: before, it would show what others hold.
wire-fork-over = At this moment the game was over; choose an earlier one.
wire-bot-failed = The bot “{ $name }” has failed. Nothing is lost: have it try again, or take back your last choice.
wire-not-asked-for = This is not what you are asked for now.
wire-one-by-one = Something comes to light before the last of these choices: make them one by one.
wire-other-deal = Choice { $number } is not what the dealer would have dealt.
wire-other-result = It would end otherwise than it did.
wire-no-row = What happened as number { $number } is missing.

wire-foreign = This request comes from another site, so it is not carried out.
wire-too-slow = This took too long to come.
wire-too-large = This is too large: at most 64 KB, or 128 KB for a new game.
wire-too-often = That was too much at once; wait a little.
wire-busy = Others have the bots think just now; ask again in a while.
wire-damaged = This game is damaged where it is kept: row { $number }, field “{ $field }”. It is not your doing; whoever runs the table can set it back to its last sound position.
wire-wait =
    What you have asked for keeps the table busy, and others play too: wait { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }, and ask again.
wire-many-games = You have { $most } games going on; finish one first, or give it up.
wire-many-invitations = There have been many open invitations from where you are; wait a while, or invite friends by a link.
wire-too-many = Too many are listening to this game.
wire-no-place = Too many pages are open at once, from your address or in all; close one, or wait a little.
wire-bad-request = At “{ $where }”, this cannot be read: { $problem }.
wire-unreadable = This request cannot be read.
wire-no-disk = The games cannot be read or written just now. What was confirmed before is safe; try again in a moment.
wire-broken = Something broke here. Nothing that was confirmed is lost; try again.


## Far apart

wire-which-clock = A clock has minutes and an increment, or days.
wire-bad-clock =
    { $name_id ->
        [minutes] A clock has from { $least } to { $most } minutes.
        [increment] An answer adds from { $least } to { $most } seconds.
       *[days] A clock has from { $least } to { $most } days for an answer.
    }
wire-no-clock = This game has no clock.
wire-paused = The game is paused.
wire-stranded = It was begun by version { $version } of the rules. The rules here are version { $known }, and by these it would have gone differently.
wire-not-stranded = Only a game that the rules here cannot go on with is ended by consent. You can resign.
wire-not-paused = The game is not paused.
wire-must-resume = Nobody can keep a game paused: a day after somebody wants to go on, it goes on.
wire-bad-webhook = A message can only go to an address that begins with https://, with no name or password in it, at port 443 or 8443.
wire-lost-webhook = This address cannot be found on the Internet.
wire-private-webhook = This address does not lead to the public Internet.
wire-bad-order = There is no order “{ $name }” with this number. There are: { $known }.
wire-no-hints = This game is played without hints.
wire-not-your-turn = You are not asked anything now.
