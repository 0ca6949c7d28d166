import { rule } from '../../../rulebook/section.ts';

export const shared = {
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
    'Platí pro kteréhokoli hráče včetně tebe, a to kdykoli. Kdo má vyšší přednost, může žeton napřed využít. Spojenci a žetony, které odstranit nelze, jsou v bezpečí.',
  ),
  'SC-03': rule(
    'Double Up!',
    'Lze ji zahrát kdykoli, i v cizím tahu. Až do tvé odkládací fáze není počet karet v ruce omezen.',
  ),
  'SC-04': rule(
    'Get That Outta Here!',
    'Odstraní žeton stejně jako SC-02, ale jen ve tvé hlavní fázi, a proto levněji. Ostatní mohou zareagovat, třeba zvolený žeton využít.',
  ),
  'SC-05': rule('Getting Paid!', 'Nestojí nic a zahrát ji lze vždy. Víc než 15 BB ale nikdy nemáš.'),
  'SC-06': rule(
    'Helping Hand!',
    'Soupeř do toho nemá co mluvit: zvolená kostka se přehodí. Platí nový výsledek, lepší i horší.',
  ),
  'SC-07': rule(
    'Not This Time!',
    'Může ochránit tebe i kohokoli, komu v této fázi hodu hrozí zranění, i neblokovatelné. Odečítá se dřív, než se cokoli půlí. Proti ultimátnímu zranění nepomůže.',
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
    'Oba hráče volíš ty; jedním z nich můžeš být i ty. Žeton zůstane, jaký byl. Desku, na které pro něj není místo, zvolit nelze.',
  ),
  'SC-14': rule(
    'Triple Up!',
    'Lze ji zahrát kdykoli. Dojde-li balíček, zamíchej odkládací balíček do nového a dobírej dál.',
  ),
  'SC-15': rule(
    'Try, Try Again!',
    'Pro kostky tvé nebo spoluhráče, nikdy soupeře. Přehodí se dvě kostky jednou, nebo jedna dvakrát.',
  ),
  'SC-16': rule(
    'Twice as Wild!',
    'Obě kostky jsou z hodu, který lze právě měnit. Je to nejjistější způsob, jak zastavit ohlášenou ultimátní schopnost.',
  ),
  'SC-17': rule(
    'Vegas Baby!',
    'Hod 1 nebo 2 dá 1 BB, 3 nebo 4 dá 2 a 5 nebo 6 dá 3. Ostatní mohou kostku měnit okamžitými akcemi.',
  ),
  'SC-18': rule(
    'What Status Effects?',
    'Sebere z jedné desky vše, dobré i zlé. Žetony, které odstranit nelze, a spojenci zůstávají. Dotčený hráč může v reakci žetony využít.',
  ),
  ED: rule(
    'Vydání a možnosti',
    'V jedné hře se mohou potkat hrdinové všech vydání; kde se vydání liší, rozhodují možnosti zvolené před hrou. Přednost může jít po směru hodinových ručiček místo v pořadí hry (R14.2) a právo přednosti (R14.5) lze vypustit. Uzdravení může působit hned, a ne spolu se zraněním (R13.1). Kostku zacílení ultimátní schopnosti (R16) lze zpřístupnit straně útočníka, kostky využitých žetonů (R14.7) lze ze změn vyjmout a akce fáze hodu (R14.8) lze povolit přerušovat. Lze také dovolit téhož hrdinu dvakrát (R1) a zkrátit souboj (R17.1).',
  ),
};
