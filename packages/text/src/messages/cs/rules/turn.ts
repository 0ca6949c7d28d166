import { rule } from '../../../rulebook/section.ts';

export const turn = {
  R15: rule(
    'Tah',
    'Tah má osm fází: údržby, příjmu, hlavní (1), hodu na útok, hodu na zacílení, hodu na obranu, hlavní (2) a odkládací. Třem fázím hodu se dohromady říká fáze hodu.',
  ),
  'R15.1': rule(
    'Fáze údržby',
    'Žetony, spojenci a schopnosti, které působí ve tvé fázi údržby, působí jeden po druhém v pořadí, jaké chceš. Před každým mohou ostatní zareagovat. Zranění a uzdravení této fáze se započtou společně na jejím konci.',
    'Co má působit, se určí na začátku fáze: žeton, který přibude v jejím průběhu, čeká na příští fázi údržby.',
  ),
  'R15.2': rule(
    'Fáze příjmu',
    'Získáš 1 BB a dobereš si 1 kartu. Začínající hráč tuto fázi v prvním tahu přeskočí; kvůli některým efektům ji přeskočí i jiní.',
  ),
  'R15.3': rule(
    'Hlavní fáze (1)',
    'Prodávej karty, hraj akce hlavní fáze a vylepšení a využívej žetony, v libovolném pořadí a kolikrát chceš. Ostatní mohou reagovat na každou kartu i mezi tvými akcemi.',
  ),
  'R15.4': rule(
    'Fáze hodu na útok',
    'Máš až tři bojové pokusy; po každém můžeš přestat, nebo přehodit kterékoli kostky, i ty, které zůstaly ležet. Pak ohlásíš schopnost, kterou kostky dovolují, nebo žádnou. Ostatní ještě mohou tvé kostky změnit; pak volíš znovu a můžeš použít zbylé pokusy. Po spuštění se hned stane vše, co nepotřebuje cíl.',
    'Efekty, kvůli nimž se tato fáze přeskočí nebo se za ni musí zaplatit, se vyhodnotí na jejím začátku, po hlavní fázi. Kostka změněná na hodnotu, kterou už měla, se také počítá jako změněná.',
  ),
  'R15.5': rule(
    'Fáze hodu na zacílení',
    'S jediným soupeřem, nebo když nic nepotřebuje cíl, se tato fáze přeskočí. Ve variantě Král na trůnu soupeře zvolíš, v týmech rozhodne kostka (R17.5, R17.6, R17.7). Od té chvíle se cíl nemění.',
    'Tuto kostku lze měnit jako každou jinou, kromě kostky ultimátní schopnosti. Schopnost, která jen přiděluje žetony, potřebuje cíl také.',
  ),
  'R15.6': rule(
    'Fáze hodu na obranu',
    'Nejprve na cíl působí efekty, které nejsou zraněním. Pak může obránce proti blokovatelnému zranění použít obrannou schopnost (R9.4). Po poslední možnosti reagovat se započtou všechna zranění a uzdravení fáze hodu (R13). Následují efekty, které na zranění čekaly.',
  ),
  'R15.7': rule(
    'Hlavní fáze (2)',
    'Je jako první hlavní fáze: prodávej, hraj a vylepšuj podle libosti. Koná se, i když byly fáze hodu přeskočeny.',
  ),
  'R15.8': rule(
    'Odkládací fáze',
    'Dokud máš víc než 6 karet, jednu prodáš za 1 BB. Máš-li jich 6 nebo méně, prodávat nemůžeš. Pak nastanou efekty konce tahu a začíná další hráč.',
  ),
  'R15.9': rule(
    'Kdy mohou hrát ostatní',
    'Ostatní mohou hrát ve tvé fázi údržby, po tvém příjmu, při kartách hlavních fází, po každém hodu, po ohlášení, při každém „poté“, když je znám cíl, před obranou i po ní a naposledy před zraněním. Samostatné zranění má vlastní okno.',
  ),
  R16: rule(
    'Ultimátní schopnosti',
    'Od spuštění ultimátní schopnosti do konce fáze hodu nemůže žádný soupeř nic dělat. Její zranění lze zvýšit, ale nelze mu zabránit, rozpůlit je ani se mu vyhnout. Zastavit ji jde jen změnou kostek před spuštěním. Žetony, které by ji oslabily, na ni nepůsobí.',
    'V týmových variantách stále potřebuje kostku zacílení, kterou nikdo nemůže změnit. Spoluhráči útočníka hrát mohou a automatické efekty, které ji neoslabují, nastanou. Plošné zranění v ní zůstává plošným, ale nikdo se mu nemůže vyhnout.',
  ),
  R17: rule(
    'Varianty',
    'Kromě souboje je tu Král na trůnu pro tři až šest hráčů a týmové hry: dva proti dvěma, tři proti třem a tři dvoučlenné týmy. Každá varianta má vlastní zdraví, pořadí tahů a způsob zacílení.',
  ),
  'R17.1': rule(
    'Všechny varianty',
    'V souboji má každý 50 zdraví, v týmových hrách je 50 zdraví společných pro celý tým a ve variantě Král na trůnu má každý 35. Krátký souboj, pokud se na něm domluvíte, začíná s 35 nebo 25. Týmy se v tazích střídají. Hry pro pět a šest hráčů jsou pro ty, kdo pravidla dobře znají.',
  ),
  'R17.2': rule(
    'Více než dva hráči',
    'Poražení se přeskakují a nelze je zvolit. Padne-li cíl dřív, než útok skončí, zbytek útoku na něj mizí a nový cíl se nevolí. Padne-li aktivní hráč, tah končí.',
  ),
  'R17.3': rule(
    'Král na trůnu',
    'Každý hraje proti každému a cíl volí svobodně. Králem je ten, kdo má nejvíc zdraví; králů může být víc. Kdo útočí na krále, hned si dobere bonusovou kartu. Jediný král ji získat nemůže.',
    'Karta se dobírá hned po volbě cíle, před každým jiným efektem, a jen za útok: schopnost bez zranění ji nedává.',
  ),
  'R17.4': rule(
    'Týmy',
    'Spoluhráči mají společné počítadlo zdraví, ale nic jiného: karty, BB a žetony má každý své. Navzájem si vidí do ruky. Spoluhráčovo zranění snížíš jen efektem, který dovoluje zvolit hráče, například SC-07. Spoluhráči nejsou nikdy soupeři.',
    'Na pomoc spoluhráči můžeš měnit kostky, pokud to karta dovoluje. Ovlivnění útoku používá jen útočník a žeton jen ten, kdo ho má.',
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
};
