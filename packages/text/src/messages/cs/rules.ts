import type { Rules } from '../../language.ts';
import { rule } from '../../rulebook/section.ts';

export const rules: Rules = {
  R1: rule(
    'Součásti a pojmy',
    'Hrají dva až šest hráčů, každý s jiným hrdinou. Hrdina má pět stejných kostek, desku se schopnostmi, přehled, žetony, balíček a počítadla zdraví a bojových bodů. Každá stěna kostky má číslo a symbol a počítá se obojí. Když text hrdiny odporuje obecnému pravidlu, platí text; zákaz je silnější než dovolení.',
  ),
  R2: rule(
    'Příprava hry',
    'Každý začíná se 2 BB a 4 kartami; zdraví závisí na variantě. Všichni hodí kostkou a nejvyšší číslo začíná. Hrdinové s dodatečnou přípravou ji provedou před prvním tahem. Začínající hráč vynechá fázi příjmu svého prvního tahu.',
  ),
  R3: rule(
    'Zdraví, porážka, konec hry',
    'Zdraví je mezi 0 a hodnotou o 10 vyšší než na začátku; přebytečné uzdravení propadá. Kdo má po započtení zranění 0, je poražen. Vyhrává poslední hráč nebo tým ve hře. Padnou-li všichni zbývající v téže chvíli, je remíza.',
  ),
  R4: rule(
    'Bojové body',
    'Bojovými body (BB) se platí karty a některé schopnosti a žetony. Mít jich smíš nejvýše 15, přebytek propadá. Cena se platí celá, před účinkem, a jen z vlastních BB.',
  ),
  R5: rule(
    'Balíček, ruka, prodej',
    'Máš-li si dobrat a balíček je prázdný, zamíchá se odkládací balíček do nového. V ruce smíš mít libovolně karet až do své odkládací fáze, po níž jich zůstane nejvýše 6. Prodaná karta jde na odkládací balíček a vynese 1 BB; prodávat smíš ve svých hlavních fázích a v odkládací fázi jen tolik, kolik je třeba.',
  ),
  R6: rule(
    'Karty',
    'Jsou vylepšení hrdiny a tři druhy karet akcí: akce hlavní fáze, akce fáze hodu a okamžité akce. Druh říká, kdo a kdy smí kartu zahrát. Karta akce jde po účinku na odkládací balíček, vylepšení zůstává do konce hry.',
  ),
  'R6.1': rule(
    'Druhy karet',
    'Vylepšení a akce hlavní fáze hraje aktivní hráč v hlavní fázi a ostatní je smí přerušit. Akce fáze hodu smí hrát kdokoli v kterékoli fázi hodu, okamžité akce kdykoli; ani jedny přerušit nelze. Některé karty jsou zároveň ovlivněním útoku.',
  ),
  'R6.2': rule(
    'Hraní karty akce',
    'Nejprve se ověří, že je vhodná chvíle, že na kartu máš a že se něco stane. Pak zaplatíš, ostatní smí zareagovat, lze-li kartu přerušit, provede se text a karta se odloží. Zahrát smíš tolik karet, kolik zaplatíš.',
  ),
  'R6.3': rule(
    'Vylepšení hrdiny',
    'Vylepšení nahrazuje schopnost téhož jména vyšší úrovní. Úroveň III na úrovni II stojí jen rozdíl; úroveň II lze i přeskočit za plnou cenu úrovně III. Úroveň nikdy neklesá a nehraje se podruhé. Některá vylepšení přinášejí ještě jednu schopnost s vlastním jménem.',
  ),
  'R6.4': rule(
    'Co se kdy smí hrát',
    'Okamžité akce a žetony lze použít v každé fázi, akce fáze hodu ve třech fázích hodu, akce hlavní fáze a vylepšení ve vlastních hlavních fázích. Po spuštění ultimátní schopnosti smí až do konce fáze hodu jednat jen strana útočníka.',
  ),
  R7: rule(
    'Stavy',
    'Stav je žeton na desce hrdiny. Kdo ho má, ten ho používá, trpí jím a platí za něj, ať jej tam dal kdokoli. Text žetonu říká, co dělá; pravidla níže platí pro všechny.',
  ),
  'R7.1': rule(
    'Co jsou stavy',
    'Jsou stavy zvýhodňující, znevýhodňující a zvláštní. Každý žeton se počítá sám za sebe, takže odstranění jednoho nechá ostatní. Zvýhodňující a znevýhodňující jsou jen názvy skupin: mít je může kdokoli. Zvláštní mohou porušovat běžná pravidla, jak říká jejich text.',
  ),
  'R7.2': rule(
    'Získání a přidělení',
    'Získat žeton znamená dát si ho na vlastní desku, přidělit ho znamená dát jej na cizí. Co přiděluje útočná schopnost, dostane její cíl, pokud text nejmenuje někoho jiného. Žetony se kladou po jednom.',
  ),
  'R7.3': rule(
    'Nejvyšší počet',
    'Na žádné desce nesmí být víc žetonů jednoho druhu, než dovoluje nejvyšší počet. Žetony navíc propadají a zbytek účinku pokračuje. Zvýšený počet platí do konce hry a jen na desce toho, kdo jej zvýšil. Když počet klesne, přebytek hned zmizí.',
  ),
  'R7.4': rule(
    'Využití žetonů',
    'Využitelný žeton se odstraní výměnou za svou výhodu, kdykoli, pokud text neříká jinak. Využít jej smí jen ten, kdo ho má. Je to okamžitá akce: hráči s vyšší předností smějí jednat dřív, ale započatou přerušit nelze.',
  ),
  'R7.5': rule(
    'Odstranění žetonů',
    'Odstraněný žeton se vrací na přehled a hned přestává působit. Je-li žetonů méně, než se má odstranit, zmizí všechny. Není-li řečeno jinak, lze zvolit žeton každého druhu kromě těch, které odstranit nelze.',
  ),
  'R7.6': rule(
    'Přesun žetonů',
    'Přesunutý žeton změní desku a zachová svůj stav. Nepočítá se jako získaný ani jako přidělený. Desku s nejvyšším počtem zvolit nelze a některé žetony přesunout nelze vůbec.',
  ),
  'R7.7': rule(
    'Jak dlouho žetony zůstávají',
    'Přetrvávající žeton zůstává, dokud ho neodstraní karta nebo schopnost; jeho vlastní účinek nikdy. Ostatní žetony říkají, kdy odejdou. Konec fáze hodu je těsně před druhou hlavní fází, konec tahu po odkládací fázi.',
  ),
  'R7.8': rule(
    'Poražení hráči',
    'Žetony, které poražený hráč dal ostatním, zůstávají a působí dál; hned zmizí jen žeton, který měl sám odstranit. Žetony na jeho vlastní desce opouštějí hru.',
  ),
  R8: rule(
    'Spojenci',
    'Spojenci jsou samostatné součásti nebo počítadla, ne stavy: nic, co stavy odstraňuje, přesouvá nebo počítá, se jich netýká. Jak se používají, stojí na přehledu. Ať leží kdekoli, používá je jen jejich hráč. Spojenci poraženého hráče opouštějí hru.',
  ),
  R9: rule(
    'Schopnosti a jejich spuštění',
    'Útočné schopnosti se spouštějí kostkami, obranné odpovídají na útok, stálé působí pořád nebo za cenu a ultimátní je nejsilnější. Jedna fáze hodu na útok dovoluje jednu útočnou schopnost.',
  ),
  'R9.1': rule(
    'Části schopnosti',
    'Útočná schopnost má jeden nebo více řádků, každý s požadavkem a účinkem; část textu může platit pro všechny. Obranná schopnost udává, kolika kostkami se hází. Stálá schopnost působí vždy nebo je vždy k dispozici.',
  ),
  'R9.2': rule(
    'Požadavky na spuštění',
    'Tvých pět kostek musí ukazovat alespoň uvedené symboly; na dalších nezáleží. Stejná jsou čísla, ne symboly. Malá postupka jsou čtyři čísla po sobě, velká pět, a velká platí i jako malá. Vyhovuje-li více řádků, jeden si zvolíš.',
  ),
  'R9.3': rule(
    'Jedna schopnost za fázi',
    'Ve fázi hodu na útok spustíš nejvýše jednu útočnou schopnost, i kdyby kostky vyhovovaly více. Vždy smíš nespustit žádnou. Další fáze dovoluje ještě jednu.',
  ),
  'R9.4': rule(
    'Obranné schopnosti',
    'Cíl útoku s blokovatelným zraněním smí použít jednu obrannou schopnost. Jejími kostkami se hodí jednou a každý řádek textu čte všechny. Zranění, které udělí, jde na útočníka, nelze se mu bránit a není útokem. Obrana není nikdy povinná.',
  ),
  'R9.5': rule(
    'Stálé schopnosti',
    'Co dělá stálá schopnost sama, stane se vždy, když platí podmínka. Co nabízí za cenu, je okamžitá akce jejího majitele. Účinky, které zakazují jiné schopnosti, se jí netýkají, pokud ji nejmenují.',
  ),
  R10: rule(
    'Slova na kartách a deskách',
    'Za symbol: jednou, pokud jej kostky ukazují. Číslo krát symbol: násobí se počtem kostek, které jej ukazují. Poté: před tím, co následuje, smějí jednat ostatní a hodnoty se počítají až potom; po zranění se čeká, až bude započteno. Polovina se vždy zaokrouhluje nahoru. Bez slova „smíš“ se účinek provede, nakolik to jde.',
  ),
  R11: rule(
    'Druhy zranění',
    'Běžnému zranění se lze bránit, vyhnout a lze je ovlivnit. Neblokovatelnému se bránit nelze, čisté nelze ani ovlivnit a plošné si oběti určuje samo, bez hodu na zacílení. Ultimátní lze jen zvýšit. Samostatné zranění se vyhodnotí hned a zvlášť.',
  ),
  R12: rule(
    'Útok a jeho ovlivnění',
    'Útok je útočná schopnost, která cíli udělí alespoň 1 zranění jiné než plošné. Zůstává útokem, i když se zranění zabrání. Ovlivnění útoku mění jeho zranění nebo k němu přidává účinky.',
  ),
  'R12.1': rule(
    'Útok',
    'Zda je schopnost útokem, se rozhodne, když je známo její vlastní zranění. Kdo ji spustil, je útočník, její cíl je obránce. Zabránění zranění nezastaví ostatní účinky.',
  ),
  'R12.2': rule(
    'Co není útok',
    'Plošné zranění, obranné schopnosti, zranění z karet, žetonů, stálých schopností a spojenců, samostatné zranění a sebrané zdraví nejsou útoky. Nelze se jim bránit a ovlivnění útoku se jich netýká.',
  ),
  'R12.3': rule(
    'Ovlivnění útoku',
    'Používá je jen útočník, na útok ve vlastním tahu, od chvíle, kdy je to útok, až do poslední přestávky před zraněním. Přidané zranění je téhož druhu jako útok. Čisté zranění ovlivnit nelze a nic neudělá útok ze schopnosti bez zranění. Žetony, které útok mění, dokud leží na desce, se počítají samy.',
  ),
  R13: rule(
    'Konečný počet zranění',
    'Zranění, zabraňování a uzdravování z fáze údržby nebo z fáze hodu se sbírají a započtou společně na jejím konci. Nejprve se sečte a odečte vše pevné; to je mezisoučet. Pak se každá polovina bere z téhož mezisoučtu. Výsledek je ztráta hráče, ať se hrálo v jakémkoli pořadí.',
  ),
  'R13.1': rule(
    'Zranění se sbírá',
    'Ve fázi údržby a v celé fázi hodu zranění a uzdravení čekají a započtou se všem najednou. Samostatné zranění a sebrané zdraví nečekají. V jiných fázích se zranění započte, jakmile akce skončí.',
  ),
  'R13.2': rule(
    'Hrozící zranění',
    'Vše, co na hráče čeká, je hrozící zranění: útoky, obranné schopnosti, žetony, karty a stálé schopnosti. Každá položka si drží svůj druh a zdroj.',
  ),
  'R13.3': rule(
    'Sečti a odečti',
    'Ovlivnění útoku, trvale působící účinky a pevné zabránění se sečtou v libovolném pořadí. Obranná schopnost zabraňuje jen zranění útoku, jiné zabránění platí na vše vyhnutelné. Mezisoučet neklesne pod 0.',
  ),
  'R13.4': rule(
    'Násob a děl',
    'Každá polovina se počítá z mezisoučtu a zaokrouhlí nahoru, žádná z výsledku jiné. Dvě poloviny proto zabrání všemu. Konečný počet neklesne pod 0.',
  ),
  'R13.5': rule(
    'Vrácené zranění',
    'Vrácené zranění se počítá z téhož mezisoučtu, i když je konečný počet 0. Je to běžné zranění a není to útok. Vrácené se znovu nevrací.',
  ),
  'R13.6': rule(
    'Zranění, které nic nezmenší',
    'Ultimátní zranění se počítá zvlášť: lze je zvýšit, ale nic mu nezabrání, nerozpůlí je a nelze se mu vyhnout. Hráč je ztrácí navíc k ostatnímu.',
  ),
  'R13.7': rule(
    'Kolik útok udělil',
    'Ptá-li se text, kolik útok udělil, odečte se zabránění nejprve od útoku a pak teprve od jiných zranění. Nula zranění není žádné zranění.',
  ),
  'R13.8': rule(
    'Započtení zranění',
    'Uzdravení a ztráty se započtou všem hráčům v téže chvíli a zdraví se pak ořízne na své meze. Potom působí účinky, které hráče zachraňují, a nakonec je poražen každý, kdo má 0.',
  ),
  R14: rule(
    'Přednost, přestávky, přerušování',
    'Na mnoha místech je krátká přestávka, v níž smí kdokoli zareagovat. Nejprve aktivní hráč, pak ostatní v pořadí hry. Hra pokračuje, když všichni po sobě pasují.',
  ),
  'R14.1': rule(
    'Druhy činností',
    'Reakce jsou okamžité akce, využité žetony, spojenci a stálé schopnosti použitelné kdykoli a ve fázi hodu i její akce. Schopnosti, vylepšení, akce hlavní fáze a účinky údržby lze přerušit. Započatou reakci, prodej, placení, dobírání a příjem ne.',
  ),
  'R14.2': rule(
    'Pořadí přednosti',
    'Nejvyšší přednost má aktivní hráč, pak ostatní v pořadí hry. Nezáleží na tom, kdo promluvil první. Nastane-li několik samočinných účinků najednou, každý řadí své a aktivní hráč začíná.',
  ),
  'R14.3': rule(
    'Přestávky',
    'V přestávce se podle přednosti ptáme každého, kdo smí jednat. Po činu kolo začíná znovu; když všichni po sobě pasují, přestávka končí. Hra pak pokračuje přesně tam, kde se zastavila.',
  ),
  'R14.4': rule(
    'Druhy přestávek',
    'Po hodu lze měnit právě tyto kostky. Po ohlášení lze naposledy měnit pět kostek útočníka. Mimo fázi hodu lze v přestávce použít jen okamžité akce a žetony.',
  ),
  'R14.5': rule(
    'Právo přednosti',
    'Ohlášená reakce začne, až když každý s vyšší předností mohl jednat dřív. Není-li pak už možná, vezme se zpět zdarma. Činy aktivního hráče začínají hned.',
  ),
  'R14.6': rule(
    'Přerušování',
    'Když někdo ohlásí čin, který lze přerušit, smějí ostatní zareagovat, než nastane. Provede se pak s tím, co zbylo; volbu, která se stala nemožnou, lze učinit znovu. Reakce čin neruší, pokud to sama neříká.',
  ),
  'R14.7': rule(
    'Změny kostek',
    'Kostky lze měnit jen během jejich přestávky, zato kolikrát kdo chce. Kostky hozené kartami, které nelze přerušit, se čtou hned. Po spuštění schopnosti už na kostkách, které ji spustily, nezáleží.',
  ),
  'R14.8': rule(
    'Co může přerušit co',
    'Okamžité akce a žetony mohou přerušit schopnosti, účinky údržby, akce hlavní fáze a vylepšení; akce fáze hodu mohou přerušit schopnosti. Započatou akci fáze hodu, okamžitou akci ani využitý žeton nepřeruší nic.',
  ),
  R15: rule(
    'Tah',
    'Tah má osm fází: údržby, příjmu, hlavní (1), hodu na útok, hodu na zacílení, hodu na obranu, hlavní (2) a odkládací. Třem fázím hodu se dohromady říká fáze hodu.',
  ),
  'R15.1': rule(
    'Fáze údržby',
    'Žetony, spojenci a schopnosti, které působí ve tvé fázi údržby, tak činí jeden po druhém v pořadí, jaké chceš. Před každým smějí ostatní zareagovat. Zranění a uzdravení fáze se započtou společně na jejím konci.',
  ),
  'R15.2': rule(
    'Fáze příjmu',
    'Získáš 1 BB a dobereš si 1 kartu. Začínající hráč tuto fázi v prvním tahu vynechá; některé účinky ji nechají vynechat i jiné.',
  ),
  'R15.3': rule(
    'Hlavní fáze (1)',
    'Prodávej karty, hraj akce hlavní fáze a vylepšení a využívej žetony, v libovolném pořadí a kolikrát chceš. Ostatní smějí reagovat na každou kartu i mezi tvými činy.',
  ),
  'R15.4': rule(
    'Fáze hodu na útok',
    'Máš až tři bojové pokusy; po prvním si necháš, co chceš, a zbytek přehodíš. Pak ohlásíš schopnost, kterou kostky dovolují, nebo žádnou. Ostatní ještě smějí tvé kostky změnit; pak volíš znovu. Po spuštění se hned stane vše, co nepotřebuje cíl.',
  ),
  'R15.5': rule(
    'Fáze hodu na zacílení',
    'S jediným soupeřem, nebo když nic nepotřebuje cíl, se tato fáze vynechá. Ve variantě Král na trůnu soupeře zvolíš, v týmech rozhodne kostka. Od té chvíle se cíl nemění.',
  ),
  'R15.6': rule(
    'Fáze hodu na obranu',
    'Nejprve na cíl působí účinky, které nejsou zraněním. Pak smí obránce proti blokovatelnému zranění použít obrannou schopnost. Po poslední možnosti reagovat se započtou všechna zranění a uzdravení fáze hodu. Následují účinky, které na zranění čekaly.',
  ),
  'R15.7': rule(
    'Hlavní fáze (2)',
    'Je jako první hlavní fáze: prodávej, hraj a vylepšuj podle libosti. Koná se, i když byly fáze hodu vynechány.',
  ),
  'R15.8': rule(
    'Odkládací fáze',
    'Dokud máš víc než 6 karet, jednu prodáš za 1 BB. Pod 6 prodávat nesmíš. Pak nastanou účinky konce tahu a začíná další hráč.',
  ),
  'R15.9': rule(
    'Kdy smějí jednat ostatní',
    'Ostatní smějí jednat ve fázi údržby, po příjmu, při kartách hlavních fází, po každém hodu, po ohlášení, při každém „poté“, když je znám cíl, před obranou i po ní a naposledy před zraněním. Samostatné zranění má vlastní přestávku.',
  ),
  R16: rule(
    'Ultimátní schopnosti',
    'Od spuštění ultimátní schopnosti do konce fáze hodu nesmí žádný soupeř nic dělat. Její zranění lze zvýšit, ale nelze mu zabránit, rozpůlit je ani se mu vyhnout. Zastavit ji jde jen změnou kostek před spuštěním. Žetony, které by ji oslabily, na ni nepůsobí.',
  ),
  R17: rule(
    'Varianty',
    'Kromě souboje je tu Král na trůnu pro tři až šest hráčů a týmové hry: dva proti dvěma, tři proti třem a tři dvoučlenné týmy. Každá varianta má vlastní zdraví, pořadí tahů a způsob zacílení.',
  ),
  'R17.1': rule(
    'Všechny varianty',
    'V souboji a v týmech je 50 zdraví, o které se tým dělí; ve variantě Král na trůnu má každý 35. Týmy se v tazích střídají. Hry pro pět a šest hráčů jsou pro ty, kdo pravidla dobře znají.',
  ),
  'R17.2': rule(
    'Více než dva hráči',
    'Poražení se přeskakují a nelze je zvolit. Padne-li cíl dřív, než útok skončí, zbytek útoku na něj mizí a nový cíl se nevolí. Padne-li aktivní hráč, tah končí.',
  ),
  'R17.3': rule(
    'Král na trůnu',
    'Každý hraje proti každému a cíl volí svobodně. Králem je ten, kdo má nejvíc zdraví; králů může být víc. Kdo útočí na krále, hned si dobere bonusovou kartu. Jediný král ji získat nemůže.',
  ),
  'R17.4': rule(
    'Týmy',
    'Spoluhráči mají společné počítadlo zdraví, ale nic jiného: karty, BB a žetony má každý své. Navzájem si vidí do ruky. Spoluhráčovo zranění snížíš jen účinkem, který dovoluje zvolit hráče. Spoluhráči nejsou nikdy soupeři.',
  ),
  'R17.5': rule(
    'Dva proti dvěma',
    'Týmy se střídají. Rozhoduje kostka zacílení: 1 nebo 2 soupeř po levici, 3 nebo 4 po pravici, 5 volí soupeři, 6 volíš ty.',
  ),
  'R17.6': rule(
    'Tři proti třem',
    'Týmy se střídají. Rozhoduje kostka zacílení: 1 nebo 2 soupeř po levici, 3 nebo 4 uprostřed, 5 nebo 6 po pravici.',
  ),
  'R17.7': rule(
    'Tři dvoučlenné týmy',
    'Nejprve hrají první hráči týmů, pak druzí. Za 1 až 4 kostka zacílení počítá soupeře po směru hodinových ručiček od tvé levice; za 5 nebo 6 volíš ty. Poražení se nepočítají.',
  ),
  SC: rule(
    'Společné karty',
    'V každém balíčku je týchž 18 karet akcí, každá jednou. Mění kostky, dobírají karty, dávají BB, zabraňují zranění nebo se týkají žetonů stavů. Karty, které dovolují přehazovat, k tomu nikoho nenutí.',
  ),
  'SC-01': rule(
    'Better D!',
    'Platí pro kostky právě hozené na obranu, ať se brání kdokoli. Obránce rozhodne, které přehodí, a to jednou. Kostky nepřibývají.',
  ),
  'SC-02': rule(
    'Buh, Bye!',
    'Platí pro kteréhokoli hráče včetně tebe, a to kdykoli. Kdo má vyšší přednost, smí žeton napřed využít. Spojenci a neodstranitelné žetony jsou v bezpečí.',
  ),
  'SC-03': rule(
    'Double Up!',
    'Lze ji zahrát kdykoli, i v cizím tahu. Až do tvé odkládací fáze není počet karet v ruce omezen.',
  ),
  'SC-04': rule(
    'Get That Outta Here!',
    'Týž účinek jako okamžitá karta, která odstraňuje žeton, ale jen ve své hlavní fázi, a proto levněji. Ostatní smějí zareagovat, třeba zvolený žeton využít.',
  ),
  'SC-05': rule('Getting Paid!', 'Nestojí nic a zahrát ji lze vždy. Víc než 15 BB ale nikdy nemáš.'),
  'SC-06': rule(
    'Helping Hand!',
    'Soupeř do toho nemá co mluvit: zvolená kostka se přehodí. Platí nový výsledek, lepší i horší.',
  ),
  'SC-07': rule(
    'Not This Time!',
    'Může ochránit tebe i kohokoli, komu v této fázi hodu hrozí zranění. Odečítá se dřív, než se cokoli půlí. Proti ultimátnímu zranění nepomůže.',
  ),
  'SC-08': rule(
    'One More Time!',
    'Dá další pokus tomu, kdo v této fázi hází na útok. Lze ji zahrát i po ohlášení, a pak se hází znovu.',
  ),
  'SC-09': rule('Samesies!', 'Obě kostky musí být tvé a z téhož hodu. Symbol se mění s číslem.'),
  'SC-10': rule(
    'Six-It!',
    'Platí pro každou kostku, kterou hodíš, i obrannou nebo na zacílení. Kostku musí být ještě možné měnit.',
  ),
  'SC-11': rule(
    'So Wild!',
    'Platí pro kostku kteréhokoli hráče, dokud ji lze měnit. Můžeš tedy i někomu pokazit hod.',
  ),
  'SC-12': rule(
    'Tip It!',
    'Šestku zvýšit nelze a jedničku snížit nelze. Jako okamžitá akce je to jediná společná karta, která mění kostky i mimo fáze hodu.',
  ),
  'SC-13': rule(
    'Transference!',
    'Oba hráče volíš ty; jedním z nich můžeš být i ty. Žeton si zachová svůj stav. Desku, na které pro něj není místo, zvolit nelze.',
  ),
  'SC-14': rule(
    'Triple Up!',
    'Lze ji zahrát kdykoli. Dojde-li balíček, zamíchá se odkládací balíček do nového a dobíráš dál.',
  ),
  'SC-15': rule(
    'Try, Try Again!',
    'Pro kostky tvé nebo spoluhráče, nikdy soupeře. Přehodí se dvě kostky jednou, nebo jedna dvakrát.',
  ),
  'SC-16': rule(
    'Twice as Wild!',
    'Obě kostky jsou z hodu, který lze právě měnit. Je to nejjistější způsob, jak překazit ohlášenou ultimátní schopnost.',
  ),
  'SC-17': rule(
    'Vegas Baby!',
    'Hod 1 nebo 2 dá 1 BB, 3 nebo 4 dá 2 a 5 nebo 6 dá 3. Ostatní smějí kostku měnit okamžitými akcemi.',
  ),
  'SC-18': rule(
    'What Status Effects?',
    'Sebere z jedné desky vše, dobré i zlé. Neodstranitelné žetony a spojenci zůstávají. Dotčený hráč smí v reakci žetony využít.',
  ),
};
