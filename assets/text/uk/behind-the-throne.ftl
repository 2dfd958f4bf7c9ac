### «Сірий кардинал». Словник: колода, скид, ряд, стопка, здібність, двір, провал.

game-title = Сірий кардинал
game-tagline = Розкривайте карти, збирайте двір — і вмійте вчасно спинитися.

## Карти

card-end =
    { $case ->
        [gen] { $count ->
            [one] Кінця гри
           *[other] Кінців гри
        }
        [dat] { $count ->
            [one] Кінцю гри
           *[other] Кінцям гри
        }
        [acc] { $count ->
            [one] Кінець гри
            [few] Кінці гри
           *[other] Кінців гри
        }
        [ins] { $count ->
            [one] Кінцем гри
           *[other] Кінцями гри
        }
        [loc] { $count ->
            [one] Кінці гри
           *[other] Кінцях гри
        }
       *[nom] { $count ->
            [one] Кінець гри
            [few] Кінці гри
           *[other] Кінців гри
        }
    }

card-general =
    { $case ->
        [gen] { $count ->
            [one] Генерала
           *[other] Генералів
        }
        [dat] { $count ->
            [one] Генералові
           *[other] Генералам
        }
        [acc] { $count ->
            [one] Генерала
           *[other] Генералів
        }
        [ins] { $count ->
            [one] Генералом
           *[other] Генералами
        }
        [loc] { $count ->
            [one] Генералові
           *[other] Генералах
        }
       *[nom] { $count ->
            [one] Генерал
            [few] Генерали
           *[other] Генералів
        }
    }

card-seer =
    { $case ->
        [gen] { $count ->
            [one] Провидця
           *[other] Провидців
        }
        [dat] { $count ->
            [one] Провидцеві
           *[other] Провидцям
        }
        [acc] { $count ->
            [one] Провидця
           *[other] Провидців
        }
        [ins] { $count ->
            [one] Провидцем
           *[other] Провидцями
        }
        [loc] { $count ->
            [one] Провидцеві
           *[other] Провидцях
        }
       *[nom] { $count ->
            [one] Провидець
            [few] Провидці
           *[other] Провидців
        }
    }

card-jester =
    { $case ->
        [gen] { $count ->
            [one] Блазня
           *[other] Блазнів
        }
        [dat] { $count ->
            [one] Блазневі
           *[other] Блазням
        }
        [acc] { $count ->
            [one] Блазня
           *[other] Блазнів
        }
        [ins] { $count ->
            [one] Блазнем
           *[other] Блазнями
        }
        [loc] { $count ->
            [one] Блазневі
           *[other] Блазнях
        }
       *[nom] { $count ->
            [one] Блазень
            [few] Блазні
           *[other] Блазнів
        }
    }

card-assassin =
    { $case ->
        [gen] { $count ->
            [one] Асасина
           *[other] Асасинів
        }
        [dat] { $count ->
            [one] Асасинові
           *[other] Асасинам
        }
        [acc] { $count ->
            [one] Асасина
           *[other] Асасинів
        }
        [ins] { $count ->
            [one] Асасином
           *[other] Асасинами
        }
        [loc] { $count ->
            [one] Асасинові
           *[other] Асасинах
        }
       *[nom] { $count ->
            [one] Асасин
            [few] Асасини
           *[other] Асасинів
        }
    }

card-judge =
    { $case ->
        [gen] { $count ->
            [one] Судді
           *[other] Суддів
        }
        [dat] { $count ->
            [one] Судді
           *[other] Суддям
        }
        [acc] { $count ->
            [one] Суддю
           *[other] Суддів
        }
        [ins] { $count ->
            [one] Суддею
           *[other] Суддями
        }
        [loc] { $count ->
            [one] Судді
           *[other] Суддях
        }
       *[nom] { $count ->
            [one] Суддя
            [few] Судді
           *[other] Суддів
        }
    }

card-minstrel =
    { $case ->
        [gen] { $count ->
            [one] Менестреля
           *[other] Менестрелів
        }
        [dat] { $count ->
            [one] Менестрелеві
           *[other] Менестрелям
        }
        [acc] { $count ->
            [one] Менестреля
           *[other] Менестрелів
        }
        [ins] { $count ->
            [one] Менестрелем
           *[other] Менестрелями
        }
        [loc] { $count ->
            [one] Менестрелеві
           *[other] Менестрелях
        }
       *[nom] { $count ->
            [one] Менестрель
            [few] Менестрелі
           *[other] Менестрелів
        }
    }

card-alchemist =
    { $case ->
        [gen] { $count ->
            [one] Алхіміка
           *[other] Алхіміків
        }
        [dat] { $count ->
            [one] Алхімікові
           *[other] Алхімікам
        }
        [acc] { $count ->
            [one] Алхіміка
           *[other] Алхіміків
        }
        [ins] { $count ->
            [one] Алхіміком
           *[other] Алхіміками
        }
        [loc] { $count ->
            [one] Алхімікові
           *[other] Алхіміках
        }
       *[nom] { $count ->
            [one] Алхімік
            [few] Алхіміки
           *[other] Алхіміків
        }
    }

card-queen =
    { $case ->
        [gen] { $count ->
            [one] Королеви
           *[other] Королев
        }
        [dat] { $count ->
            [one] Королеві
           *[other] Королевам
        }
        [acc] { $count ->
            [one] Королеву
           *[other] Королев
        }
        [ins] { $count ->
            [one] Королевою
           *[other] Королевами
        }
        [loc] { $count ->
            [one] Королеві
           *[other] Королевах
        }
       *[nom] { $count ->
            [one] Королева
            [few] Королеви
           *[other] Королев
        }
    }

card-king =
    { $case ->
        [gen] { $count ->
            [one] Короля
           *[other] Королів
        }
        [dat] { $count ->
            [one] Королю
           *[other] Королям
        }
        [acc] { $count ->
            [one] Короля
           *[other] Королів
        }
        [ins] { $count ->
            [one] Королем
           *[other] Королями
        }
        [loc] { $count ->
            [one] Королі
           *[other] Королях
        }
       *[nom] { $count ->
            [one] Король
            [few] Королі
           *[other] Королів
        }
    }

## Здібності, по реченню на підказку

power-general = Знижує останню карту ряду на 3, коли та в небезпеці.
power-seer = Показує вам верхню карту колоди; вона лишається на місці.
power-jester = Знижує останню карту на 1 у небезпеці або підвищує на 1, коли вона нижча за попередню.
power-assassin = Знижує останню карту ряду на 2, коли та в небезпеці.
power-judge = Дозволяє застосувати одну з ваших стопок, що лежать боком.
power-minstrel = Стереже від обмінів: поки стопка не лежить боком, суперник не візьме від вас нікого іншого.
power-alchemist = Стереже від знищення: поки стопка не лежить боком, суперник не знищить у вас нікого іншого.
power-queen = Стримує свого власника: щоб знищити чужу карту, треба, аби карт у ряду було більше, ніж його Королев.
power-king = Стримує свого власника: щоб обміняти ряд, треба, аби карт у ньому було не менше, ніж його Королів.
power-end = Щойно цю карту розкрито, гру завершено; незабраний ряд пропадає.

## Літопис: хто діє, показує герб

event-first = починає гру — так випав жереб
event-shuffled =
    колоду перетасовано: { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    }{ $renewal ->
        [1] {" "}— і десь серед них Кінець гри!
       *[0] {""}
    }
event-turn = черга ходити
event-revealed =
    { $card ->
        [end] розкрито «{ CARD($card, 1, case: "acc") }»
       *[other] розкрито { CARD($card, 1, case: "acc") } ({ VALUE($value) })
    }
event-looked =
    { $card ->
        [none] потай дивиться верхню карту колоди
       *[other] потай дивиться в колоду: зверху { CARD($card, 1) }
    }
event-power =
    { $via_judge ->
        [true] Суддя кличе { CARD($kind, 1, case: "acc") }: { $delta ->
            [1] +1
           *[other] { VALUE($delta) }
        }, тепер { VALUE($value) }
       *[false] { CARD($kind, 1) }: { $delta ->
            [1] +1
           *[other] { VALUE($delta) }
        }, тепер { VALUE($value) }
    }
event-danger = небезпека: { VALUE($value) } після { VALUE($limit) }
event-equal = рівність — { VALUE($value) } і { VALUE($value) }: можна знищити карту
event-bust =
    { $accepted ->
        [true] складає зброю, і ряд іде у скид: { CARDS($cards) }
       *[false] провал, і ряд іде у скид: { CARDS($cards) }
    }
event-destroyed = знищує { CARD($card, 1, case: "acc") } ({ SEAT($victim) })
event-took = забирає { CARDS($cards, case: "acc") }
event-swapped = віддає { CARDS($cards, case: "acc") } за { CARD($card, 1, case: "acc") } ({ SEAT($victim) })
event-overflow = понад пʼять у стопці, тож у скид: { $count } { CARD($card, $count) }
event-dropped = скидає зайві стопки: { CARDS($cards) }
event-ended = кінець гри

## Дії

action-reveal = Розкрити карту
    .hint = верхню карту колоди — у ряд
action-take = Забрати ряд
    .hint = усі карти ряду — до вашого двору
action-swap = Обміняти ряд
    .hint = увесь ряд — за одну карту суперника
action-destroy = Знищити карту
    .hint = одну карту будь-якого двору — у скид
action-bust = Здатися
    .hint = увесь ряд — у скид, хід завершено
action-drop = Скинути обране
    .hint = двір уміщає лише пʼять
action-general = Генерал: −3
    .hint = знизити останню карту на 3
action-seer = Провидець: погляд
    .hint = потай глянути на верхню карту колоди
action-jester = Блазень
    .hint = змінити останню карту на 1
action-jester-down = Блазень: −1
    .hint = знизити останню карту на 1
action-jester-up = Блазень: +1
    .hint = підвищити останню карту на 1
action-assassin = Асасин: −2
    .hint = знизити останню карту на 2
action-judge = Суддя
    .hint = застосувати стопку, що лежить боком

## Правила столу

option-pile_limit = Межа стопки
    .hint = Скільки карт одного виду вміщає стопка; решта йде у скид.
option-pile_limit-5 = пʼять карт
option-pile_limit-none = без межі
option-swap_after_fifth = Обмін після пʼятої карти
    .hint = Чи можна обміняти ряд, у якому вже пʼять карт.
option-swap_after_fifth-true = дозволено
option-swap_after_fifth-false = заборонено
option-protection = Захисники
    .hint = Що роблять Менестрель і Алхімік, коли на ваш двір зазіхають.
option-protection-decoy = підставляють себе
option-protection-immunity = не пускають нікого

## Суперники

bot-expectimax = Звіздар
    .hint = Памʼятає кожну карту, рахує кожен шанс і ніколи не квапиться.
bot-threshold = Скарбник
    .hint = Лічить обережно: щойно остання карта менша за 5, забирає ряд і йде рахувати срібло.

## Вдачі суперників, слідом за званням: «Придворний, відчайдух»

character-cautious = обачний
    .hint = Воліє малий двір у руках, аніж великий у колоді.
character-bold = відчайдух
    .hint = Ще одну карту? Звісно. І ще одну!
character-spiteful = капосник
    .hint = Хто попереду, той і винен: псує двір лідерові.
character-hoarder = збирач
    .hint = Бере ряд за рядом і неохоче віддає бодай карту.

## Дії, якщо назвати їх одним рядком

choice-swap = Обміняти ряд на { CARDS($cards, case: "acc") } ({ SEAT($seat) })
choice-destroy = Знищити { CARDS($cards, case: "acc") } ({ SEAT($seat) })
choice-drop = Скинути { CARDS($cards, case: "acc") }
choice-judge = Суддя: { CARDS($cards) }

## Чому саме так: пояснює Сірий кардинал

reason-bust =
    { $percent ->
        [0] Провал цьому рядові не загрожує. Сміливо!
       *[other] Ризик провалу — { $percent } %: { $high ->
            [true] стрибок навмання, зате з розплющеними очима.
           *[false] зважено й відміряно.
        }
    }
reason-seen =
    Ви вже знаєте, що зверху { CARD($card, 1) }: { $outcome ->
        [safe] цілком безпечно.
        [equal] буде рівність.
        [saved] зависоко, та здібності виручать.
        [end] щойно розкриєте — і кінець.
       *[bust] це був би провал.
    }
reason-saved = Ще { $percent } % карт були б зависокі, та здібності вас виручать.
reason-equal = { $percent } % за рівність, а рівність дозволяє знищити карту.
reason-end =
    Кінець гри випаде з імовірністю { $percent } %{ $leads ->
        [true] {", а попереду ви: нехай собі випадає."}
       *[false] {". Майте на увазі."}
    }
reason-hope = З імовірністю { $percent } % наступна карта стане вам до пари.
reason-little = Очок у цьому ряду для вас поки нема, тож і втрата невелика.
reason-stop = Ще одна карта — і з імовірністю { $percent } % прощавай, ряде. Досить.
reason-look =
    { $percent ->
        [0] Ризику нема, та знати, що зверху, завжди приємно.
       *[other] Наступна карта згубить ряд з імовірністю { $percent } % — спершу погляньмо на неї.
    }
reason-saves = { CARD($card, 1) } рятує ряд: { VALUE($value) } після { VALUE($limit) } — уже безпечно.
reason-levels = { CARD($card, 1) } рівняє останні карти — { VALUE($value) } і { VALUE($value) }: можна буде знищити карту.
reason-lowers = { CARD($card, 1) } — перший крок до порятунку: далі треба знизити ще на { $left }.
reason-stake =
    А в ряду для вас { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }: є за що змагатися.
reason-pairs =
    Тепер до пари: { CARDS($cards) }. Це ще { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    } вам.
reason-seed =
    { CARD($card, 1) } чекає на пару: ще одна така карта — і вам { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }.
reason-power = { CARD($card, 1) } слухатиметься вас: ні в кого таких карт немає більше, ніж у вас.
reason-guard = { CARD($card, 1) } стане на варту вашого двору.
reason-breaks =
    { SEAT($seat) } лишається без пари: { CARD($card, 1) } більше не дає { $points ->
        [one] { $points } очка
       *[other] { $points } очок
    }.{ $leads ->
        [true] {" Лідерів саме так і спиняють."}
       *[false] { "" }
    }
reason-plucks = { CARD($card, 1) }: цю пару { SEAT($seat) } збиратиме від початку.
reason-topples = { SEAT($seat) } втрачає перевагу, і { CARD($card, 1) } там уже не помічник.
reason-gives =
    { SEAT($seat) } дістане з ряду { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }, але обмін того вартий.
reason-gives-nothing = { SEAT($seat) } за цей ряд не дістане жодного очка. Гарний подарунок!
reason-burden = { CARD($card, 1) } лише звʼязує вам руки. Без цієї карти вільніше.
reason-drops =
    Двір тісний, тож у скид: { CARDS($cards) }. { $points ->
        [0] Очок від того не поменшає.
        [one] Ціна тісняви — { $points } очко.
        [few] Ціна тісняви — { $points } очки.
       *[other] Ціна тісняви — { $points } очок.
    }
reason-late =
    Кінець гри вже близько: у колоді { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    }. Саме час ворушитися.

## Підсумок

score-pile =
    { CARD($card, 1) }: стопка з { $count ->
        [one] { $count } карти
       *[other] { $count } карт
    }
score-single = { CARD($card, 1) }: одна карта — ще не стопка

## Стіл: чий хід, чого чекаємо, що обрати

banner-begin = { SEAT($seat) }: розкрийте першу карту
banner-turn = { SEAT($seat) }: розкриваєте далі чи спиняєтеся?
banner-full = { SEAT($seat) }: ряд повний, час спинитися
banner-danger = { SEAT($seat) }: небезпека! Знизьте { VALUE($value) } хоча б до { VALUE($limit) }
banner-equal = { SEAT($seat) }: рівність! Можна знищити карту
banner-drop =
    { SEAT($seat) }: { $count ->
        [one] зайва { $count } стопка
        [few] зайві { $count } стопки
       *[other] зайвих { $count } стопок
    }

prompt-destroy = Оберіть карту, яку знищити, — чужу або й свою
prompt-swap = Оберіть карту суперника, за яку віддаєте весь ряд
prompt-judge = Оберіть стопку, яку підніме Суддя
prompt-drop =
    { $count ->
        [one] Оберіть { $count } стопку, яку скинути
        [few] Оберіть { $count } стопки, які скинути
       *[other] Оберіть { $count } стопок, які скинути
    }
prompt-drop-swapped =
    { $count ->
        [one] { SEAT($seat) } віддає вам ряд: оберіть { $count } стопку, яку скинути
        [few] { SEAT($seat) } віддає вам ряд: оберіть { $count } стопки, які скинути
       *[other] { SEAT($seat) } віддає вам ряд: оберіть { $count } стопок, які скинути
    }
prompt-looked = Зверху лежить { CARD($card, 1) }

table-row = Відкритий ряд · { $count } з { $limit }
table-held = { SEAT($seat) } забирає { CARD($card, 1, case: "acc") } в обмін на ряд
table-row-card = Карта ряду { $number }: { CARD($card, 1) }
table-value = Теперішнє значення останньої карти: { VALUE($value) }
table-deck = Колода · { $count }
table-discard = Скид · { $count }
table-discard-cards = У скиді: { CARDS($cards) }
table-risk = { $percent } % ризику
table-take =
    { $count ->
        [one] { $count } карта до вашого двору
        [few] { $count } карти до вашого двору
       *[other] { $count } карт до вашого двору
    }
table-glow = Стопки, що світяться, можна застосувати

odds-safe = безпечно
odds-equal = рівно
odds-saved = врятують здібності
odds-bust = провал
odds-end = кінець гри

seat-court = { SEAT($seat) }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }
seat-empty = { SEAT($seat) }: двір ще порожній
pile-upright = { CARD($card, 1) }, карт: { $count }
pile-sideways = { CARD($card, 1) }, карт: { $count } — стопка лежить боком
pile-chosen = Обрано

## Відмови: що заважає

refusal-chance-only = Тут вирішує лише випадок: ні вмовити його, ні підкупити.
refusal-not-now = Зараз вирішує випадок — зачекайте на жереб або тасування.
refusal-not-a-player = На цьому місці ніхто не сидить, тож почати з нього гра не може.
refusal-wrong-cards = Колода мусить складатися саме з тих карт, що їй належать: ні зайвих, ні загублених.
refusal-row-full = Пʼять карт — і ряд повний: час спинитися.
refusal-reveal-first = Спершу розкрийте хоча б одну карту: порожній ряд не забереш і не обміняєш.
refusal-in-danger-reveal = Остання карта зависока: спершу знизьте її здібностями, а тоді розкривайте наступну.
refusal-not-in-danger = Здаватися зарано: ряд у безпеці.
refusal-not-equal = Знищити карту можна лише тоді, коли дві останні карти ряду рівні.
refusal-already-destroyed = За цю рівність карту вже знищено, а друге знищення дасть хіба наступна рівність.
refusal-no-such-card = { SEAT($seat) } не має { CARD($card, 1, case: "gen") }, тож знищувати тут нікого.
refusal-no-pile = У вашому дворі немає { CARD($kind, 1, case: "gen") }, тож і здібності цієї немає.
refusal-outnumbered = { SEAT($seat) } має { $most } { CARD($kind, $most, case: "acc") } проти ваших { $have }, тож ваша стопка поки лежить боком.
refusal-used = Цього ходу { CARD($kind, 1) } своє вже зробив: кожна стопка діє раз за хід.
refusal-only-in-danger = { CARD($kind, 1) } знижує карту лише в небезпеці, а зараз усе спокійно.
refusal-only-when-lower = { CARD($kind, 1) } підвищує останню карту лише тоді, коли вона нижча за попередню.
refusal-first-card = Першу карту ряду ні з чим порівнювати, тож { CARD($kind, 1) } тут нічого не змінить.
refusal-after-destruction = Карту за цю рівність уже знищено, тож { CARD($kind, 1) } тут нічого не змінить.
refusal-row-full-look = Ряд повний, наступної карти не буде, тож і зазирати в колоду нема чого.
refusal-looked-already = Верхню карту колоди ви вже бачили, і від другого погляду вона не зміниться.
refusal-judge-unavailable = Суддя допоможе, лише якщо він у вас є і ні в кого немає Суддів більше.
refusal-judge-used = Цього ходу Суддя вже виніс вирок, і другого засідання не буде.
refusal-judge-upright = { CARD($kind, 1) } і так до ваших послуг, а Суддя піднімає лише стопки, що лежать боком.
refusal-judge-no-pile = У вашому дворі немає { CARD($kind, 1, case: "gen") }, тож Судді нема кого кликати.
refusal-in-danger-stop = У небезпеці ряд не забрати й не обміняти: спершу знизьте останню карту.
refusal-swap-self = Обмін із самим собою нічого не дасть — оберіть карту суперника.
refusal-swap-nobody = У суперників ще немає жодної карти — обмінювати ряд ні на що.
refusal-swap-no-card = { SEAT($seat) } не має { CARD($card, 1, case: "gen") } — оберіть карту, що справді лежить у цьому дворі.
refusal-after-fifth = За цим столом домовлено: після пʼятої карти ряд можна лише забрати.
refusal-nothing-to-drop = Зайвих стопок ні в кого немає, тож і скидати нічого.
refusal-drop-first = Спершу { SEAT($seat) } скидає зайві стопки: двір уміщає лише пʼять.
refusal-drop-count =
    { $count ->
        [one] Скинути треба рівно { $count } стопку, ні більше ні менше.
        [few] Скинути треба рівно { $count } стопки, ні більше ні менше.
       *[other] Скинути треба рівно { $count } стопок, ні більше ні менше.
    }
refusal-drop-missing = Стопки «{ CARD($card, 1) }» у цьому дворі немає, тож скинути її не вийде.
refusal-minstrel = { SEAT($seat) } має напоготові Менестреля, і той сам виходить на обмін: узяти тут можна лише його.
refusal-alchemist = { SEAT($seat) } має напоготові Алхіміка, і той підставляє себе: знищити тут можна лише його.
refusal-immune-swap = { SEAT($seat) } під захистом Менестреля, тож обмінятися з цим двором не можна.
refusal-immune-destroy = { SEAT($seat) } під захистом Алхіміка, тож у цьому дворі нікого не знищити.
refusal-queens =
    У вас { $queens } { CARD("queen", $queens) }, а в ряду { $row ->
        [one] { $row } карта
        [few] { $row } карти
       *[other] { $row } карт
    }: щоб знищити чужу карту, карт у ряду має бути більше, ніж Королев.
refusal-kings =
    У вас { $kings } { CARD("king", $kings) }, а в ряду { $row ->
        [one] { $row } карта
        [few] { $row } карти
       *[other] { $row } карт
    }: щоб обміняти ряд, карт у ньому має бути не менше, ніж Королів.
