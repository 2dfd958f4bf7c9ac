### Behind the Throne. Glossary: deck, discard, row, pile, power, court, bust.

game-title = Behind the Throne
game-tagline = Reveal cards, gather a court, and know when to stop.

## Cards

card-end =
    { $count ->
        [one] End of Game
       *[other] End of Game cards
    }

card-general =
    { $count ->
        [one] General
       *[other] Generals
    }

card-seer =
    { $count ->
        [one] Seer
       *[other] Seers
    }

card-jester =
    { $count ->
        [one] Jester
       *[other] Jesters
    }

card-assassin =
    { $count ->
        [one] Assassin
       *[other] Assassins
    }

card-judge =
    { $count ->
        [one] Judge
       *[other] Judges
    }

card-minstrel =
    { $count ->
        [one] Minstrel
       *[other] Minstrels
    }

card-alchemist =
    { $count ->
        [one] Alchemist
       *[other] Alchemists
    }

card-queen =
    { $count ->
        [one] Queen
       *[other] Queens
    }

card-king =
    { $count ->
        [one] King
       *[other] Kings
    }

## Powers, a sentence each for the tooltips

power-general = Lowers the last card of the row by 3 when it is in danger.
power-seer = Shows you the top card of the deck, which stays where it is.
power-jester = Lowers the last card by 1 in danger, or raises it by 1 when it is lower than the one before.
power-assassin = Lowers the last card of the row by 2 when it is in danger.
power-judge = Lets you use one of your piles that lie sideways.
power-minstrel = Guards against swaps: while this pile is upright, a rival can take nobody else from you.
power-alchemist = Guards against destruction: while this pile is upright, a rival can destroy nobody else of yours.
power-queen = Restrains her owner: to destroy a rival’s card, the row must have more cards than you have Queens.
power-king = Restrains his owner: to swap the row, it must have at least as many cards as you have Kings.
power-end = The moment it is revealed the game is over, and a row not yet taken is lost.

## Chronicle: the crest shows who acts

event-first = begins, says the lot
event-shuffled =
    the deck is shuffled: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }{ $renewal ->
        [1] {" "}— and the End card is among them!
       *[0] {""}
    }
event-turn = to play
event-revealed =
    { $card ->
        [end] reveals the { CARD($card, 1) } card
       *[other] reveals { CARD($card, 1) } ({ VALUE($value) })
    }
event-looked =
    { $card ->
        [none] peeks at the top card of the deck
       *[other] peeks at the deck: { CARD($card, 1) } on top
    }
event-power =
    { $via_judge ->
        [true] the Judge calls { CARD($kind, 1) }: { $delta ->
            [1] +1
           *[other] { VALUE($delta) }
        }, now { VALUE($value) }
       *[false] { CARD($kind, 1) }: { $delta ->
            [1] +1
           *[other] { VALUE($delta) }
        }, now { VALUE($value) }
    }
event-danger = danger: { VALUE($value) } after { VALUE($limit) }
event-equal = equal, { VALUE($value) } and { VALUE($value) }: a card may be destroyed
event-bust =
    { $accepted ->
        [true] gives in, and the row is discarded: { CARDS($cards) }
       *[false] bust, and the row is discarded: { CARDS($cards) }
    }
event-destroyed = destroys { CARD($card, 1) } ({ SEAT($victim) })
event-took = takes { CARDS($cards) }
event-swapped = gives { CARDS($cards) } for { CARD($card, 1) } ({ SEAT($victim) })
event-overflow = more than five in a pile, so to the discard: { $count } { CARD($card, $count) }
event-dropped = discards piles to make room: { CARDS($cards) }
event-ended = the game is over

## Actions

action-reveal = Reveal a card
    .hint = the top card of the deck joins the row
action-take = Take the row
    .hint = all its cards join your court
action-swap = Swap the row
    .hint = all of it for one card of a rival
action-destroy = Destroy a card
    .hint = one card of any court is discarded
action-bust = Give in
    .hint = the row is discarded, your turn ends
action-drop = Discard the chosen
    .hint = a court has room for five
action-general = General: −3
    .hint = lower the last card by 3
action-seer = Seer: a look
    .hint = peek at the top card of the deck
action-jester = Jester
    .hint = change the last card by 1
action-jester-down = Jester: −1
    .hint = lower the last card by 1
action-jester-up = Jester: +1
    .hint = raise the last card by 1
action-assassin = Assassin: −2
    .hint = lower the last card by 2
action-judge = Judge
    .hint = use a pile that lies sideways

## House rules

option-pile_limit = Pile limit
    .hint = How many cards of one kind a pile holds; the rest is discarded.
option-pile_limit-5 = five cards
option-pile_limit-none = no limit
option-swap_after_fifth = Swap after the fifth card
    .hint = Whether a row that already has five cards may be swapped.
option-swap_after_fifth-true = allowed
option-swap_after_fifth-false = not allowed
option-protection = Protectors
    .hint = What the Minstrel and the Alchemist do when someone is after your court.
option-protection-decoy = offer themselves
option-protection-immunity = let nobody in

## Opponents

bot-expectimax = The Stargazer
    .hint = Remembers every card, weighs every chance and is never in a hurry.
bot-threshold = The Treasurer
    .hint = Plays it safe: once the last card is below 5, takes the row and goes off to count the silver.

## Characters, behind the rank: “The Courtier, a daredevil”

character-cautious = a careful one
    .hint = A small court in the hand is worth two in the deck.
character-bold = a daredevil
    .hint = Another card? Of course. And another!
character-spiteful = a spoilsport
    .hint = Whoever is ahead had it coming: goes after the leader’s court.
character-hoarder = a hoarder
    .hint = Takes row after row, and hates to part with a card.

## Actions, named in one line

choice-swap = Swap the row for { CARDS($cards) } ({ SEAT($seat) })
choice-destroy = Destroy { CARDS($cards) } ({ SEAT($seat) })
choice-drop = Discard { CARDS($cards) }
choice-judge = Judge: { CARDS($cards) }

## Why so: the Grey Cardinal explains

reason-bust =
    { $percent ->
        [0] A bust is out of the question. Go ahead!
       *[other] The risk of a bust is { $percent }%: { $high ->
            [true] a leap in the dark, but with open eyes.
           *[false] I have counted twice.
        }
    }
reason-seen =
    You know what is on top, { CARD($card, 1) }: { $outcome ->
        [safe] quite safe.
        [equal] that makes it equal.
        [saved] too high, but your powers can help.
        [end] reveal it, and all is over.
       *[bust] that would be a bust.
    }
reason-saved = Another { $percent }% of the cards would be too high, but your powers can help.
reason-equal = { $percent }% for an equal card, and equal cards let you destroy one.
reason-end =
    The End card comes with a chance of { $percent }%{ $leads ->
        [true] {", and you are ahead: let it."}
       *[false] {". Mind that."}
    }
reason-hope = With a chance of { $percent }% the next card makes you a pair.
reason-little = So far this row has no points for you, so there is little to lose.
reason-stop = One more card, and with a chance of { $percent }% it is goodbye to the row. Enough.
reason-look =
    { $percent ->
        [0] No risk here, but it is always nice to know what is on top.
       *[other] The next card spoils the row with a chance of { $percent }%, so let us look at it first.
    }
reason-saves = The { CARD($card, 1) } saves the row: { VALUE($value) } after { VALUE($limit) } is safe.
reason-levels = The { CARD($card, 1) } makes the last cards equal, { VALUE($value) } and { VALUE($value) }: one may be destroyed.
reason-lowers = The { CARD($card, 1) } is the first step to safety: { $left } more to go.
reason-stake =
    And the row has { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for you, worth a fight.
reason-pairs =
    Now in pairs: { CARDS($cards) }. That is { $points ->
        [one] { $points } more point
       *[other] { $points } more points
    } for you.
reason-seed =
    The { CARD($card, 1) } waits for company: one more of the kind is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-power = The { CARD($card, 1) } will obey you: nobody has more of them.
reason-guard = The { CARD($card, 1) } will stand guard over your court.
reason-breaks =
    { SEAT($seat) } is left without a pair: { CARD($card, 1) } no longer gives { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.{ $leads ->
        [true] {" That is how leaders are stopped."}
       *[false] { "" }
    }
reason-plucks = { CARD($card, 1) }: { SEAT($seat) } must start that pair all over again.
reason-topples = { SEAT($seat) } loses the upper hand, and with it the help of the { CARD($card, 1) }.
reason-gives =
    { SEAT($seat) } gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    } out of the row, but the swap is worth it.
reason-gives-nothing = { SEAT($seat) } gets not a single point out of this row. A fine present!
reason-burden = The { CARD($card, 1) } only ties your hands. You are freer without.
reason-drops =
    The court is crowded, so out with: { CARDS($cards) }. { $points ->
        [0] That costs no points.
        [one] The price is { $points } point.
       *[other] The price is { $points } points.
    }
reason-late =
    The End card is near: the deck has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } left. High time to move.

## Reckoning

score-pile =
    { CARD($card, 1) }: a pile of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
score-single = { CARD($card, 1) }: one card does not make a pile

## The table: whose turn, what is awaited, what to choose

banner-begin = { SEAT($seat) }: reveal the first card
banner-turn = { SEAT($seat) }: go on or stop?
banner-full = { SEAT($seat) }: the row is full, time to stop
banner-danger = { SEAT($seat) }: danger! Bring { VALUE($value) } down to { VALUE($limit) } or less
banner-equal = { SEAT($seat) }: equal! You may destroy a card
banner-drop =
    { SEAT($seat) }: { $count ->
        [one] { $count } pile too many
       *[other] { $count } piles too many
    }

prompt-destroy = Choose a card to destroy: a rival’s, or even your own
prompt-swap = Choose the rival’s card that you want for the whole row
prompt-judge = Choose the pile that the Judge will use
prompt-drop =
    { $count ->
        [one] Choose { $count } pile to discard
       *[other] Choose { $count } piles to discard
    }
prompt-drop-swapped =
    { $count ->
        [one] { SEAT($seat) } gives you the row: choose { $count } pile to discard
       *[other] { SEAT($seat) } gives you the row: choose { $count } piles to discard
    }
prompt-looked = On top lies: { CARD($card, 1) }

table-row = Revealed row · { $count } of { $limit }
table-held = { SEAT($seat) } takes the { CARD($card, 1) } in exchange for the row
table-row-card = Card { $number } of the row: { CARD($card, 1) }
table-value = Present value of the last card: { VALUE($value) }
table-deck = Deck · { $count }
table-discard = Discard · { $count }
table-discard-cards = In the discard pile: { CARDS($cards) }
table-risk = { $percent }% risk
table-take =
    { $count ->
        [one] { $count } card to your court
       *[other] { $count } cards to your court
    }
table-glow = Piles that glow can be used now

odds-safe = safe
odds-equal = equal
odds-saved = saved by powers
odds-bust = bust
odds-end = game over

seat-court =
    { SEAT($seat) }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
seat-empty = { SEAT($seat) }: the court is still empty
pile-upright = { CARD($card, 1) }, cards: { $count }
pile-sideways = { CARD($card, 1) }, cards: { $count }, lying sideways
pile-chosen = Chosen

## Refusals: what is in the way

refusal-chance-only = Only chance decides this, and it cannot be talked round or bribed.
refusal-not-now = Chance has the floor: wait for the lot or the shuffle.
refusal-not-a-player = Nobody sits there, so the game cannot begin with that seat.
refusal-wrong-cards = The deck must hold exactly the cards that belong in it: none extra, none astray.
refusal-row-full = Five cards make a full row: time to stop.
refusal-reveal-first = Reveal at least one card first: an empty row can be neither taken nor swapped.
refusal-in-danger-reveal = The last card is too high: bring it down with powers before you reveal another.
refusal-not-in-danger = No need to give in: the row is not in danger.
refusal-not-equal = A card can be destroyed only when the last two cards of the row are equal.
refusal-already-destroyed = A card has been destroyed for this pair already, and only another equal pair allows another.
refusal-no-such-card = { SEAT($seat) } has no { CARD($card, 1) }, so there is nobody to destroy.
refusal-no-pile = There is no { CARD($kind, 1) } in your court, so that power is not yours to use.
refusal-outnumbered = { SEAT($seat) } has { $most } { CARD($kind, $most) } to your { $have }, so your pile lies sideways for now.
refusal-used = Your { CARD($kind, 1) } pile has done its part: each pile works once a turn.
refusal-only-in-danger = The { CARD($kind, 1) } lowers a card only in danger, and all is calm right now.
refusal-only-when-lower = The { CARD($kind, 1) } raises the last card only when it is lower than the one before.
refusal-first-card = The first card of a row is compared with nothing, so the { CARD($kind, 1) } would change nothing here.
refusal-after-destruction = The card for this pair has been destroyed, so the { CARD($kind, 1) } would change nothing here.
refusal-row-full-look = The row is full and no card will follow, so there is no point in peeking.
refusal-looked-already = You have seen the top card already, and a second look will not change it.
refusal-judge-unavailable = The Judge helps only if you have him and nobody has more Judges than you.
refusal-judge-used = The Judge has passed his sentence for this turn, and there is no second hearing.
refusal-judge-upright = The { CARD($kind, 1) } is at your service anyway, and the Judge only calls piles that lie sideways.
refusal-judge-no-pile = There is no { CARD($kind, 1) } in your court, so the Judge has nobody to call.
refusal-in-danger-stop = In danger the row can be neither taken nor swapped: bring the last card down first.
refusal-swap-self = A swap with yourself would change nothing: choose a rival’s card.
refusal-swap-nobody = No rival has a single card yet, so there is nothing to swap the row for.
refusal-swap-no-card = { SEAT($seat) } has no { CARD($card, 1) }: choose a card that really lies in that court.
refusal-after-fifth = At this table it was agreed that after the fifth card the row can only be taken.
refusal-nothing-to-drop = Nobody has a pile too many, so nothing needs to be discarded.
refusal-drop-first = First { SEAT($seat) } has to discard some piles: a court has room for five only.
refusal-drop-count =
    { $count ->
        [one] Exactly { $count } pile must go, no more and no fewer.
       *[other] Exactly { $count } piles must go, no more and no fewer.
    }
refusal-drop-missing = There is no { CARD($card, 1) } pile in this court, so it cannot be discarded.
refusal-minstrel = { SEAT($seat) } has a Minstrel on guard who insists on being swapped himself: nobody else can be taken here.
refusal-alchemist = { SEAT($seat) } has an Alchemist on guard who steps in the way: nobody else can be destroyed here.
refusal-immune-swap = { SEAT($seat) } is guarded by a Minstrel, so no swap is possible with this court.
refusal-immune-destroy = { SEAT($seat) } is guarded by an Alchemist, so nobody can be destroyed in this court.
refusal-queens =
    You have { $queens } { CARD("queen", $queens) } and the row has { $row ->
        [one] { $row } card
       *[other] { $row } cards
    }: to destroy a rival’s card, the row needs more cards than you have Queens.
refusal-kings =
    You have { $kings } { CARD("king", $kings) } and the row has { $row ->
        [one] { $row } card
       *[other] { $row } cards
    }: to swap the row, it needs at least as many cards as you have Kings.
