import type { Messages } from '../../language.ts';

export const conditions: Messages['conditions'] = {
  if: 'pokud^ {cond}, {what}',
  ifColon: 'pokud^ {cond}: {what}',
  otherwise: 'jinak^ {what}',
  otherwiseMark: 'jinak',
  otherwiseOn: 'jinak {result}',
  on: 'za {result}^ {what}',
  without: 'bez {result}^ {what}',
  none: 'bez {result}',
  each: '{n, plural, one {každý} other {každé}} {symbols}',

  result: {
    dice: '{from}–{to}',
    kind: '{n, plural, few {# stejná čísla} other {# stejných čísel}}',
    card: 'karta {n}',
  },

  symbols: 'hod {not, select, yes {neobsahuje} other {obsahuje}} {symbols}',
  kind: '{not, select, yes {nemáš} other {máš}} {n, plural, few {# stejná čísla} other {# stejných čísel}}',
  sumAtLeast: 'je součet {not, select, yes {menší než {n}} other {{n}+}}',
  sumAtMost: 'je součet {not, select, yes {větší než {n}} other {nejvýše {n}}}',
  die: '{not, select, yes {žádná kostka neukazuje} other {některá kostka ukazuje}} {range}',
  beats: '{not, select, yes {není} other {je}} tvá kostka vyšší',
  equalsOrBeats: 'je tvá kostka {not, select, yes {nižší} other {stejná nebo vyšší}}',
  rerolled: '{not, select, yes {nepřehodíš} other {přehodíš}}',
  holds:
    '{who, select, self {{not, select, yes {nemáš} other {máš}}} other {{not, select, yes {nemá} other {má}} {nom}}} {token}',
  holdsAtLeast:
    '{who, select, self {máš} other {má {nom}}} {not, select, yes {méně než {n}} other {{n}+}} {counted}',
  holdsExactly: '{who, select, self {máš} other {má {nom}}} přesně {n} {counted}',
  heldBefore: {
    turn: '{not, select, yes {nemáš} other {máš}} {tokenAcc} z doby před tímto tahem',
    'roll-phase': '{not, select, yes {nemáš} other {máš}} {tokenAcc} z doby před touto fází hodu',
    defence: '{not, select, yes {nemáš} other {máš}} {tokenAcc} z doby před touto obranou',
  },
  ownLeaflet: 'tento žeton {not, select, yes {nepochází} other {pochází}} z tvého přehledu hrdiny',
  full: '{not, select, yes {nemáš} other {máš}} nejvyšší počet {counted}',
  usedSymbol: '{not, select, yes {nespouští} other {spouští}}~ji {symbol}',
  cp: 'máš {not, select, yes {méně než {n}} other {{n}+}} {cp}',
  upgrades: 'máš {not, select, yes {méně než {n}} other {{n}+}} vylepšení',
  has: '{not, select, yes {nemáš} other {máš}} schopnost {ability}',
  level: '{ability} {not, select, yes {ještě nemá} other {má alespoň}} úroveň {level}',
  side: '{not, select, yes {není} other {je}} na tvé desce {side} strana',
  healthBelow: '{not, select, yes {nemáš} other {máš}} méně zdraví než {nom}',
  opponent: '{nom} {not, select, yes {není} other {je}} soupeř',
  same: '{not, select, yes {není} other {je}} {a} {b}',
  isYou: '{nom} {not, select, yes {nejsi ty} other {jsi ty}}',
  started: '{not, select, yes {nejsi} other {jsi}} začínající hráč',
  ownTurn: '{not, select, yes {nejsi} other {jsi}} na tahu',
  rollPhase: '{not, select, yes {neprobíhá} other {probíhá}} fáze hodu',
  attemptsBelow:
    'máš za sebou {not, select, yes {{n}+ bojových pokusů} other {méně než {n, plural, one {# bojový pokus} few {# bojové pokusy} other {# bojových pokusů}}}}',
  attacking: '{not, select, yes {neútočíš} other {útočíš}}',
  attacked: '{not, select, yes {nejsi} other {jsi}} cílem útoku',
  attackedNormally: '{not, select, yes {nemůžeš~se útoku bránit} other {jsi cílem útoku s běžným zraněním}}',
  hasAttacked: 'v této fázi hodu {not, select, yes {neproběhl} other {proběhl}} tvůj útok',
  ultimate: 'schopnost {not, select, yes {není} other {je}} ultimátní',
  defending: '{not, select, yes {nepoužíváš} other {používáš}} obrannou schopnost {ability}',
  threatened: '{not, select, yes {nehrozí} other {hrozí}}~ti zranění',
  threatenedByAbility: '{not, select, yes {nehrozí} other {hrozí}}~ti zranění z útočné schopnosti soupeře',
  attackDeals: 'tvůj útok uděluje {not, select, yes {méně než {n}} other {{n}+}} zranění',
  attackWas: 'měl útok na tebe {not, select, yes {méně než {n}} other {{n}+}} zranění',
  defendable: 'tvůj útok {not, select, yes {už nelze} other {ještě lze}} blokovat',
  dealt:
    'tvůj útok {not, select, yes {{n, plural, one {neudělil zranění} other {udělil méně než # zranění}}} other {udělil {n, plural, one {zranění} other {#+ zranění}}}}',
  hurt: '{not, select, yes {neubralo} other {ubralo}}~ti zdraví jiné než ultimátní zranění',
  falling: 'hrozící zranění by ti {not, select, yes {nesnížilo} other {snížilo}} zdraví na 0',
  attackMade:
    '{own, select, yes {v tomto tahu {not, select, yes {neproběhl} other {proběhl}} tvůj útok} other {aktivní hráč v tomto tahu {not, select, yes {neútočil} other {útočil}}}}',

  number: {
    removed:
      '{mode, select, none {nic neodstraníš} exact {odstraníš přesně {n}} other {{n, plural, one {ano} other {odstraníš #+}}}}',
    paid: '{mode, select, none {neutratíš žádné BB} exact {utratíš přesně {n} BB} other {utratíš {n}+ BB}}',
    spent:
      '{mode, select, none {nevyužiješ žádný žeton} exact {využiješ přesně {n, plural, one {# žeton} few {# žetony} other {# žetonů}}} other {{n, plural, one {využiješ žeton} other {využiješ #+ žetonů}}}}',
    drawn:
      '{mode, select, none {nedobereš~si kartu} exact {dobereš~si přesně {n, plural, one {# kartu} few {# karty} other {# karet}}} other {{n, plural, one {dobereš~si kartu} other {dobereš~si #+ karet}}}}',
    added:
      '{mode, select, none {nepřidáš zranění} exact {přidáš přesně {n} zranění} other {přidáš {n, plural, one {zranění} other {#+ zranění}}}}',
    chosen: '{mode, select, none {zvolíš 0} exact {zvolíš {n}} other {zvolíš alespoň {n}}}',
    placed:
      '{mode, select, none {nepřibude žeton} exact {přibude přesně {n, plural, one {# žeton} few {# žetony} other {# žetonů}}} other {{n, plural, one {přibude žeton} other {přibude #+ žetonů}}}}',
    upgradesSeen:
      '{mode, select, none {mezi nimi není vylepšení} exact {mezi nimi je přesně {n} vylepšení} other {{n, plural, one {je mezi nimi vylepšení} other {je mezi nimi #+ vylepšení}}}}',
    picked: '{mode, select, none {je to první karta} other {je to karta {position}}}',
  },
  numberNot: {
    least: '{n, plural, one {ne} other {jich je méně než #}}',
    exact: 'jich není přesně {n}',
  },

  note: {
    phase: 'v této fázi {not, select, yes {nepůsobí} other {působí}} {list}',
    rolled: '{not, select, yes {nepadlo} other {padlo}}~ti {result} ({list})',
    turn: 'v tomto tahu {not, select, yes {{n, plural, =1 {ještě nepůsobí} other {působí méně než #krát}}} other {{n, plural, =1 {působí} other {působí alespoň #krát}}}} {list}',
    use: 'v tomto tahu proběhlo {not, select, yes {méně než {n, plural, =1 {jednou} =2 {dvakrát} other {#krát}}} other {alespoň {n, plural, =1 {jednou} =2 {dvakrát} other {#krát}}}} „{use}“',
  },

  companion: {
    dial: 'má {token} {not, select, yes {méně než {n}} other {{n}+}} zdraví',
    piece:
      '{who, select, self {{not, select, yes {nemáš} other {máš}}} other {{not, select, yes {nemá} other {má}} {nom}}} {tokenAcc}',
    prepared: '{not, select, yes {není} other {je}} připraveno kouzlo {token}',
    preparedFull: '{not, select, yes {můžeš} other {nemůžeš}} připravit další kouzlo',
    has: '{not, select, yes {nemáš} other {máš}} {tokenAcc}',
    basic: '{not, select, yes {není} other {je}} {token} na základní straně',
    advanced: '{not, select, yes {není} other {je}} {token} na pokročilé straně',
    active: '{not, select, yes {není} other {je}} {token} v akci',
  },
};
