### For the King (and Me). Glossary: office, duty (primary, secondary), influence, advisor, middle, favour deck, bid.

game-title = For the King (and Me)
game-tagline = Share out the influence, bid for the rest, and run the realm. Nearly.

## Cards: offices, gold, the King. The number is influence or value, the letter settles ties

card-diplomacy = Diplomacy
card-military = Military
card-architecture = Architecture
card-entertainment = Entertainment
card-provisions = Provisions
card-livestock = Livestock
card-gold = Gold

card-king-up =
    { $count ->
        [one] King’s Grace
       *[other] King’s Graces
    }

card-king-down =
    { $count ->
        [one] King’s Displeasure
       *[other] King’s Displeasures
    }

card-king-up2 =
    { $count ->
        [one] Double Grace
       *[other] Double Graces
    }

card-king-down2 =
    { $count ->
        [one] Double Displeasure
       *[other] Double Displeasures
    }

card-king-either =
    { $count ->
        [one] King’s Whim
       *[other] King’s Whims
    }

card-diplomacy-A = { card-diplomacy } 2·A
card-diplomacy-B = { card-diplomacy } 2·B
card-diplomacy-C = { card-diplomacy } 2·C
card-diplomacy-D = { card-diplomacy } 2·D
card-diplomacy-E = { card-diplomacy } 3·E
card-diplomacy-F = { card-diplomacy } 3·F
card-diplomacy-G = { card-diplomacy } 3·G
card-diplomacy-H = { card-diplomacy } 4·H
card-diplomacy-I = { card-diplomacy } 4·I
card-military-A = { card-military } 2·A
card-military-B = { card-military } 2·B
card-military-C = { card-military } 2·C
card-military-D = { card-military } 2·D
card-military-E = { card-military } 3·E
card-military-F = { card-military } 3·F
card-military-G = { card-military } 3·G
card-military-H = { card-military } 4·H
card-military-I = { card-military } 4·I
card-architecture-A = { card-architecture } 1·A
card-architecture-B = { card-architecture } 1·B
card-architecture-C = { card-architecture } 1·C
card-architecture-D = { card-architecture } 1·D
card-architecture-E = { card-architecture } 1·E
card-architecture-F = { card-architecture } 1·F
card-architecture-G = { card-architecture } 1·G
card-architecture-H = { card-architecture } 2·H
card-architecture-I = { card-architecture } 2·I
card-entertainment-A = { card-entertainment } 1·A
card-entertainment-B = { card-entertainment } 1·B
card-entertainment-C = { card-entertainment } 1·C
card-entertainment-D = { card-entertainment } 1·D
card-entertainment-E = { card-entertainment } 1·E
card-entertainment-F = { card-entertainment } 1·F
card-entertainment-G = { card-entertainment } 1·G
card-entertainment-H = { card-entertainment } 2·H
card-entertainment-I = { card-entertainment } 2·I
card-provisions-A = { card-provisions } 1·A
card-provisions-B = { card-provisions } 1·B
card-provisions-C = { card-provisions } 1·C
card-provisions-D = { card-provisions } 1·D
card-provisions-E = { card-provisions } 1·E
card-provisions-F = { card-provisions } 1·F
card-provisions-G = { card-provisions } 1·G
card-provisions-H = { card-provisions } 2·H
card-provisions-I = { card-provisions } 2·I
card-livestock-A = { card-livestock } 2·A
card-livestock-B = { card-livestock } 2·B
card-livestock-C = { card-livestock } 2·C
card-livestock-D = { card-livestock } 2·D
card-livestock-E = { card-livestock } 3·E
card-livestock-F = { card-livestock } 3·F
card-livestock-G = { card-livestock } 3·G
card-livestock-H = { card-livestock } 4·H
card-livestock-I = { card-livestock } 4·I
card-gold-1 = { card-gold } 1
card-gold-2 = { card-gold } 2
card-gold-3 = { card-gold } 3

## Full names of the offices

office-diplomacy = Diplomacy
office-military = Military
office-architecture = Architecture
office-entertainment = Entertainment
office-provisions = Provisions
office-livestock = Livestock

## Duties, from the humblest to the grandest

duty-diplomacy-1 = Licker of Stamps
duty-diplomacy-2 = Whisperer in the Left Ear
duty-diplomacy-3 = Envoy for Foreign Cheese
duty-diplomacy-4 = Minister of Awkward Pauses
duty-diplomacy-5 = Grand Master of the Bow
duty-diplomacy-6 = Lord High Maybe
duty-military-1 = Regimental Alarm Clock
duty-military-2 = Oiler of Squeaky Boots
duty-military-3 = Guard of the Last Pie
duty-military-4 = Admiral of the Duck Pond
duty-military-5 = Pillow Fight Strategist
duty-military-6 = Marshal of Most Victories
duty-architecture-1 = Holder of the Ladder
duty-architecture-2 = Surveyor of Puddles
duty-architecture-3 = Measurer of Leaning Towers
duty-architecture-4 = Builder of Castles in Air
duty-architecture-5 = Warden of Secret Passages
duty-architecture-6 = High Holder-Up of the Roof
duty-entertainment-1 = Turner of Sheet Music
duty-entertainment-2 = Tickler of Glum Guests
duty-entertainment-3 = Front-Row Guffawer
duty-entertainment-4 = Conductor of Court Frogs
duty-entertainment-5 = Hide-and-Seek Champion
duty-entertainment-6 = Lord of All Fireworks
duty-provisions-1 = Catcher of Crumbs
duty-provisions-2 = Blower on Hot Soup
duty-provisions-3 = Overseer of the Jam
duty-provisions-4 = Rescuer of Burnt Porridge
duty-provisions-5 = Taster of All Desserts
duty-provisions-6 = Keeper of the Great Spoon
duty-livestock-1 = Scratcher Behind Ears
duty-livestock-2 = Counter of Sleepy Sheep
duty-livestock-3 = Piglet Conversationalist
duty-livestock-4 = Hairdresser to the Llamas
duty-livestock-5 = Choirmaster of the Geese
duty-livestock-6 = Grand Duke of the Cows
duty-primary = primary duty
duty-secondary = secondary duty

## What a card does, a sentence each for the tooltips

power-government = At the end it adds to your influence in its office; if sums are equal, the letter closer to A wins.
power-gold = Pays for government and King cards in the auction; no change is given.
power-king-up = At once raises the primary duty of one office by 1.
power-king-down = At once lowers the primary duty of one office by 1.
power-king-up2 = At once raises the primary duties of two different offices by 1.
power-king-down2 = At once lowers the primary duties of two different offices by 1.
power-king-either = At once raises or lowers the primary duty of one office by 1.

## Chronicle: the crest shows who acts

event-first = is the first advisor, says the lot
event-shuffled =
    { $pile ->
        [favor] the favour deck is shuffled: { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
       *[deck] the deck is shuffled: { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
    }
event-advised = is now the advisor
event-drew =
    { $card ->
        [none] draws a card from the deck
       *[other] draws { CARD($card, 1) } from the deck
    }
event-kept =
    { $card ->
        [none] keeps a card
       *[other] keeps { CARD($card, 1) }
    }
event-offered = puts { CARD($card, 1) } in the middle
event-favored =
    { $card ->
        [none] puts a card on the favour deck
       *[other] puts { CARD($card, 1) } on the favour deck
    }
event-picked = takes { CARD($card, 1) } from the middle
event-gained = gets { CARD($card, 1) }
event-moved =
    { $swapped ->
        [true] { CARD($office, 1) }: the duties change places, primary { $primary }, secondary { $secondary }
       *[false] { CARD($office, 1) }: { $step ->
            [1] +1
           *[other] { VALUE($step) }
        }, primary duty { $primary }
    }
event-idle = { CARD($card, 1) } can move nothing and is discarded
event-turned = up for auction: { CARD($card, 1) }
event-bid = bids { $bid }
event-passed = passes
event-won = wins { CARD($card, 1) } with a bid of { $bid }
event-refused = refuses to pay { $bid } for { CARD($card, 1) }
event-defaulted = cannot pay { $bid } for { CARD($card, 1) }
event-lost =
    { $card ->
        [none] loses a card at random · drawn by { SEAT($drawer) }
       *[other] loses { CARD($card, 1) } at random · drawn by { SEAT($drawer) }
    }
event-reopened = up for auction again: { CARD($card, 1) }
event-paid = pays { $total }: { CARDS($cards) }
event-discarded =
    { $card ->
        [none] gives up a card face down: { $paid } of { $bid }
       *[other] gives up { CARD($card, 1) } face down: { $paid } of { $bid }
    }
event-took = buys { CARD($card, 1) }
event-unwanted = nobody wants { CARD($card, 1) }: discarded
event-showed = shows the hand: { CARDS($cards) }
event-ended = the game is over

## Actions

action-own = To yourself
    .hint = face down, your pile
action-middle = To the middle
    .hint = face up, for a rival to choose
action-favor = To favour
    .hint = face down, auctioned
action-pick = Take a card
    .hint = from the middle to your pile
action-raise = Raise
    .hint = the primary duty goes up by 1
action-lower = Lower
    .hint = the primary duty goes down by 1
action-bid = Bid
    .hint = more than the bid before
action-pass = Pass
    .hint = you let this card go
action-pay = Pay
    .hint = gold from your hand, no change
action-discard = Give up cards
    .hint = face down, for the Gold card
action-refuse = Refuse to pay
    .hint = and lose a card at random instead

## House rules

option-king_cards = King cards
    .hint = Which orders the King gives: all five kinds, or only simple ones for a single office.
option-king_cards-mixed = all five kinds
option-king_cards-single = simple ones only
option-removed_at_five = Cards put aside with five players
    .hint = How many cards five players put aside unseen before the game.
option-removed_at_five-0 = none
option-removed_at_five-18 = eighteen
option-may_refuse = Refusing to pay
    .hint = Whether the winner of an auction may think better of it and lose a card at random instead.
option-may_refuse-false = not allowed
option-may_refuse-true = allowed

## Opponents

bot-steward = The Steward
    .hint = Knows the worth of every duty, pays thriftily and hardly ever bluffs.

## Characters, behind the rank: “The Courtier, a bluffer”

character-bluffer = a bluffer
    .hint = Bids as if the chest were full of gold. Nobody has seen the chest.
character-miser = a miser
    .hint = Sighs over every coin, and never pays much for anything.
character-peacemaker = a peacemaker
    .hint = Takes care that nobody runs too far ahead. Present company excepted.

## Actions, named in one line

choice-pick = Take { CARDS($cards) }
choice-raise = Raise: { CARDS($cards) }
choice-lower = Lower: { CARDS($cards) }
choice-bid = Bid { $number }
choice-pay = Pay { $number }
choice-discard = Give up { CARDS($cards) }

## Why so: the Grey Cardinal explains

reason-sum = { CARD($office, 1) }: your influence grows from { $before } to { $after }.
reason-overtakes =
    { CARD($office, 1) }: from what can be seen you pass everybody, and { SEAT($seat) } falls behind. The duty is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-first =
    { CARD($office, 1) }: no rival has shown anything here yet, and the duty is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-keeps =
    { CARD($office, 1) }: you are ahead, and this card guards { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-denies =
    Let a rival have this card, and { SEAT($seat) } is ahead. { CARD($office, 1) } is { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-spared-gold = Pay with as little gold as you can, and you will have { $after } instead of { $before }.
reason-gold = You will have { $after } gold instead of { $before }: handy in the auction.
reason-order =
    The King’s will suits you. { $step ->
        [1] Worth raising
       *[other] Worth lowering
    }: { CARDS($cards) }.
reason-rare =
    { $percent ->
        [0] No unknown card is better for you. Take it!
       *[other] Only { $percent }% of the unknown cards are better for you.
    }
reason-wait =
    { $count ->
        [1] Your own place can wait: with a chance of { $percent }% the next card is better for you.
       *[other] Your own place can wait: with a chance of { $percent }% one of the next { $count } cards is better for you.
    }
reason-secret = It goes face down: only you will know that this card is still to come in the auction.
reason-open = It lies face up: everybody will see who takes it.
reason-needless = { CARD($office, 1) }: in your hands this card would not change who is ahead.
reason-harmless = { CARD($office, 1) }: whichever rival takes this card, the lead stays where it is.
reason-purse = This card comes back in the auction, and you have { $count } gold.
reason-raises = { CARD($office, 1) }: you are ahead, and the primary duty grows from { $before } to { $after }.
reason-lowers =
    { CARD($office, 1) }: { SEAT($seat) } is ahead here, and the primary duty falls from { $before } to { $after }.{ $leads ->
        [true] {" It keeps the leader humble."}
       *[false] { "" }
    }
reason-vacant = { CARD($office, 1) }: nobody has shown anything here yet, so it touches no one.
reason-bluff = This is a bluff: the bid is { $bid }, and you have only { $have }. Not a word!
reason-price = { $bid } is a fair bid: this card is worth { $worth } to you.
reason-left = You will have { $count } gold left.
reason-kept =
    { $cards ->
        [true] You keep all your cards: { $count }.
       *[false] You keep all your gold: { $count }.
    }
reason-left-cards = Cards you will have left: { $count }.
reason-short = To pay { $bid } takes more than you have: { $have }.
reason-dear =
    { $worth ->
        [0] This card does next to nothing for you, and { $bid } is { $bid }.
       *[other] This card is worth { $worth } to you and would cost { $bid }.
    }
reason-offers =
    { $count ->
        [one] { $count } more card comes
       *[other] { $count } more cards come
    } up for auction: gold will be useful.
reason-exact = Exactly { $bid }: not a coin is wasted.
reason-least-lost = It cannot be paid more thriftily: only { $count } too much.
reason-spared =
    { CARD($office, 1) }: without this card { $ahead ->
        [true] you are still ahead.
       *[false] nothing changes here.
    }

## Reckoning

score-primary =
    { CARD($office, 1) }: primary duty, influence { $sum }{ $letter ->
        [none] { "" }
       *[other] {", tied, letter "}{ $letter }
    }
score-secondary =
    { CARD($office, 1) }: secondary duty, influence { $sum }{ $letter ->
        [none] { "" }
       *[other] {", tied, letter "}{ $letter }
    }
score-nothing =
    { CARD($office, 1) }: no duty, influence { $sum }{ $letter ->
        [none] { "" }
       *[other] {", tied, letter "}{ $letter }
    }
score-tie-gold =
    Level on points: gold in hand { $measure }, { $ahead ->
        [true] nobody has more
       *[false] not enough
    }
score-tie-sum =
    Level on points: { CARD($office, 1) }, influence { $measure }, { $ahead ->
        [true] nobody has more
       *[false] not enough
    }
score-tie-letter =
    Level on points: { CARD($office, 1) }, { $measure ->
        [none] no card
       *[other] letter { $measure }
    }, { $ahead ->
        [true] nobody is closer to A
       *[false] somebody is closer to A
    }
score-shared = Level in everything, so the victory is shared

## The table: whose turn, what is awaited, what to choose

phase-first = The lot
phase-shuffle = Shuffling
phase-distribute = Sharing influence
phase-pick = Choosing from the middle
phase-king = The King’s will
phase-bid = Bidding
phase-pay = Paying
phase-lose = The price of a bluff
phase-over = Game over

banner-distribute = { SEAT($seat) }: where does the card go?
banner-pick = { SEAT($seat) }: choose a card from the middle
banner-king = { SEAT($seat) }: carry out the King’s will
banner-bid = { SEAT($seat) }: bid or pass?
banner-pay = { SEAT($seat) }: pay { $bid } in gold
banner-discard =
    { SEAT($seat) }: give up { $left ->
        [one] { $left } more card
       *[other] { $left } more cards
    }
banner-lose = { SEAT($seat) }: one card will be lost

## The table: what lies there, and what the controls say

table-deck = Deck · { $count }
table-favor = Favour deck · { $count }
table-drawn = Drawn card: { CARD($card, 1) }
table-drawn-hidden = { SEAT($seat) } looks at the drawn card
table-king = The King’s will: { CARD($card, 1) }
table-offer = On offer: { CARD($card, 1) }
table-middle = Card { $number } of the middle: { CARD($card, 1) }
table-pile-closed =
    Your pile lies face down: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-discard = Discard
table-discarded =
    Discarded in the open: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-cards = { CARDS($cards) }
table-hand = { SEAT($seat) }: { CARDS($cards) }
table-sums = Influence by office
table-out = still out

office-duties =
    { CARD($office, 1) }: primary duty { $primary }, { $title }{ $secondary ->
        [none] { "" }
       *[other] {"; secondary duty "}{ $secondary }, { $other }
    }
office-preview =
    { CARD($office, 1) }: { $chosen ->
        [true] chosen, the primary duty becomes { $value }
       *[false] the primary duty would become { $value }
    }

seat-cards =
    { SEAT($seat) }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
sums-seat =
    { SEAT($seat) } { $sum }{ $hidden ->
        [true] {" or more"}
       *[false] { "" }
    }{ $letter ->
        [none] { "" }
       *[other] {", best letter "}{ $letter }
    }{ $place ->
        [1] {", primary duty"}
        [2] {", secondary duty"}
       *[other] { "" }
    }
sums-out =
    still out: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } worth { $worth }

sums-legend =
    If the game ended now: in a circle, who would take the primary duty{ $second ->
        [true] {"; in a square, the secondary one"}
       *[false] { "" }
    }. With “+” there are cards on top that you have not seen.{ $out ->
        [true] {" At the right: what the cards that may be anywhere are worth together, and in brackets how many they are."}
       *[false] { "" }
    }

status-advisor = advisor
status-picks = is choosing
status-king = the King’s will
status-bids = to bid
status-bid = bid { $bid }
status-leads = leads with { $bid }
status-passed = passed
status-pays = has to pay { $bid }
status-out = could not pay: out

zone-own-of = To { SEAT($seat) }
    .hint = face down, own pile
zone-own-king = acts at once: the King’s will
zone-limit = { $placed } of { $limit } · { $hint }
zone-pick = The middle
zone-pick-count =
    { $count ->
        [one] { $count } card to choose from
       *[other] { $count } cards to choose from
    }

auction-title = Auction: { CARD($card, 1) }
auction-gold = Bids are in gold
auction-cards = Bids are numbers of cards, of any kind
auction-open = Nobody has bid yet: name a bid, or pass.
auction-leads = { SEAT($seat) } leads with { $bid }. Name { $least } or more to stay in.
auction-pays = { SEAT($seat) } has won with { $bid } and is paying.
auction-king = { SEAT($seat) } does the King’s will.
auction-default = { SEAT($seat) } bid { $bid } and cannot pay: loses a card at random and is out of this auction.
auction-again = Anew and from 1, without { $names }: a bid could not be paid.
auction-means-gold = You have { $count } gold. No change is given.
auction-means-cards =
    You have { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }. Any of them will do.
auction-lost =
    You are out of this auction.{ $card ->
        [none] { "" }
       *[other] {" Lost at random: "}{ CARD($card, 1) }.
    }
bid-coin =
    Bid { $bid }{ $state ->
        [now] {", the highest"}
        [past] {", too low now"}
        [next] {", chosen"}
        [beyond] {", more than you can pay"}
       *[free] { "" }
    }
banner-again = { SEAT($seat) }: the same card again. Bid or pass?
told-defaulted = cannot pay { $bid } for { CARD($card, 1) }: a random card is lost, and the others bid again, from 1

action-amount = Your bid
action-less = One less
action-more = One more
action-bid-amount = Bid { $bid }
action-bid-left-gold = gold left: { $count }
action-bid-left-cards = cards left: { $count }
action-bid-bluff = a bluff: { $count } too few
action-next = Only { $bid }
    .hint = the least that counts
action-best = The cheapest way
    .hint = chooses the cards for you
action-move = Carry out
    .hint = the King’s will
action-open = Open pile
    .hint = only you see it
action-close = Close pile
action-sums = Majorities
    .hint = who leads where, as far as you know
action-fold = Own sums only
bill-exact = exactly enough
bill-lost = lost, as no change is given: { $count }
bill-short = still missing: { $count }
bill-cards = { $count } of { $due }
    .hint = those you can spare
prompt-pay-gold = Pay { $count } in gold: choose the cards
prompt-pay-cards =
    { $count ->
        [one] Choose { $count } card to give up
       *[other] Choose { $count } cards to give up
    }
prompt-king =
    { CARD($card, 1) }: { $count ->
        [one] choose an office
       *[other] choose two different offices
    }

## Refusals: what is in the way

refusal-now-first = First the lot has to name the first advisor.
refusal-now-place = The advisor is placing cards now: to yourself, to the middle, or to favour.
refusal-now-pick = Now is the time to choose a card from the middle.
refusal-now-move = The King’s will comes first: choose where to move a primary duty.
refusal-now-bid = The bidding is on: name a bid, or pass.
refusal-now-pay = The bidding is over, and now the winner has to pay.
refusal-now-lose = A neighbour is drawing a card unseen, and nobody has a say in that.
refusal-now-shuffle = The deck is being shuffled: just a moment.
refusal-shuffle-favor =
    The favour deck is shuffled whole, with nothing exchanged: it has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
refusal-shuffle-count =
    This deck must have exactly { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
refusal-shuffle-card =
    The card “{ CARD($card, 1) }” can be in this deck at most { $count ->
        [one] once
        [2] twice
       *[other] { $count } times
    }.
refusal-own-full = You have kept a card this turn already, and a second would be taking liberties.
refusal-middle-full =
    The middle has had { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } this turn, one for each rival, so there is no more room.
refusal-favor-full = You have put a card on the favour deck this turn, and one is all it takes.
refusal-not-in-middle = { CARD($card, 1) } is not in the middle: choose one of the cards that are.
refusal-bid-higher = That bid does not count: name at least { $least }, or pass.
refusal-highest-bid = Bids go no higher than this, so all you can do is pass.
refusal-bid-range = A bid is a whole number from 1 to { $most }.
refusal-board-order =
    { $count ->
        [one] This card moves one office: choose it on the board.
       *[other] This card moves two different offices: name them in board order.
    }
refusal-only-raises = { CARD($card, 1) } only raises duties and does not know how to lower them.
refusal-only-lowers = { CARD($card, 1) } only lowers duties and does not know how to raise them.
refusal-no-such-office = { CARD($office, 1) } is not in play this time, so there is nothing to move.
refusal-at-six = { CARD($office, 1) }: the primary duty is worth 6 already and can go no higher.
refusal-at-one = { CARD($office, 1) }: the primary duty is worth 1 already and can go no lower.
refusal-two-offices = { CARD($card, 1) } moves two offices at once: choose both.
refusal-one-office = { CARD($card, 1) } moves only one office.
refusal-refuse-late = The first card has been given up, so it is too late to refuse.
refusal-must-pay = At this table it was agreed that whoever wins and can pay does pay.
refusal-pay-cards = { CARD($card, 1) } is not paid for in gold but in cards: give them up one by one.
refusal-pay-gold = { CARD($card, 1) } is paid for in gold, not in any cards you please.
refusal-king-in-hand = King cards act at once, so { CARD($card, 1) } cannot be in a hand.
refusal-not-in-hand = { CARD($card, 1) } is not in this hand.
refusal-too-few-coins =
    { $count ->
        [0] You have no { CARD($card, 1) }, so you cannot pay with it.
       *[other] Your hand has { CARD($card, 1) } only { $count ->
            [one] once
            [2] twice
           *[other] { $count } times
        }, so that many cannot be paid.
    }
refusal-too-little = That makes { $sum }, but the bid is { $bid }: add some gold.
refusal-card-too-much = That makes { $sum } for a bid of { $bid }: a card worth { $value } is not needed.
