<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk_UA" sourcelanguage="en">
<context>
    <name>AboutForm</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>About the program</source>
        <translation>Про програму</translation>
    </message>
    <message>
        <source>Court Games</source>
        <translation>Придворні ігри</translation>
    </message>
</context>
<context>
    <name>AboutScreen</name>
    <message>
        <source>Version {0}</source>
        <translation>Версія {0}</translation>
    </message>
    <message>
        <source>An unofficial fan work, made for the love of the games. The names of the games belong to their publishers; rules texts, art and opponents here are our own. If you like a game, buy its box: cards of paper smell better.</source>
        <translation>Неофіційна робота шанувальників, зроблена з любові до ігор. Назви ігор належать їхнім видавцям, а тексти правил, малюнки й суперники тут наші власні. Сподобалася гра — придбайте коробку: паперові карти краще пахнуть.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Ігри</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Програма</translation>
    </message>
    <message>
        <source>MIT licence: take it, change it, pass it on.</source>
        <translation>Ліцензія MIT: беріть, змінюйте, передавайте далі.</translation>
    </message>
    <message>
        <source>Art and texts</source>
        <translation>Малюнки й тексти</translation>
    </message>
    <message>
        <source>CC BY 4.0: use them freely, and say where they come from.</source>
        <translation>CC BY 4.0: користуйтеся вільно й кажіть, звідки взяли.</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Шрифти</translation>
    </message>
    <message>
        <source>Dvir Display is Yeseva One by Jovanny Lemonad, Dvir Sans is Alegreya Sans by Huerta Tipográfica, both renamed and under the SIL Open Font License 1.1.</source>
        <translation>Dvir Display — це Yeseva One (Jovanny Lemonad), Dvir Sans — Alegreya Sans (Huerta Tipográfica); обидва перейменовано, ліцензія SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Вікно</translation>
    </message>
    <message>
        <source>Qt {0} and PySide6 {1}, under the LGPL version 3; their libraries lie beside the program and may be replaced. Translations of Qt: the Qt project.</source>
        <translation>Qt {0} і PySide6 {1}, ліцензія LGPL версії 3; їхні бібліотеки лежать поруч із програмою, і їх можна замінити. Переклад самої Qt зробила її спільнота.</translation>
    </message>
    <message>
        <source>Underneath</source>
        <translation>Під сподом</translation>
    </message>
    <message>
        <source>Python {0} (PSF License), Fluent by Mozilla (Apache 2.0), Babel (BSD), platformdirs (MIT).</source>
        <translation>Python {0} (ліцензія PSF), Fluent від Mozilla (Apache 2.0), Babel (BSD), platformdirs (MIT).</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Приватність</translation>
    </message>
    <message>
        <source>The program never goes online. Games and settings stay in your own folder.</source>
        <translation>Програма не виходить у мережу. Партії й налаштування лишаються у вашій теці.</translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>Rule {0}</source>
        <translation>Правило {0}</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Hm. Let me think…</source>
        <translation>Гм. Дайте подумати…</translation>
    </message>
    <message>
        <source>Nothing comes to my mind. Ask me once more.</source>
        <translation>Нічого не спадає на думку. Запитайте ще раз.</translation>
    </message>
    <message>
        <source>Chance of victory: {0}%</source>
        <translation>Шанси на перемогу: {0}&#xa0;%</translation>
    </message>
    <message>
        <source>There is nothing else you could do.</source>
        <translation>Нічого іншого й не лишається.</translation>
    </message>
    <message>
        <source>The Cardinal’s advice</source>
        <translation>Порада кардинала</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Open the curtain</source>
        <translation>Відкрити завісу</translation>
    </message>
    <message>
        <source>Only for the eyes of: {0}</source>
        <translation>Дивиться лише {0}</translation>
    </message>
    <message>
        <source>The others look away now. A click or Enter opens the curtain.</source>
        <translation>Решта тепер відвертається. Завісу відкриє клацання або Enter.</translation>
    </message>
</context>
<context>
    <name>GamePoster</name>
    <message>
        <source>{0} min</source>
        <translation>{0} хв</translation>
    </message>
    <message>
        <source>{0} Players: {1}. About {2}.</source>
        <translation>{0} Гравців: {1}. Близько {2}.</translation>
    </message>
</context>
<context>
    <name>HonestyDialog</name>
    <message>
        <source>No opponent has had anything to decide yet. Come back a little later.</source>
        <translation>Жоден суперник іще нічого не вирішував. Зазирніть трохи згодом.</translation>
    </message>
    <message>
        <source>Other arrangements tried: {0} of {1}</source>
        <translation>Перевірено інших розкладів: {0} з {1}</translation>
    </message>
    <message>
        <source>Other arrangements tried: {0}. The decision was not always the same.</source>
        <translation>Перевірено інших розкладів: {0}. Рішення не завжди те саме.</translation>
    </message>
    <message>
        <source>Other arrangements tried: {0}. The same decision each time, though not that of the table: there, the clock was ticking.</source>
        <translation>Перевірено інших розкладів: {0}. Щоразу те саме рішення, хоч за столом воно було інше: там квапив годинник.</translation>
    </message>
    <message>
        <source>Other arrangements tried: {0}. The same decision each time.</source>
        <translation>Перевірено інших розкладів: {0}. Щоразу те саме рішення.</translation>
    </message>
    <message>
        <source>Nobody cheats. Not even the Cardinal.</source>
        <translation>Ніхто не шахраює. Навіть кардинал.</translation>
    </message>
    <message>
        <source>Somebody has decided in two ways. That is our fault: please tell us.</source>
        <translation>Хтось вирішив по-різному. Це наша вада: напишіть нам, будь ласка.</translation>
    </message>
</context>
<context>
    <name>HonestyForm</name>
    <message>
        <source>Honest opponents</source>
        <translation>Чесні суперники</translation>
    </message>
    <message>
        <source>Do they cheat?</source>
        <translation>Чи не шахраюють?</translation>
    </message>
    <message>
        <source>An opponent knows only what can be seen from its seat: hidden cards never reach it. Put it to the test: whatever an opponent could not see at its last decision is dealt anew, {0} times, each time so that it fits what it saw. A cheat would now decide otherwise.</source>
        <translation>Суперник знає лише те, що видно з його місця: закриті карти до нього просто не доходять. Перевірмо: усе, чого він не бачив, коли вирішував востаннє, роздаємо інакше. Спроб буде {0}, а видиме щоразу лишається тим самим. Шахрай тепер передумав би.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Space</source>
        <translation>Пробіл</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>Court Games</source>
        <translation>Придворні ігри</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стіл</translation>
    </message>
    <message>
        <source>Vespers</source>
        <translation>Вечірня</translation>
    </message>
    <message>
        <source>Matins</source>
        <translation>Заутреня</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>About the program</source>
        <translation>Про програму</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>За столом</translation>
    </message>
    <message>
        <source>Click a crest to change it</source>
        <translation>Клацніть герб, щоб змінити</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Роздача №</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>навмання</translation>
    </message>
    <message>
        <source>Type the number of a deal to play the same cards again.</source>
        <translation>Впишіть номер роздачі, щоб зіграти тими самими картами.</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Номер роздачі</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продовжити</translation>
    </message>
    <message>
        <source>No game is waiting</source>
        <translation>Жодна партія не чекає</translation>
    </message>
    <message>
        <source>{0} · to move: {1}</source>
        <translation>{0} · хід: {1}</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Правила цього дому</translation>
    </message>
    <message>
        <source>As in the rulebook</source>
        <translation>Усе за правилами</translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <translation>Правила столу</translation>
    </message>
    <message numerus="yes">
        <source>%n seats at least</source>
        <translation>
            <numerusform>Потрібне щонайменше %n місце</numerusform>
            <numerusform>Потрібно щонайменше %n місця</numerusform>
            <numerusform>Потрібно щонайменше %n місць</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seats</source>
        <translation>
            <numerusform>%n місце</numerusform>
            <numerusform>%n місця</numerusform>
            <numerusform>%n місць</numerusform>
        </translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Почати гру</translation>
    </message>
</context>
<context>
    <name>MenuDialog</name>
    <message>
        <source>Abandon it for good?</source>
        <translation>Справді кинути?</translation>
    </message>
</context>
<context>
    <name>MenuForm</name>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>A pause at court</source>
        <translation>Перерва при дворі</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Грати далі</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>Prove that they do not cheat</source>
        <translation>Доведіть, що не шахраюєте</translation>
    </message>
    <message>
        <source>To the lobby — the game is kept</source>
        <translation>До зали — партія зачекає</translation>
    </message>
    <message>
        <source>Abandon the game</source>
        <translation>Кинути партію</translation>
    </message>
    <message>
        <source>Leave the court</source>
        <translation>Вийти з програми</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Nothing can be saved here: games and settings will be forgotten. You can play all the same.</source>
        <translation>Тут нічого не зберегти: партії й налаштування забудуться. Але грати можна.</translation>
    </message>
    <message>
        <source>The game can no longer be saved (is the disk full?). Play on: but it cannot be continued later.</source>
        <translation>Партія більше не зберігається (може, диск заповнено?). Грайте далі, але згодом її не продовжити.</translation>
    </message>
    <message>
        <source>The settings were unreadable and have been set aside. They start anew.</source>
        <translation>Налаштування пошкоджено, тож їх відкладено вбік. Починаємо з чистих.</translation>
    </message>
    <message>
        <source>The settings come from a newer version of the program and wait for it. What you choose now holds until you go.</source>
        <translation>Налаштування належать новішій версії програми й чекають на неї. Те, що оберете зараз, діятиме до виходу з гри.</translation>
    </message>
    <message>
        <source>The settings cannot be read. What you choose now holds until you go.</source>
        <translation>Налаштувань не вдалося прочитати. Те, що оберете зараз, діятиме до виходу з гри.</translation>
    </message>
    <message>
        <source>A saved game was damaged and has been set aside.</source>
        <translation>Збережену партію пошкоджено, тож її відкладено вбік.</translation>
    </message>
    <message>
        <source>A saved game comes from a newer version of the program and waits for it.</source>
        <translation>Збережена партія належить новішій версії програми й чекає на неї.</translation>
    </message>
    <message>
        <source>A saved game cannot be read.</source>
        <translation>Збереженої партії не вдалося прочитати.</translation>
    </message>
    <message>
        <source>The statistics were damaged and have been set aside: all games were counted anew.</source>
        <translation>Статистика була пошкоджена, тож її відкладено вбік, а всі партії пораховано заново.</translation>
    </message>
    <message>
        <source>The statistics come from a newer version of the program and wait for it.</source>
        <translation>Статистика належить новішій версії програми й чекає на неї.</translation>
    </message>
    <message>
        <source>The statistics cannot be read.</source>
        <translation>Статистики не вдалося прочитати.</translation>
    </message>
    <message>
        <source>The statistics cannot be written (is the disk full?). They will catch up later.</source>
        <translation>Статистику не вдається записати (може, диск повний?). Згодом вона все надолужить.</translation>
    </message>
</context>
<context>
    <name>OptionsForm</name>
    <message>
        <source>Rules of this table</source>
        <translation>Правила столу</translation>
    </message>
    <message>
        <source>What the rulebook leaves to the table.</source>
        <translation>Те, про що правила дозволяють домовитися за столом.</translation>
    </message>
    <message>
        <source>As in the rulebook</source>
        <translation>Усе за правилами</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
</context>
<context>
    <name>Rank</name>
    <message>
        <source>level {0} of {1}</source>
        <translation>рівень {0} з {1}</translation>
    </message>
</context>
<context>
    <name>ResultsController</name>
    <message>
        <source>Forget all victories and defeats at this court? There is no way back. Games in play stay.</source>
        <translation>Забути всі перемоги й поразки цього двору? Повернути їх не вийде. Незавершені партії лишаться.</translation>
    </message>
    <message>
        <source>Forget everything</source>
        <translation>Забути все</translation>
    </message>
    <message>
        <source>Keep it all</source>
        <translation>Хай лишається</translation>
    </message>
</context>
<context>
    <name>ResultsForm</name>
    <message>
        <source>The game is over</source>
        <translation>Кінець гри</translation>
    </message>
    <message>
        <source>The reckoning</source>
        <translation>Підсумок двору</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Глянути на стіл</translation>
    </message>
    <message>
        <source>The course of the game</source>
        <translation>Хід гри</translation>
    </message>
</context>
<context>
    <name>ResultsScreen</name>
    <message>
        <source>Play again</source>
        <translation>Реванш</translation>
    </message>
    <message>
        <source>same seats, other cards</source>
        <translation>ті самі місця, інші карти</translation>
    </message>
    <message>
        <source>The same deal</source>
        <translation>Та сама роздача</translation>
    </message>
    <message>
        <source>same seats, same cards</source>
        <translation>ті самі місця й карти</translation>
    </message>
    <message>
        <source>To the lobby</source>
        <translation>До зали</translation>
    </message>
    <message>
        <source>Deal {0}</source>
        <translation>Роздача № {0}</translation>
    </message>
    <message>
        <source>{0} wins</source>
        <translation>{0} перемагає</translation>
    </message>
    <message>
        <source>{0} and {1} win</source>
        <translation>{0} і {1} перемагають</translation>
    </message>
    <message>
        <source>Points after every turn</source>
        <translation>Очки після кожного ходу</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Людина</translation>
    </message>
    <message>
        <source>Computer · {0}</source>
        <translation>Компʼютер · {0}</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Пошук у правилах</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Попередній</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Наступний</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Contents</source>
        <translation>Зміст</translation>
    </message>
    <message>
        <source>Rules · {0}</source>
        <translation>Правила · {0}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} із {1}</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Нічого не знайдено</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Person</source>
        <translation>Людина</translation>
    </message>
    <message>
        <source>Empty seat</source>
        <translation>Порожнє місце</translation>
    </message>
    <message>
        <source>no quirks</source>
        <translation>без примх</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Вдача</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Імʼя</translation>
    </message>
    <message>
        <source>Who plays here</source>
        <translation>Хто тут грає</translation>
    </message>
    <message>
        <source>Crest: {0}</source>
        <translation>Герб: {0}</translation>
    </message>
    <message>
        <source>Another crest</source>
        <translation>Інший герб</translation>
    </message>
</context>
<context>
    <name>SettingsForm</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
    <message>
        <source>The whole program changes at once.</source>
        <translation>Уся програма перемикається вмить.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стіл</translation>
    </message>
    <message>
        <source>By candlelight or by the light of morning.</source>
        <translation>При свічках чи при ранковому світлі.</translation>
    </message>
    <message>
        <source>Vespers</source>
        <translation>Вечірня</translation>
    </message>
    <message>
        <source>Matins</source>
        <translation>Заутреня</translation>
    </message>
    <message>
        <source>Pace of the table</source>
        <translation>Темп гри</translation>
    </message>
    <message>
        <source>How fast the cards move and how long opponents take their time.</source>
        <translation>Як швидко рухаються карти й скільки думають суперники.</translation>
    </message>
    <message>
        <source>Slow · ½</source>
        <translation>Поволі · ½</translation>
    </message>
    <message>
        <source>Usual · 1</source>
        <translation>Звично · 1</translation>
    </message>
    <message>
        <source>Fast · 2</source>
        <translation>Жваво · 2</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Миттєво</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Рух карт</translation>
    </message>
    <message>
        <source>Calm cards do not fly: they gently fade into place.</source>
        <translation>За спокійного карти не літають, а мʼяко проступають на місці.</translation>
    </message>
    <message>
        <source>Lively</source>
        <translation>Жвавий</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Спокійний</translation>
    </message>
    <message>
        <source>Odds of the next card</source>
        <translation>Шанси наступної карти</translation>
    </message>
    <message>
        <source>The bar below the row: safe, equal, bust.</source>
        <translation>Смуга під рядом: безпечно, рівно, провал.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показувати</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ховати</translation>
    </message>
    <message>
        <source>Letters of the rules</source>
        <translation>Літери в правилах</translation>
    </message>
    <message>
        <source>For eyes that like to read in comfort.</source>
        <translation>Для очей, що люблять читати з комфортом.</translation>
    </message>
</context>
<context>
    <name>StatisticsForm</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Forget everything</source>
        <translation>Забути все</translation>
    </message>
    <message>
        <source>At this court</source>
        <translation>При цьому дворі</translation>
    </message>
    <message>
        <source>Victories</source>
        <translation>Перемоги</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партії</translation>
    </message>
    <message>
        <source>Share of victories</source>
        <translation>Частка перемог</translation>
    </message>
    <message>
        <source>Best result</source>
        <translation>Найкращий рахунок</translation>
    </message>
    <message>
        <source>Average result</source>
        <translation>Середній рахунок</translation>
    </message>
    <message>
        <source>Victories in a row</source>
        <translation>Перемог поспіль</translation>
    </message>
    <message>
        <source>Against whom</source>
        <translation>Проти кого</translation>
    </message>
    <message>
        <source>Own victories : the rival’s</source>
        <translation>Свої перемоги : суперникові</translation>
    </message>
    <message>
        <source>The chronicle is still blank</source>
        <translation>Літопис іще чистий</translation>
    </message>
    <message>
        <source>To the lobby</source>
        <translation>До зали</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Nobody has played “{0}” to its end yet. Win, or lose with dignity: either is written down here.</source>
        <translation>«{0}»: жодної партії ще не дограно. Виграйте або гідно програйте — тут запишуть і те, і те.</translation>
    </message>
    <message>
        <source>Games: {0} · the last one on {1}</source>
        <translation>Партій: {0} · остання — {1}</translation>
    </message>
    <message>
        <source>{0}%</source>
        <translation>{0}&#xa0;%</translation>
    </message>
    <message>
        <source>Games: {0} · won: {1}</source>
        <translation>Партій: {0} · виграно: {1}</translation>
    </message>
    <message>
        <source>Games together: {0}</source>
        <translation>Разом партій: {0}</translation>
    </message>
    <message>
        <source>{0}: games together {1}, own victories {2}, the rival’s {3}</source>
        <translation>{0}: разом партій — {1}, своїх перемог — {2}, суперникових — {3}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>You</source>
        <translation>Ви</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Гравець</translation>
    </message>
</context>
<context>
    <name>TableForm</name>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>To the results</source>
        <translation>До підсумків</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
    <message>
        <source>ENG</source>
        <translation>УКР</translation>
    </message>
    <message>
        <source>Rules (F1)</source>
        <translation>Правила (F1)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>Hint (H)</source>
        <translation>Підказка (H)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Підказка</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Літопис</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Взяти назад</translation>
    </message>
</context>
<context>
    <name>TroubleForm</name>
    <message>
        <source>Court Games</source>
        <translation>Придворні ігри</translation>
    </message>
    <message>
        <source>A stumble at court</source>
        <translation>При дворі хтось перечепився</translation>
    </message>
    <message>
        <source>Something went wrong, and it is not your fault. The table has been set straight: you can play on.</source>
        <translation>Щось пішло не так, і не з вашої вини. Стіл знову впорядковано — грайте далі.</translation>
    </message>
    <message>
        <source>If you would like to tell us, here is the report. It holds no hidden cards.</source>
        <translation>Якщо захочете нам розповісти, ось звіт. Закритих карт у ньому немає.</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Скопіювати звіт</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Грати далі</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Court Games</source>
        <translation>Придворні ігри</translation>
    </message>
</context>
</TS>
