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

bot-random = The Page
    .hint = Still learning the ropes: does whatever comes to mind and is honestly surprised by the result.

## Refusals that all games share

refusal-over = The game is over, so nothing can be changed any more.
refusal-not-an-action = There is no such action in this game: “{ $text }”.
refusal-no-such-seat = There is no such seat at this table.

## The table

banner-first = Who begins? The lot decides
banner-shuffle = The deck is being shuffled
banner-thinking = { SEAT($seat) }: thinking
banner-over = The game is over
