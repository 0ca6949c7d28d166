import { rule } from '../../../rulebook/section.ts';

export const pieces = {
  R1: rule(
    'Součásti a pojmy',
    'Hrají dva až šest hráčů, každý s jiným hrdinou. Hrdina má pět stejných kostek, desku se schopnostmi, přehled, žetony, balíček a počítadla zdraví a bojových bodů. Každá stěna kostky má číslo a symbol a počítá se obojí. Když text karty nebo hrdiny odporuje obecnému pravidlu, platí text; když si odporují dva texty, „nemůžeš“ má přednost před „můžeš“.',
    'Všechno je veřejné kromě karet v rukou a v balíčcích; jejich počet je veřejný také. Žetonů je vždy dost: omezuje je jen nejvyšší počet (R7.3).',
  ),
  R2: rule(
    'Příprava hry',
    'Každý začíná se 2 BB a 4 kartami v ruce; zdraví závisí na variantě (R17.1). Všichni hodí kostkou a začíná ten, komu padlo nejvyšší číslo. Hrdinové s dodatečnou přípravou ji provedou před prvním tahem. Začínající hráč přeskočí fázi příjmu (R15.2) svého prvního tahu, nezíská tedy BB ani kartu; nikdo jiný nic nepřeskakuje.',
    'Počáteční ruku nelze vyměnit. Při shodě nejvyšších čísel hází znovu jen ti, kterých se týká. Během přípravy nikdo na nic nereaguje a žetony z přípravy nic nevyvolají.',
  ),
  R3: rule(
    'Zdraví, porážka, konec hry',
    'Zdraví může stoupnout nejvýše o 10 nad počáteční hodnotu; přebytečné uzdravení propadá. Kdo má po započtení zranění 0, je poražen. Vyhrává poslední hráč nebo tým ve hře. Padnou-li všichni zbývající v téže chvíli, je remíza.',
    'Porážka se zjišťuje po každém započtení zranění (R13.8) a po sebrání zdraví nebo placení zdravím, nikdy dokud zranění jen hrozí. Kdo se vzdá, je hned poražen; tým se vzdává společně.',
  ),
  R4: rule(
    'Bojové body',
    'Bojovými body (BB) se platí karty a některé schopnosti a žetony. Můžeš jich mít nejvýše 15, přebytek propadá. Cenu zaplatíš celou, před efektem, a jen z vlastních BB: nikdo nemůže platit za jiného.',
    'I s 15 BB můžeš prodat kartu nebo zahrát takovou, která BB dává. Karta s cenou 0 se také počítá jako zahraná.',
  ),
  R5: rule(
    'Balíček, ruka, prodej',
    'Máš-li si dobrat a balíček je prázdný, zamíchej odkládací balíček a vytvoř z něj nový. V ruce můžeš mít libovolný počet karet až do své odkládací fáze (R15.8), po níž jich zůstane nejvýše 6. Kartu prodáš tak, že ji odložíš a získáš 1 BB, ať stojí kolik chce. Prodávat můžeš ve svých hlavních fázích a v odkládací fázi jen do chvíle, kdy jich zbývá 6.',
    'Jsou-li balíček i odkládací balíček prázdné, nedobere se nic. Prodej není zahrání karty a nikdo na něj nemůže reagovat. Kdo má kartu odložit, sám ji vybírá, pokud text neříká „náhodně“.',
  ),
  R6: rule(
    'Karty',
    'Existují vylepšení hrdiny a tři druhy karet akcí: akce hlavní fáze, akce fáze hodu a okamžité akce. Druh říká, kdo a kdy může kartu zahrát (R6.4). Karta akce jde po provedení efektu na odkládací balíček, vylepšení zůstává do konce hry.',
  ),
  'R6.1': rule(
    'Druhy karet',
    'Vylepšení a akce hlavní fáze hraje aktivní hráč v hlavní fázi a ostatní je mohou přerušit. Akce fáze hodu může hrát kdokoli v kterékoli fázi hodu, okamžité akce kdykoli, i v cizím tahu. Ani jedny přerušit nelze. Některé karty jsou zároveň ovlivněním útoku (R12.3).',
  ),
  'R6.2': rule(
    'Hraní karty akce',
    'Nejprve ověř, že je vhodná chvíle, že na kartu máš a že se něco stane. Pak zaplať; lze-li kartu přerušit, ostatní mohou zareagovat; proveď text a kartu odlož. Můžeš zahrát tolik karet, kolik jich zaplatíš.',
    'Kartu, která by neudělala vůbec nic, zahrát nelze, ale karty, kterými si dobereš, uzdravíš se nebo získáš BB, lze zahrát vždy. Karta, kvůli které se míchá, se do nového balíčku nezamíchá.',
  ),
  'R6.3': rule(
    'Vylepšení hrdiny',
    'Vylepšení nahrazuje schopnost téhož jména vyšší úrovní. Máš-li ve hře úroveň II, platíš za úroveň III jen rozdíl; úroveň II můžeš i přeskočit a zaplatit plnou cenu úrovně III. Úroveň nikdy neklesá a nehraje se podruhé a vylepšení nelze prodat ani odstranit. Některá vylepšení přinášejí ještě jednu schopnost s vlastním jménem.',
    'Úroveň II pod úrovní III se stále počítá jako vylepšení ve hře. Vylepšení zahrané po spuštění schopnosti už toto spuštění nemění. Vylepšení, která vstoupí do hry společně, na sebe navzájem nereagují.',
  ),
  'R6.4': rule(
    'Co se kdy může hrát',
    'Okamžité akce a žetony lze použít v každé fázi, akce fáze hodu ve třech fázích hodu, akce hlavní fáze a vylepšení ve vlastních hlavních fázích. Po spuštění ultimátní schopnosti (R16) může až do konce fáze hodu hrát jen strana útočníka.',
  ),
  R7: rule(
    'Stavy',
    'Stav je žeton na desce hrdiny. Kdo ho má, ten ho používá, trpí jím a platí za něj, ať jej tam dal kdokoli. Co dělá, říká jeho text; pravidla níže platí pro všechny stavy.',
  ),
  'R7.1': rule(
    'Co jsou stavy',
    'Stavy jsou zvýhodňující, znevýhodňující a zvláštní. Každý žeton se počítá sám za sebe, takže po odstranění jednoho ostatní zůstávají. „Zvýhodňující“ a „znevýhodňující“ jsou jen názvy skupin: mít je může kdokoli. Zvláštní mohou porušovat běžná pravidla, pokud to říká jejich text.',
  ),
  'R7.2': rule(
    'Získání a přidělení',
    'Získat žeton znamená dát si ho na vlastní desku, přidělit ho znamená dát jej na cizí. Co přiděluje útočná schopnost, dostane její cíl, pokud text nejmenuje někoho jiného. Žetony se kladou po jednom.',
  ),
  'R7.3': rule(
    'Nejvyšší počet',
    'Na žádné desce nemůže být víc žetonů jednoho druhu, než je jejich nejvyšší počet, tedy maximum. Žetony navíc propadají a zbytek efektu pokračuje. Zvýšený počet platí do konce hry, ale jen na desce toho, kdo jej zvýšil. Když nejvyšší počet klesne, přebytek hned zmizí.',
    'Některé žetony něco způsobí, když při nejvyšším počtu přibude další; pak platí jejich text. Nejvyšší počet se také může na různých deskách lišit.',
  ),
  'R7.4': rule(
    'Využití žetonů',
    'Využitelný žeton odstraníš výměnou za jeho výhodu, a to kdykoli, pokud text neříká jinak. Využít jej může jen ten, kdo ho má. Je to okamžitá akce: hráči s vyšší předností mohou hrát dřív (R14.5), ale započatou akci už nic nepřeruší.',
    'Více žetonů se využívá postupně, každý jako samostatná akce. Odstranění žetonů v rámci schopnosti není jejich využití, takže se na ně nevztahují omezení jako „jednou za tah“.',
  ),
  'R7.5': rule(
    'Odstranění žetonů',
    'Odstraněný žeton se vrací na přehled a hned přestává působit. Je-li žetonů méně, než se má odstranit, zmizí všechny. Pokud text neříká jinak, lze zvolit žeton každého druhu kromě těch, které odstranit nelze. Zbavit se žetonů pomáhají společné karty SC-02, SC-04 a SC-18.',
    'Efekt žetonu, který už začal, se provede až do konce.',
  ),
  'R7.6': rule(
    'Přesun žetonů',
    'Přesunutý žeton přejde na desku jiného hráče a zůstane, jaký byl, stejnou stranou nahoru. Nepočítá se jako získaný ani jako přidělený. Desku s nejvyšším počtem zvolit nelze a některé žetony nelze přesunout vůbec.',
  ),
  'R7.7': rule(
    'Jak dlouho žetony zůstávají',
    'Přetrvávající žeton zůstává, dokud ho neodstraní karta nebo schopnost; jeho vlastní efekt ho neodstraní nikdy. Každý jiný žeton říká, kdy zmizí. Konec fáze hodu je těsně před druhou hlavní fází, konec tahu po odkládací fázi.',
    'Žeton, který o svém konci nic neříká, zůstává jako přetrvávající. Žeton získaný v tomto tahu nemáš „od začátku tahu“.',
  ),
  'R7.8': rule(
    'Žetony poražených hráčů',
    'Žetony, které poražený hráč dal ostatním, zůstávají a působí dál. Hned zmizí jen žeton, který měl odstranit on sám, například Omráčení. Žetony na desce poraženého opouštějí hru.',
  ),
  R8: rule(
    'Spojenci',
    'Spojenci, například zvířata, boti nebo kladivo, nejsou stavy: nic, co stavy odstraňuje, přesouvá nebo počítá, se jich netýká. Jak se používají, říká přehled hrdiny. Ať spojenec leží kdekoli, používá ho jen jeho hráč. Spojenci poraženého hráče opouštějí hru.',
  ),
  R9: rule(
    'Schopnosti a jejich spuštění',
    'Útočné schopnosti se spouštějí kostkami, obranné odpovídají na útok, stálé působí pořád nebo za cenu a ultimátní je nejsilnější. V každé fázi hodu na útok lze spustit jednu útočnou schopnost.',
  ),
  'R9.1': rule(
    'Části schopnosti',
    'Útočná schopnost má jeden nebo více řádků, každý s požadavkem a efektem; část textu může platit pro všechny. Obranná schopnost udává, kolika kostkami se hází. Stálá schopnost působí vždy nebo je vždy k dispozici.',
  ),
  'R9.2': rule(
    'Požadavky na spuštění',
    'Tvých pět kostek musí ukazovat alespoň uvedené symboly; pokud jich je víc, nevadí to. „Stejných“ znamená stejná čísla, ne symboly, a čtyři stejná platí i jako tři. Malá postupka jsou čtyři čísla po sobě, velká pět, a velká platí i jako malá. Vyhovuje-li více řádků, jeden si zvol.',
  ),
  'R9.3': rule(
    'Jedna schopnost za fázi',
    'Ve fázi hodu na útok spustíš nejvýše jednu útočnou schopnost, i kdyby kostky vyhovovaly více. Nemusíš spustit žádnou, to je vždy dovoleno. Další taková fáze dovoluje ještě jednu.',
  ),
  'R9.4': rule(
    'Obranné schopnosti',
    'Jsi-li cílem útoku s blokovatelným zraněním, můžeš použít jednu obrannou schopnost; máš-li dvě, zvol před hodem. Proti neblokovatelnému, čistému, plošnému a ultimátnímu zranění obranný hod není. Kostkami se hodí jednou a každý řádek textu platí pro všechny. Bránit se nikdy nemusíš.',
    'Zranění udělené obrannou schopností jde na útočníka; není útokem, nelze se mu bránit a ovlivnění útoku je nemění.',
  ),
  'R9.5': rule(
    'Stálé schopnosti',
    'Co dělá stálá schopnost sama, stane se vždy, když platí podmínka. Co nabízí za cenu, je okamžitá akce jejího majitele, možná i v cizím tahu. Efekty, které zakazují jiné schopnosti, se jí netýkají, pokud ji nejmenují.',
  ),
};
