import type { Messages } from '../../language.ts';

export const conditions: Messages['conditions'] = {
  if: 'pokud {cond}, {what}',
  ifColon: 'pokud {cond}: {what}',
  ifElse: 'pokud {cond}, {what}; jinak^ {other}',
  on: 'za {result}: {what}',
  onElse: 'za {result}: {what}; jinak^ {other}',
  without: 'bez {result}: {what}',
  withoutElse: 'bez {result}: {what}; jinak^ {other}',

  result: {
    dice: '{from}–{to}',
    kind: '{n, plural, few {# stejné} other {# stejných}}',
  },

  symbols: 'hod {not, select, yes {neobsahuje} other {obsahuje}} {symbols}',
  kind: '{not, select, yes {nemáš} other {máš}} {n, plural, few {# stejné} other {# stejných}}',
  sumAtLeast: 'je součet {not, select, yes {menší než} other {alespoň}} {n}',
  sumAtMost: 'je součet {not, select, yes {větší než} other {nejvýše}} {n}',
  die: '{not, select, yes {žádná kostka neukazuje} other {některá kostka ukazuje}} {range}',
  beats: '{not, select, yes {není} other {je}} na tvé kostce vyšší číslo',
  equalsOrBeats: 'je na tvé kostce {not, select, yes {nižší} other {stejné nebo vyšší}} číslo',
  rerolled: '{not, select, yes {nedošlo} other {došlo}} k přehození',
  holds:
    '{who, select, self {{not, select, yes {nemáš} other {máš}}} other {{not, select, yes {nemá} other {má}} {nom}}} žeton {token}',
  holdsAtLeast:
    '{who, select, self {máš} other {má {nom}}} {not, select, yes {méně než} other {alespoň}} {n, plural, one {# žeton} few {# žetony} other {# žetonů}} {token}',
  holdsExactly:
    '{who, select, self {máš} other {má {nom}}} přesně {n, plural, one {# žeton} few {# žetony} other {# žetonů}} {token}',
  heldBefore: {
    turn: 'před tímto tahem u tebe {not, select, yes {nebyl} other {byl}} žeton {token}',
    'roll-phase': 'před touto fází hodu u tebe {not, select, yes {nebyl} other {byl}} žeton {token}',
    defence: 'před touto obranou u tebe {not, select, yes {nebyl} other {byl}} žeton {token}',
  },
  ownLeaflet: '{not, select, yes {není} other {je}} tento žeton na tvém přehledu hrdiny',
  full: '{not, select, yes {nemáš} other {máš}} nejvyšší počet žetonů {token}',
  usedSymbol: '{not, select, yes {není} other {je}} mezi kostkami, které schopnost spustily, {symbol}',
  cp: 'máš {not, select, yes {méně než} other {alespoň}} {n} {cp}',
  upgrades: 'máš ve hře {not, select, yes {méně než} other {alespoň}} {n} vylepšení',
  has: '{not, select, yes {nemáš} other {máš}} schopnost {ability}',
  level: '{not, select, yes {ještě nemá {ability}} other {má {ability} alespoň}} úroveň {level}',
  side: '{not, select, yes {není} other {je}} na tvé desce nahoře {side} strana',
  healthBelow: '{not, select, yes {nemáš méně} other {máš méně}} zdraví než {nom}',
  opponent: '{not, select, yes {není} other {je}} {nom} tvůj soupeř',
  same: '{not, select, yes {není} other {je}} {a} {b}',
  isYou: '{nom} {not, select, yes {nejsi ty} other {jsi ty}}',
  started: '{not, select, yes {nejsi} other {jsi}} začínající hráč',
  ownTurn: '{not, select, yes {neprobíhá} other {probíhá}} tvůj tah',
  rollPhase: '{not, select, yes {neprobíhá} other {probíhá}} fáze hodu',
  attemptsBelow:
    'byl počet bojových pokusů ve tvé fázi hodu na útok {not, select, yes {alespoň} other {menší než}} {n}',
  attacking: '{not, select, yes {neútočíš} other {útočíš}}',
  attacked: '{not, select, yes {nejsi} other {jsi}} cílem útoku',
  attackedNormally: '{not, select, yes {nejsi} other {jsi}} cílem útoku s běžným zraněním',
  hasAttacked: 'v této fázi hodu {not, select, yes {nedošlo} other {došlo}} k tvému útoku',
  ultimate: '{not, select, yes {není} other {je}} spuštěná schopnost ultimátní',
  defending: '{not, select, yes {nepoužíváš} other {používáš}} obrannou schopnost {ability}',
  threatened: '{not, select, yes {nemáš} other {máš}} hrozící zranění',
  threatenedByAbility: '{not, select, yes {nemáš} other {máš}} hrozící zranění z útočné schopnosti soupeře',
  attackDeals: 'uděluje tvůj útok {not, select, yes {méně než} other {alespoň}} {n} zranění',
  attackWas: 'měl útok na tebe udělit {not, select, yes {méně než} other {alespoň}} {n} zranění',
  defendable: '{not, select, yes {už nelze} other {ještě lze}} tvůj útok blokovat',
  dealt:
    'tvůj útok {not, select, yes {{n, plural, one {neudělil zranění} other {udělil méně než # zranění}}} other {{n, plural, one {udělil zranění} other {udělil alespoň # zranění}}}}',
  hurt: 'jiné než ultimátní zranění {not, select, yes {nesnížilo} other {snížilo}} tvé zdraví',
  falling: 'hrozící zranění by {not, select, yes {nesnížilo} other {snížilo}} tvé zdraví na 0',
  attackMade:
    '{own, select, yes {v tomto tahu {not, select, yes {nedošlo} other {došlo}} k tvému útoku} other {aktivní hráč v tomto tahu {not, select, yes {neútočil} other {útočil}}}}',

  number: {
    removed:
      '{mode, select, none {nebyl odstraněn žádný žeton} exact {počet odstraněných žetonů je {n}} other {{n, plural, one {byl odstraněn žeton} few {byly odstraněny alespoň # žetony} other {bylo odstraněno alespoň # žetonů}}}}',
    paid: '{mode, select, none {nebyly utraceny žádné BB} exact {počet utracených BB je {n}} other {počet utracených BB je alespoň {n}}}',
    spent:
      '{mode, select, none {nebyl využit žádný žeton} exact {počet využitých žetonů je {n}} other {{n, plural, one {byl využit žeton} few {byly využity alespoň # žetony} other {bylo využito alespoň # žetonů}}}}',
    drawn:
      '{mode, select, none {nebyla dobrána žádná karta} exact {počet dobraných karet je {n}} other {{n, plural, one {byla dobrána karta} few {byly dobrány alespoň # karty} other {bylo dobráno alespoň # karet}}}}',
    added:
      '{mode, select, none {nebylo přidáno žádné zranění} exact {počet přidaných zranění je {n}} other {{n, plural, one {bylo přidáno zranění} few {byla přidána alespoň # zranění} other {bylo přidáno alespoň # zranění}}}}',
    chosen:
      '{mode, select, none {zvolené číslo je 0} exact {zvolené číslo je {n}} other {zvolené číslo je alespoň {n}}}',
    placed:
      '{mode, select, none {nepřibyl žádný žeton} exact {počet nových žetonů je {n}} other {{n, plural, one {přibyl žeton} few {přibyly alespoň # žetony} other {přibylo alespoň # žetonů}}}}',
    upgradesSeen:
      '{mode, select, none {mezi nimi není žádné vylepšení} exact {počet vylepšení mezi nimi je {n}} other {{n, plural, one {je mezi nimi vylepšení} few {jsou mezi nimi alespoň # vylepšení} other {je mezi nimi alespoň # vylepšení}}}}',
    picked: '{mode, select, none {je to karta číslo 1} other {je to karta číslo {position}}}',
  },
  numberNot: {
    least: '{n, plural, one {nebylo nic} other {bylo méně než #}}',
    exact: 'číslo není {n}',
  },

  note: {
    phase: '{list} v této fázi {not, select, yes {nepůsobí} other {působí}}',
    turn: '{list} {not, select, yes {{n, plural, =1 {v tomto tahu ještě nepůsobí} other {v tomto tahu působí méně než #krát}}} other {{n, plural, =1 {v tomto tahu působí} other {v tomto tahu působí alespoň #krát}}}}',
    use: 'byl v tomto tahu pokyn „{use}“ proveden {not, select, yes {méně než {n, plural, =1 {jednou} other {#krát}}} other {alespoň {n, plural, =1 {jednou} other {#krát}}}}',
  },

  companion: {
    dial: 'má {token} {not, select, yes {méně než} other {alespoň}} {n} zdraví',
    piece:
      '{who, select, self {{not, select, yes {nemáš} other {máš}} u sebe} other {{not, select, yes {nemá} other {má}} {nom} u sebe}} {token}',
    prepared: '{not, select, yes {není} other {je}} kouzlo {token} připravené',
    preparedFull: '{not, select, yes {smíš připravit další kouzlo} other {nesmíš připravit další kouzla}}',
    has: '{not, select, yes {nemáš ve hře} other {máš ve hře}} {token}',
    basic: '{not, select, yes {neleží} other {leží}} {token} základní stranou nahoru',
    advanced: '{not, select, yes {neleží} other {leží}} {token} pokročilou stranou nahoru',
    active: '{not, select, yes {není} other {je}} {token} v akci',
  },
};
