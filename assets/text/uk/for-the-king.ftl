### «За короля і за мене». Словник: відомство, посада (головна, друга), вплив, радник, середина, колода прихильності, ставка.

game-title = За короля і за мене
game-tagline = Діліть вплив, торгуйтеся за решту — і правте державою. Майже.

## Карти: відомства, золото, король. Число — вплив або вартість, літера вирішує нічию

card-diplomacy =
    { $case ->
        [gen] Дипломатії
        [dat] Дипломатії
        [acc] Дипломатію
        [ins] Дипломатією
        [loc] Дипломатії
       *[nom] Дипломатія
    }

card-military =
    { $case ->
        [gen] Війська
        [dat] Війську
        [acc] Військо
        [ins] Військом
        [loc] Війську
       *[nom] Військо
    }

card-architecture =
    { $case ->
        [gen] Архітектури
        [dat] Архітектурі
        [acc] Архітектуру
        [ins] Архітектурою
        [loc] Архітектурі
       *[nom] Архітектура
    }

card-entertainment =
    { $case ->
        [gen] Розваг
        [dat] Розвагам
        [acc] Розваги
        [ins] Розвагами
        [loc] Розвагах
       *[nom] Розваги
    }

card-provisions =
    { $case ->
        [gen] Провізії
        [dat] Провізії
        [acc] Провізію
        [ins] Провізією
        [loc] Провізії
       *[nom] Провізія
    }

card-livestock =
    { $case ->
        [gen] Тваринництва
        [dat] Тваринництву
        [acc] Тваринництво
        [ins] Тваринництвом
        [loc] Тваринництві
       *[nom] Тваринництво
    }

card-gold =
    { $case ->
        [gen] Золота
        [dat] Золоту
        [acc] Золото
        [ins] Золотом
        [loc] Золоті
       *[nom] Золото
    }

card-king-up =
    { $case ->
        [gen] { $count ->
            [one] Ласки короля
           *[other] Ласк короля
        }
        [dat] { $count ->
            [one] Ласці короля
           *[other] Ласкам короля
        }
        [acc] { $count ->
            [one] Ласку короля
            [few] Ласки короля
           *[other] Ласк короля
        }
        [ins] { $count ->
            [one] Ласкою короля
           *[other] Ласками короля
        }
        [loc] { $count ->
            [one] Ласці короля
           *[other] Ласках короля
        }
       *[nom] { $count ->
            [one] Ласка короля
            [few] Ласки короля
           *[other] Ласк короля
        }
    }

card-king-down =
    { $case ->
        [gen] { $count ->
            [one] Немилості короля
           *[other] Немилостей короля
        }
        [dat] { $count ->
            [one] Немилості короля
           *[other] Немилостям короля
        }
        [acc] { $count ->
            [one] Немилість короля
            [few] Немилості короля
           *[other] Немилостей короля
        }
        [ins] { $count ->
            [one] Немилістю короля
           *[other] Немилостями короля
        }
        [loc] { $count ->
            [one] Немилості короля
           *[other] Немилостях короля
        }
       *[nom] { $count ->
            [one] Немилість короля
            [few] Немилості короля
           *[other] Немилостей короля
        }
    }

card-king-up2 =
    { $case ->
        [gen] { $count ->
            [one] Подвійної ласки
           *[other] Подвійних ласк
        }
        [dat] { $count ->
            [one] Подвійній ласці
           *[other] Подвійним ласкам
        }
        [acc] { $count ->
            [one] Подвійну ласку
            [few] Подвійні ласки
           *[other] Подвійних ласк
        }
        [ins] { $count ->
            [one] Подвійною ласкою
           *[other] Подвійними ласками
        }
        [loc] { $count ->
            [one] Подвійній ласці
           *[other] Подвійних ласках
        }
       *[nom] { $count ->
            [one] Подвійна ласка
            [few] Подвійні ласки
           *[other] Подвійних ласк
        }
    }

card-king-down2 =
    { $case ->
        [gen] { $count ->
            [one] Подвійної немилості
           *[other] Подвійних немилостей
        }
        [dat] { $count ->
            [one] Подвійній немилості
           *[other] Подвійним немилостям
        }
        [acc] { $count ->
            [one] Подвійну немилість
            [few] Подвійні немилості
           *[other] Подвійних немилостей
        }
        [ins] { $count ->
            [one] Подвійною немилістю
           *[other] Подвійними немилостями
        }
        [loc] { $count ->
            [one] Подвійній немилості
           *[other] Подвійних немилостях
        }
       *[nom] { $count ->
            [one] Подвійна немилість
            [few] Подвійні немилості
           *[other] Подвійних немилостей
        }
    }

card-king-either =
    { $case ->
        [gen] { $count ->
            [one] Примхи короля
           *[other] Примх короля
        }
        [dat] { $count ->
            [one] Примсі короля
           *[other] Примхам короля
        }
        [acc] { $count ->
            [one] Примху короля
            [few] Примхи короля
           *[other] Примх короля
        }
        [ins] { $count ->
            [one] Примхою короля
           *[other] Примхами короля
        }
        [loc] { $count ->
            [one] Примсі короля
           *[other] Примхах короля
        }
       *[nom] { $count ->
            [one] Примха короля
            [few] Примхи короля
           *[other] Примх короля
        }
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

## Повні назви відомств

office-diplomacy = Дипломатія
office-military = Військова справа
office-architecture = Архітектура
office-entertainment = Розваги
office-provisions = Провізія
office-livestock = Тваринництво

## Посади: від найскромнішої до найпишнішої

duty-diplomacy-1 = Облизувач марок
duty-diplomacy-2 = Шептун у ліве вухо
duty-diplomacy-3 = Посол по сусідський сир
duty-diplomacy-4 = Мовчун на переговорах
duty-diplomacy-5 = Майстер довгих реверансів
duty-diplomacy-6 = Лорд-канцлер Може-Бути
duty-military-1 = Будильник полку
duty-military-2 = Змащувач рипучих чобіт
duty-military-3 = Страж останнього пиріжка
duty-military-4 = Адмірал качиного ставка
duty-military-5 = Стратег подушкових боїв
duty-military-6 = Маршал майже всіх перемог
duty-architecture-1 = Тримач драбини
duty-architecture-2 = Землемір калюж
duty-architecture-3 = Вимірювач кривих веж
duty-architecture-4 = Зодчий повітряних замків
duty-architecture-5 = Хранитель таємних ходів
duty-architecture-6 = Верховний підпирач даху
duty-entertainment-1 = Перегортач нот
duty-entertainment-2 = Лоскотун сумних гостей
duty-entertainment-3 = Реготун першого ряду
duty-entertainment-4 = Диригент придворних жаб
duty-entertainment-5 = Чемпіон гри в хованки
duty-entertainment-6 = Володар усіх феєрверків
duty-provisions-1 = Ловець крихт
duty-provisions-2 = Дмухач на гарячий суп
duty-provisions-3 = Наглядач за варенням
duty-provisions-4 = Рятівник пригорілої каші
duty-provisions-5 = Куштувач усіх десертів
duty-provisions-6 = Хранитель Великої Ложки
duty-livestock-1 = Почухувач за вушком
duty-livestock-2 = Рахівник сонних овець
duty-livestock-3 = Співрозмовник поросят
duty-livestock-4 = Придворний перукар лам
duty-livestock-5 = Капельмейстер гусей
duty-livestock-6 = Гетьман усіх корів
duty-primary = головна посада
duty-secondary = друга посада

## Що робить карта, по реченню на підказку

power-government = Наприкінці додає вам впливу у своєму відомстві; за рівних сум виграє літера, ближча до A.
power-gold = Платить за урядові й королівські карти на торгах; решти не дають.
power-king-up = Одразу підвищує на 1 головну посаду одного відомства.
power-king-down = Одразу знижує на 1 головну посаду одного відомства.
power-king-up2 = Одразу підвищує на 1 головні посади двох різних відомств.
power-king-down2 = Одразу знижує на 1 головні посади двох різних відомств.
power-king-either = Одразу підвищує або знижує на 1 головну посаду одного відомства.

## Літопис: хто діє, показує герб

event-first = перший радник — так випав жереб
event-shuffled =
    { $pile ->
        [favor] колоду прихильності перетасовано: { $count ->
            [one] { $count } карта
            [few] { $count } карти
           *[other] { $count } карт
        }
       *[deck] колоду перетасовано: { $count ->
            [one] { $count } карта
            [few] { $count } карти
           *[other] { $count } карт
        }
    }
event-advised = тепер радить королю
event-drew =
    { $card ->
        [none] тягне карту з колоди
       *[other] тягне з колоди { CARD($card, 1, case: "acc") }
    }
event-kept =
    { $card ->
        [none] лишає карту собі
       *[other] лишає собі { CARD($card, 1, case: "acc") }
    }
event-offered = кладе на середину { CARD($card, 1, case: "acc") }
event-favored =
    { $card ->
        [none] ховає карту у прихильність
       *[other] ховає у прихильність { CARD($card, 1, case: "acc") }
    }
event-picked = бере із середини { CARD($card, 1, case: "acc") }
event-gained = отримує { CARD($card, 1, case: "acc") }
event-moved =
    { $swapped ->
        [true] { CARD($office, 1) }: посади міняються місцями, головна — { $primary }, друга — { $secondary }
       *[false] { CARD($office, 1) }: { $step ->
            [1] +1
           *[other] { VALUE($step) }
        }, головна посада — { $primary }
    }
event-idle = { CARD($card, 1) } нічого не зрушить і йде у скид
event-turned = на торгах { CARD($card, 1) }
event-bid = ставка { $bid }
event-passed = пас
event-won = виграє торги за { CARD($card, 1, case: "acc") }: ставка { $bid }
event-refused = відмовляється платити { $bid } за { CARD($card, 1, case: "acc") }
event-defaulted = нема чим заплатити { $bid } за { CARD($card, 1, case: "acc") }
event-lost =
    { $card ->
        [none] втрачає карту наосліп · тягне { SEAT($drawer) }
       *[other] втрачає наосліп { CARD($card, 1, case: "acc") } · тягне { SEAT($drawer) }
    }
event-reopened = торги наново: { CARD($card, 1) }
event-paid = платить { $total }: { CARDS($cards) }
event-discarded =
    { $card ->
        [none] віддає карту долілиць: { $paid } з { $bid }
       *[other] віддає долілиць { CARD($card, 1, case: "acc") }: { $paid } з { $bid }
    }
event-took = купує { CARD($card, 1, case: "acc") }
event-unwanted = покупця немає, у скид: { CARD($card, 1) }
event-showed = показує руку: { CARDS($cards) }
event-ended = кінець гри

## Дії

action-own = Собі
    .hint = долілиць, у стопку
action-middle = На середину
    .hint = горілиць, суперникам на вибір
action-favor = У прихильність
    .hint = долілиць, на торги
action-pick = Узяти карту
    .hint = із середини у свою стопку
action-raise = Підвищити
    .hint = головна посада стає на 1 вищою
action-lower = Знизити
    .hint = головна посада стає на 1 нижчою
action-bid = Назвати ставку
    .hint = більшу за попередню
action-pass = Пас
    .hint = цю карту ви відпускаєте
action-pay = Заплатити
    .hint = золотом із руки, без решти
action-discard = Віддати карти
    .hint = долілиць, за карту золота
action-refuse = Відмовитися платити
    .hint = натомість утратите карту наосліп

## Правила столу

option-king_cards = Королівські карти
    .hint = Які накази дає король: усі пʼять видів чи лише прості, на одне відомство.
option-king_cards-mixed = усі пʼять видів
option-king_cards-single = лише прості
option-removed_at_five = Відкладені карти впʼятьох
    .hint = Скільки карт пʼятеро гравців відкладають наосліп перед грою.
option-removed_at_five-0 = жодної
option-removed_at_five-18 = вісімнадцять
option-may_refuse = Відмова від сплати
    .hint = Чи може переможець торгів передумати й утратити натомість карту наосліп.
option-may_refuse-false = не дозволено
option-may_refuse-true = дозволено

## Суперники

bot-steward = Управитель
    .hint = Знає ціну кожній посаді, платить скупо й майже ніколи не блефує.

## Вдачі суперників, слідом за званням: «Придворний, хитрун»

character-bluffer = хитрун
    .hint = Торгується так, ніби золота повна скриня. Скрині ніхто не бачив.
character-miser = скнара
    .hint = Над кожною монетою зітхає, а дорого не купує ніколи.
character-peacemaker = миротворець
    .hint = Дбає, щоб ніхто надто не вирвався вперед. Крім себе, звісно.

## Дії, якщо назвати їх одним рядком

choice-pick = Узяти { CARDS($cards, case: "acc") }
choice-raise = Підвищити { CARDS($cards, case: "acc") }
choice-lower = Знизити { CARDS($cards, case: "acc") }
choice-bid = Ставка { $number }
choice-pay = Заплатити { $number }
choice-discard = Віддати { CARDS($cards, case: "acc") }

## Чому саме так: пояснює Сірий кардинал

reason-sum = { CARD($office, 1) }: ваш вплив зросте з { $before } до { $after }.
reason-overtakes =
    { CARD($office, 1) }: з того, що видно, ви обходите всіх, і { SEAT($seat) } теж позаду. Посада — { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }.
reason-first =
    { CARD($office, 1) }: суперники тут ще нічого не показали, а посада — { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }.
reason-keeps =
    { CARD($office, 1) }: попереду ви, і ця карта стереже { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }.
reason-denies =
    Дістанься ця карта іншому — і попереду вже { SEAT($seat) }. { CARD($office, 1) } — це { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }.
reason-spared-gold = Платіть золотом якнайменше — і його стане { $after }, а не { $before }.
reason-gold = Золота у вас стане { $after }, а не { $before }: на торгах згодиться.
reason-order =
    Воля короля вам на руку. { $step ->
        [1] Підвищити варто
       *[other] Знизити варто
    } { CARDS($cards, case: "acc") }.
reason-rare =
    { $percent ->
        [0] Кращої для вас карти серед невідомих немає. Беріть!
       *[other] З невідомих карт кращі для вас лише { $percent } %.
    }
reason-wait =
    { $count ->
        [1] Собі ще встигнете: з імовірністю { $percent } % наступна карта буде для вас краща.
       *[other] Собі ще встигнете: серед наступних { $count } карт з імовірністю { $percent } % трапиться краща для вас.
    }
reason-secret = Карта ляже долілиць: лише ви знатимете, що вона ще зʼявиться на торгах.
reason-open = Карта ляже горілиць: усі побачать, хто її забере.
reason-needless = { CARD($office, 1) }: у ваших руках ця карта першості не змінить.
reason-harmless = { CARD($office, 1) }: хто б із суперників не взяв цю карту, першості вона не змінить.
reason-purse = На торгах ця карта зʼявиться знову, а золота у вас { $count }.
reason-raises = { CARD($office, 1) }: попереду ви, і головна посада виросте з { $before } до { $after }.
reason-lowers =
    { CARD($office, 1) }: попереду тут { SEAT($seat) }, і головна посада впаде з { $before } до { $after }.{ $leads ->
        [true] {" Хай лідер не розслабляється."}
       *[false] { "" }
    }
reason-vacant = { CARD($office, 1) }: тут іще ніхто нічого не показав, тож нікого й не зачепить.
reason-bluff = Це блеф: ставка { $bid }, а у вас лише { $have }. Тільки нікому!
reason-price = Ставка { $bid } помірна: ця карта варта для вас { $worth }.
reason-left = Золота у вас лишиться { $count }.
reason-kept =
    { $cards ->
        [true] Усі карти лишаться при вас: { $count }.
       *[false] Усе золото лишиться при вас: { $count }.
    }
reason-left-cards = Карт у вас лишиться { $count }.
reason-short = Щоб заплатити { $bid }, треба мати більше: у вас { $have }.
reason-dear =
    { $worth ->
        [0] Ця карта вам майже нічого не дасть, а { $bid } — це { $bid }.
       *[other] Ця карта варта для вас { $worth }, а коштувала б { $bid }.
    }
reason-offers =
    На торгах буде ще { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    }: золото знадобиться.
reason-exact = Рівно { $bid }: жодна монета не пропаде.
reason-least-lost = Ощадніше не вийде: зайвого лише { $count }.
reason-spared =
    { CARD($office, 1) }: без цієї карти { $ahead ->
        [true] ви однаково попереду.
       *[false] розклад не зміниться.
    }

## Підсумок

score-primary =
    { CARD($office, 1) }: головна посада, вплив { $sum }{ $letter ->
        [none] { "" }
       *[other] {", нічия, літера "}{ $letter }
    }
score-secondary =
    { CARD($office, 1) }: друга посада, вплив { $sum }{ $letter ->
        [none] { "" }
       *[other] {", нічия, літера "}{ $letter }
    }
score-nothing =
    { CARD($office, 1) }: без посади, вплив { $sum }{ $letter ->
        [none] { "" }
       *[other] {", нічия, літера "}{ $letter }
    }
score-tie-gold =
    За рівного рахунку: золото в руці { $measure } — { $ahead ->
        [true] більше немає ні в кого
       *[false] замало
    }
score-tie-sum =
    За рівного рахунку: { CARD($office, 1) }, вплив { $measure } — { $ahead ->
        [true] більше немає ні в кого
       *[false] замало
    }
score-tie-letter =
    За рівного рахунку: { CARD($office, 1) }, { $measure ->
        [none] жодної карти
       *[other] літера { $measure }
    } — { $ahead ->
        [true] ближчої до A немає
       *[false] хтось ближче до A
    }
score-shared = Рівно в усьому, тож перемогу поділено

## Стіл: чий хід, чого чекаємо, що обрати

phase-first = Жереб
phase-shuffle = Тасування
phase-distribute = Розподіл впливу
phase-pick = Вибір із середини
phase-king = Воля короля
phase-bid = Торги
phase-pay = Сплата
phase-lose = Розплата
phase-over = Кінець гри

banner-distribute = { SEAT($seat) }: куди покласти карту?
banner-pick = { SEAT($seat) }: оберіть карту із середини
banner-king = { SEAT($seat) }: виконайте волю короля
banner-bid = { SEAT($seat) }: ставка чи пас?
banner-pay =
    { SEAT($seat) }: заплатіть { $bid } золотом
banner-discard =
    { SEAT($seat) }: віддайте ще { $left ->
        [one] { $left } карту
        [few] { $left } карти
       *[other] { $left } карт
    }
banner-lose = { SEAT($seat) }: одна карта пропаде

## Стіл: що лежить і що кажуть кнопки

table-deck = Колода · { $count }
table-favor = Прихильність · { $count }
table-drawn = Витягнуто: { CARD($card, 1) }
table-drawn-hidden = { SEAT($seat) }: роздивляється витягнуту карту
table-king = Воля короля: { CARD($card, 1) }
table-offer = На торгах: { CARD($card, 1) }
table-middle = Карта { $number } посередині: { CARD($card, 1) }
table-pile-closed =
    Ваша стопка лежить долілиць: { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
table-discard = Скид
table-discarded =
    У скиді горілиць: { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
table-cards = { CARDS($cards) }
table-hand = { SEAT($seat) }: { CARDS($cards) }
table-sums = Вплив у відомствах
table-out = невідомо де

office-duties =
    { CARD($office, 1) }: головна посада { $primary }, { $title }{ $secondary ->
        [none] { "" }
       *[other] {"; друга посада "}{ $secondary }, { $other }
    }
office-preview =
    { CARD($office, 1) }: { $chosen ->
        [true] обрано, головна посада стане { $value }
       *[false] головна посада стала б { $value }
    }

seat-cards =
    { SEAT($seat) }: { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
sums-seat =
    { SEAT($seat) } { $sum }{ $hidden ->
        [true] {" або більше"}
       *[false] { "" }
    }{ $letter ->
        [none] { "" }
       *[other] {", найкраща літера "}{ $letter }
    }{ $place ->
        [1] {", головна посада"}
        [2] {", друга посада"}
       *[other] { "" }
    }
sums-out =
    невідомо де: { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }, разом { $worth }

sums-legend =
    Якби гра скінчилася зараз: у колі — хто взяв би головну посаду{ $second ->
        [true] {", у квадраті — другу"}
       *[false] { "" }
    }. Де «+», є ще карти, яких ви не бачили.{ $out ->
        [true] {" Праворуч — вплив карт, про які ви не знаєте, де вони, а в дужках їх кількість."}
       *[false] { "" }
    }

status-advisor = радник
status-picks = обирає карту
status-king = воля короля
status-bids = має слово
status-bid = ставка { $bid }
status-leads = попереду, { $bid }
status-passed = пас
status-pays = має сплатити { $bid }
status-out = нема чим платити

zone-own-of = Собі: { SEAT($seat) }
    .hint = долілиць, у стопку
zone-own-king = одразу діє: воля короля
zone-limit = { $placed } з { $limit } · { $hint }
zone-pick = Середина
zone-pick-count =
    { $count ->
        [one] { $count } карта на вибір
        [few] { $count } карти на вибір
       *[many] { $count } карт на вибір
    }

auction-title = Торги: { CARD($card, 1) }
auction-gold = Ставки — у золоті
auction-cards = Ставки — у картах, будь-яких
auction-open = Ставок ще немає: назвіть свою або спасуйте.
auction-leads = Попереду { SEAT($seat) }: { $bid }. Щоб лишитися, назвіть { $least } або більше.
auction-pays = { SEAT($seat) }: торги виграно за { $bid }, лишилося заплатити.
auction-king = { SEAT($seat) }: виконується воля короля.
auction-default = { SEAT($seat) }: ставка { $bid }, а платити нема чим. Одна карта навмання пропаде, і торги — без цього гравця.
auction-again = Та сама карта знову, від 1. Поза торгами: { $names } — не було чим платити.
auction-means-gold = У вас золота: { $count }. Решти не дають.
auction-means-cards =
    У вас { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }. Годиться будь-яка.
auction-lost =
    Ви поза цими торгами.{ $card ->
        [none] { "" }
       *[other] {" Утрачено наосліп: "}{ CARD($card, 1) }.
    }
bid-coin =
    Ставка { $bid }{ $state ->
        [now] {", найвища"}
        [past] {", уже замала"}
        [next] {", обрано"}
        [beyond] {", більше, ніж ви маєте"}
       *[free] { "" }
    }
banner-again = { SEAT($seat) }: та сама карта знову. Ставка чи пас?
told-defaulted = { CARD($card, 1) }: ставка { $bid }, а платити нема чим. Одна карта навмання пропаде, решта торгується знову, від 1

action-amount = Ваша ставка
action-less = На одну менше
action-more = На одну більше
action-bid-amount = Ставка { $bid }
action-bid-left-gold = лишиться золота: { $count }
action-bid-left-cards = лишиться карт: { $count }
action-bid-bluff = блеф: бракує { $count }
action-next = Лише { $bid }
    .hint = найменша, що рахується
action-best = Найдешевше
    .hint = карти оберуться самі
action-move = Виконати
    .hint = волю короля
action-open = Відкрити
    .hint = бачите лише ви
action-close = Сховати
action-sums = Хто веде
    .hint = у кожному відомстві, скільки вам відомо
action-fold = Лише своє
bill-exact = точно, без зайвого
bill-lost = зайве пропаде: { $count }
bill-short = бракує ще { $count }
bill-cards = { $count } з { $due }
    .hint = яких не шкода
prompt-pay-gold = Заплатіть { $count } золотом: оберіть карти
prompt-pay-cards =
    { $count ->
        [one] Оберіть { $count } карту, щоб віддати
        [few] Оберіть { $count } карти, щоб віддати
       *[many] Оберіть { $count } карт, щоб віддати
    }
prompt-king =
    { CARD($card, 1) }: { $count ->
        [one] оберіть відомство
       *[other] оберіть два різні відомства
    }

## Відмови: що заважає

refusal-now-first = Спершу жереб має назвати першого радника.
refusal-now-place = Зараз радник розкладає карти: собі, на середину або у прихильність.
refusal-now-pick = Зараз час обрати карту із середини.
refusal-now-move = Спершу воля короля: оберіть, де зрушити головну посаду.
refusal-now-bid = Зараз тривають торги: назвіть ставку або спасуйте.
refusal-now-pay = Торги закінчено, і тепер їхній переможець має заплатити.
refusal-now-lose = Зараз сусід тягне карту наосліп, і вибору тут не має ніхто.
refusal-now-shuffle = Зараз тасується колода — зачекайте хвильку.
refusal-shuffle-favor =
    Колоду прихильності тасують цілою, нічого не підмінюючи: у ній { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    }.
refusal-shuffle-count =
    У цій колоді має бути рівно { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    }.
refusal-shuffle-card = Карта «{ CARD($card, 1) }» трапляється в цій колоді щонайбільше { $count ->
        [one] { $count } раз
        [few] { $count } рази
       *[other] { $count } разів
    }.
refusal-own-full = Собі ви цього ходу карту вже лишили, а друга — то вже зловживання.
refusal-middle-full =
    На середині цього ходу вже є { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    }, по одній на кожного суперника, тож місця більше немає.
refusal-favor-full = У прихильність ви цього ходу карту вже поклали, а більше однієї не можна.
refusal-not-in-middle = Карти «{ CARD($card, 1) }» на середині немає — оберіть із тих, що лежать.
refusal-bid-higher = Таку ставку не зарахують: назвіть щонайменше { $least } або спасуйте.
refusal-highest-bid = Вищих ставок уже не буває, тож лишається спасувати.
refusal-bid-range = Ставка — це ціле число від 1 до { $most }.
refusal-board-order =
    { $count ->
        [one] Ця карта рухає одне відомство — оберіть його на дошці.
       *[other] Ця карта рухає два різні відомства — називайте їх за порядком дошки.
    }
refusal-only-raises = { CARD($card, 1) } посади лише підвищує, а знижувати не вміє.
refusal-only-lowers = { CARD($card, 1) } посади лише знижує, а підвищувати не вміє.
refusal-no-such-office = Відомства «{ CARD($office, 1) }» у цій грі немає, тож рухати там нічого.
refusal-at-six = { CARD($office, 1) }: головна посада вже коштує 6, вище нікуди.
refusal-at-one = { CARD($office, 1) }: головна посада вже коштує 1, нижче нікуди.
refusal-two-offices = { CARD($card, 1) } рухає одразу два відомства — оберіть обидва.
refusal-one-office = { CARD($card, 1) } рухає лише одне відомство.
refusal-refuse-late = Першу карту вже віддано, тож відмовлятися запізно.
refusal-must-pay = За цим столом домовлено: хто виграв торги й може заплатити, той платить.
refusal-pay-cards = За { CARD($card, 1, case: "acc") } платять не золотом, а картами: віддавайте їх по одній.
refusal-pay-gold = За { CARD($card, 1, case: "acc") } платять золотом, а не якими завгодно картами.
refusal-king-in-hand = Королівські карти діють одразу, тож у руці карти «{ CARD($card, 1) }» бути не може.
refusal-not-in-hand = Карти «{ CARD($card, 1) }» у цій руці немає.
refusal-too-few-coins =
    { $count ->
        [0] Карт «{ CARD($card, 1) }» у вас немає, тож заплатити ними не вийде.
       *[other] Карт «{ CARD($card, 1) }» у вас лише { $count }, тож стільки не набереться.
    }
refusal-too-little = Разом це { $sum }, а ставка — { $bid }: додайте золота.
refusal-card-too-much = Разом це { $sum } за ставки { $bid }: карта вартістю { $value } тут зайва.
