import { rule } from '../../../rulebook/section.ts';

export const fight = {
  R11: rule(
    'Druhy zranění',
    'Běžnému zranění se lze bránit, karty a žetony je mohou snížit a ovlivnění útoku je mění. Proti neblokovatelnému není obranný hod, ale karty a žetony stále pomáhají; čisté je stejné, a navíc je nelze zvýšit. Plošné samo určuje, koho zasáhne, bez hodu na zacílení. Ultimátní lze jen zvýšit. Samostatné zranění se vyhodnotí hned a zvlášť.',
    'Čisté, plošné a ultimátní zranění jsou také neblokovatelná. Zranění z žetonů, karet, stálých a obranných schopností je běžné, není-li uvedeno jinak, ale bránit se lze jen útoku.',
  ),
  R12: rule(
    'Útok a jeho ovlivnění',
    'Útok je útočná schopnost, která cíli udělí alespoň 1 zranění jiné než plošné. Zůstává útokem, i když se všemu zranění zabrání. Ovlivnění útoku mění jeho zranění nebo k němu přidává efekty.',
  ),
  'R12.1': rule(
    'Co je útok',
    'Zda je schopnost útokem, se rozhodne, když je známo její vlastní zranění, dříve než je cokoli sníží. Kdo ji spustil, je útočník, její cíl je obránce. Zabránění zranění, byť všemu, nezastaví ostatní efekty útoku, například přidělené žetony.',
  ),
  'R12.2': rule(
    'Co není útok',
    'Plošné zranění, obranné schopnosti, zranění z karet, žetonů, stálých schopností a spojenců, samostatné zranění a sebrané zdraví nejsou útoky. Nelze proti nim použít obrannou schopnost a ovlivnění útoku se jich netýká.',
  ),
  'R12.3': rule(
    'Ovlivnění útoku',
    'Používá je jen útočník, na útok ve vlastním tahu, od chvíle, kdy je to útok, až do posledního okna před zraněním. Může je použít před obranou i po ní, a kolikrát chce. Přidané zranění je téhož druhu jako útok. Čisté zranění ovlivnit nelze a nic neudělá útok ze schopnosti bez zranění.',
    'Žetony, které mění útok pouhou přítomností, se počítají samy; ty, které zranění snižují, ovlivněním útoku nejsou. Uděluje-li útok více druhů zranění, přidané patří k prvnímu, které lze ovlivnit.',
  ),
  R13: rule(
    'Konečný počet zranění',
    'Zranění, zabraňování a uzdravování z fáze údržby nebo z fáze hodu se sbírají a započtou společně na jejím konci. Nejprve se sečte a odečte vše pevné; to je mezisoučet. Pak se každá polovina bere z téhož mezisoučtu. Výsledek je zdraví, které hráč ztratí, ať se hrálo v jakémkoli pořadí.',
  ),
  'R13.1': rule(
    'Zranění se sbírají',
    'Ve fázi údržby a v celé fázi hodu zranění a uzdravení čekají a započtou se všem najednou. Tři věci nečekají: samostatné zranění, sebrané zdraví a uzdravení, které dává útočná schopnost bez cíle (R15.4). V jiných fázích se zranění započte, jakmile akce skončí.',
  ),
  'R13.2': rule(
    'Hrozící zranění',
    'Vše, co na hráče čeká, je hrozící zranění: z útoků, obranných schopností, žetonů, karet a stálých schopností. Každá část si drží svůj druh a zdroj.',
  ),
  'R13.3': rule(
    'Sečti a odečti',
    'Ovlivnění útoku, trvale působící efekty a pevné zabránění se sečtou v libovolném pořadí. Obranná schopnost zabraňuje jen zranění z útoku, jiné zabránění platí na vše vyhnutelné. Mezisoučet neklesne pod 0.',
    'Zabránit lze jen zranění, které už hrozí, ne předem; co se nevyužije, propadá.',
  ),
  'R13.4': rule(
    'Násob a děl',
    'Každá polovina se počítá z mezisoučtu a zaokrouhlí se nahoru, nikdy z toho, co zbylo po jiné polovině. Dvě poloviny proto zabrání všemu. Konečný počet neklesne pod 0.',
  ),
  'R13.5': rule(
    'Vrácené zranění',
    'Vrácené zranění se počítá z téhož mezisoučtu, i když je konečný počet 0. Je to běžné zranění, ne útok. Vrácené zranění se znovu nevrací.',
  ),
  'R13.6': rule(
    'Zranění, které nic nezmenší',
    'Ultimátní zranění se počítá zvlášť: lze je zvýšit, ale nic mu nezabrání, nerozpůlí je a nelze se mu vyhnout. Hráč je ztrácí navíc k ostatnímu.',
  ),
  'R13.7': rule(
    'Kolik zranění útok udělil',
    'Ptá-li se text, kolik zranění útok udělil, odečte se zabránění nejprve od útoku a teprve pak od jiných zranění. Nula zranění není žádné zranění.',
  ),
  'R13.8': rule(
    'Započtení zranění',
    'Uzdravení a ztráty se sečtou a započtou všem hráčům v téže chvíli a zdraví zůstane ve svých mezích. Potom působí efekty, které hráče zachraňují, a nakonec je poražen každý, kdo má 0. V týmu se zranění počítají každému hrdinovi zvlášť a od společného počítadla se odečtou dohromady.',
  ),
  R14: rule(
    'Přednost, okna, přerušování',
    'Na mnoha místech se otevře krátké okno, v němž může kdokoli zareagovat. Nejprve aktivní hráč, pak ostatní v pořadí hry. Hra pokračuje, když všichni po sobě pasují.',
  ),
  'R14.1': rule(
    'Druhy akcí',
    'Reakce jsou okamžité akce, využití žetonů, spojenci a stálé schopnosti použitelné kdykoli a ve fázi hodu i její akce. Schopnosti, vylepšení, akce hlavní fáze a efekty údržby lze přerušit. Započatou reakci, prodej, placení, dobírání a příjem přerušit nelze.',
  ),
  'R14.2': rule(
    'Pořadí přednosti',
    'Nejvyšší přednost má aktivní hráč, pak ostatní v pořadí hry. Nezáleží na tom, kdo promluvil první. Nastane-li několik automatických efektů najednou, každý hráč určí pořadí svých a aktivní hráč začíná.',
  ),
  'R14.3': rule(
    'Okna',
    'V okně dostane podle přednosti slovo každý, kdo může něco udělat. Po každé akci kolo začíná znovu; když všichni po sobě pasují, okno se zavře. Hra pak pokračuje přesně tam, kde se zastavila.',
  ),
  'R14.4': rule(
    'Druhy oken',
    'Po hodu lze měnit právě tyto kostky. Po ohlášení lze naposledy měnit pět kostek útočníka. V oknech mimo fázi hodu lze použít jen okamžité akce a žetony.',
  ),
  'R14.5': rule(
    'Právo přednosti',
    'Ohlášená reakce začne, až když každý s vyšší předností mohl hrát dřív. Není-li pak už možná, vezme se zpět zdarma. Akce aktivního hráče začínají hned.',
  ),
  'R14.6': rule(
    'Přerušování',
    'Když někdo ohlásí akci, kterou lze přerušit, mohou ostatní zareagovat, než nastane. Provede se pak s tím, co zbylo; volbu, která se stala nemožnou, lze učinit znovu. Reakce akci neruší, pokud to sama neříká.',
  ),
  'R14.7': rule(
    'Změny kostek',
    'Kostky lze měnit jen během jejich okna, zato kolikrát kdo chce. Kostky hozené kartami, které nelze přerušit, se čtou hned. Po spuštění schopnosti už na kostkách, které ji spustily, nezáleží.',
  ),
  'R14.8': rule(
    'Co může přerušit co',
    'Okamžité akce a žetony mohou přerušit schopnosti, efekty údržby, akce hlavní fáze a vylepšení; akce fáze hodu mohou přerušit schopnosti. Započatou akci fáze hodu, okamžitou akci ani využití žetonu nepřeruší nic.',
  ),
};
