### Texts that all games share. The functions CARD, CARDS, SEAT and VALUE are described in cardgames/words.py.
### Players' names are never inflected, and log lines say nothing of a player's gender.

## Crests of the seats

crest-fox = Fox
crest-owl = Owl
crest-hare = Hare
crest-raven = Raven
crest-bear = Bear

## A card that cannot be seen

card-none =
    { $count ->
        [one] a hidden card
       *[other] hidden cards
    }

## Opponents

bot-none = Computer
bot-page = The Page
    .hint = New at court: has forgotten nearly half of what has passed, and dotes on whatever he already holds.
bot-scribe = The Scribe
    .hint = Notes some of it down, guesses the rest. Ink on his fingers, hope in his eyes.
bot-courtier = The Courtier
    .hint = Remembers nearly everything, counts well and seldom slips.
bot-cardinal = The Cardinal
    .hint = Forgets nothing, weighs every answer and is never in a hurry. They say he never sleeps.
bot-random = The Daydreamer
    .hint = Does whatever comes to mind and is honestly surprised by the result.

## Refusals that all games share

refusal-over = The game is over, so nothing can be changed any more.
refusal-not-an-action = There is no such action in this game: “{ $text }”.
refusal-no-such-seat = There is no such seat at this table.

## The table

banner-first = Who begins? The lot decides
banner-shuffle = The deck is being shuffled
banner-thinking = { SEAT($seat) }: thinking
banner-over = The game is over

## Why so: the Grey Cardinal explains

reason-close =
    “{ ACTION($action) }” is { $even ->
        [true] just as good. Follow your heart.
       *[false] almost as good.
    }
reason-clear =
    Next best is “{ ACTION($action) }”: { $count ->
        [one] { $count } victory
       *[other] { $count } victories
    } fewer in a hundred games.
reason-whim =
    Mostly a feeling: “{ ACTION($action) }” brings { $count ->
        [one] { $count } victory
       *[other] { $count } victories
    } more in a hundred games.
