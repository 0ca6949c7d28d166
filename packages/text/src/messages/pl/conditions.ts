import type { Messages } from '../../language.ts';

export const conditions: Messages['conditions'] = {
  if: 'jeśli {cond}, {what}',
  ifColon: 'jeśli {cond}: {what}',
  otherwise: 'w przeciwnym razie {what}',
  otherwiseMark: 'inny wynik',
  otherwiseOn: 'inaczej {result}',
  on: 'przy {result} {what}',
  without: 'bez {result} {what}',
  none: 'bez {result}',
  each: '{n, plural, one {każdy} other {każde}} {symbols}',

  result: {
    dice: '{from}–{to}',
    kind: '{n} {n, plural, few {takie same cyfry} other {takich samych cyfr}}',
    card: 'karcie {n}',
  },

  symbols: 'w rzucie {not, select, yes {nie ma} other {jest}} {symbols}',
  kind: '{not, select, yes {nie masz {n} takich samych cyfr} other {masz {n} {n, plural, few {takie same cyfry} other {takich samych cyfr}}}}',
  sumAtLeast: 'suma wynosi {not, select, yes {mniej niż {n}} other {{n}+}}',
  sumAtMost: 'suma wynosi {not, select, yes {więcej niż {n}} other {{n} lub mniej}}',
  die: '{not, select, yes {żadna kość nie pokazuje} other {któraś kość pokazuje}} {range}',
  beats: 'twój wynik {not, select, yes {nie jest wyższy} other {jest wyższy}}',
  equalsOrBeats: 'twój wynik jest {not, select, yes {niższy} other {równy lub wyższy}}',
  rerolled: '{not, select, yes {tego nie zrobisz} other {to zrobisz}}',
  holds:
    '{who, select, self {} other {{nom} }}{not, select, yes {nie {who, select, self {masz} other {ma}} {tokenGen}} other {{who, select, self {masz} other {ma}} {counted}}}',
  holdsAtLeast:
    '{who, select, self {masz} other {{nom} ma}} {not, select, yes {mniej niż {n}} other {{n}+}} {counted}',
  holdsExactly: '{who, select, self {masz} other {{nom} ma}} dokładnie {n} {counted}',
  heldBefore: {
    turn: '{not, select, yes {nie masz {tokenGen}} other {masz {tokenAcc}}} sprzed tej tury',
    'roll-phase': '{not, select, yes {nie masz {tokenGen}} other {masz {tokenAcc}}} sprzed tej Fazy Rzutu',
    defence: '{not, select, yes {nie masz {tokenGen}} other {masz {tokenAcc}}} sprzed tej obrony',
  },
  ownLeaflet: 'ten żeton {not, select, yes {nie pochodzi} other {pochodzi}} z twojej karty informacyjnej',
  full: 'masz {not, select, yes {mniej {counted} niż wynosi limit} other {limit {counted}}}',
  usedSymbol: 'do aktywacji {not, select, yes {nie użyto} other {użyto}} {symbol}',
  cp: 'masz {not, select, yes {mniej niż {n}} other {{n}+}} {cp}',
  upgrades: 'masz {not, select, yes {mniej niż {n}} other {{n}+}} ulepszeń',
  has: '{not, select, yes {nie masz zdolności} other {masz zdolność}} {ability}',
  level: '{ability} {not, select, yes {nie ma jeszcze poziomu} other {ma co najmniej poziom}} {level}',
  side: 'na wierzchu twojej planszy {not, select, yes {nie jest} other {jest}} strona {side}',
  healthBelow: '{not, select, yes {nie masz mniej} other {masz mniej}} zdrowia niż {nom}',
  opponent: '{nom} {not, select, yes {nie jest} other {jest}} przeciwnikiem',
  same: '{a} {not, select, yes {to nie} other {to}} {b}',
  isYou: '{nom} {not, select, yes {to ktoś inny niż ty} other {to ty}}',
  started: '{not, select, yes {nie jesteś} other {jesteś}} pierwszym graczem',
  ownTurn: '{not, select, yes {nie trwa} other {trwa}} twoja tura',
  rollPhase: '{not, select, yes {nie trwa} other {trwa}} Faza Rzutu',
  attemptsBelow:
    'twój rzut ofensywny miał {not, select, yes {{n}+ prób} other {mniej niż {n, plural, one {# próbę} few {# próby} other {# prób}}}}',
  attacking: '{not, select, yes {nie atakujesz} other {atakujesz}}',
  attacked: '{not, select, yes {nie jesteś} other {jesteś}} celem ataku',
  attackedNormally:
    '{not, select, yes {atak nie pozwala ci się bronić} other {jesteś celem ataku zadającego zwyczajne obrażenia}}',
  hasAttacked: 'w tej Fazie Rzutu {not, select, yes {nie było twojego ataku} other {był twój atak}}',
  ultimate: '{not, select, yes {nie jest to} other {jest to}} zdolność specjalna',
  defending: '{not, select, yes {nie bronisz się} other {bronisz się}} zdolnością {ability}',
  threatened: '{not, select, yes {nie masz otrzymać obrażeń} other {masz otrzymać obrażenia}}',
  threatenedByAbility:
    'zdolność ofensywna przeciwnika {not, select, yes {nie ma zadać ci obrażeń} other {ma zadać ci obrażenia}}',
  attackDeals: 'twój atak zadaje {not, select, yes {mniej niż {n}} other {{n}+}} obrażeń',
  attackWas: 'atak na ciebie miał zadać {not, select, yes {mniej niż {n}} other {{n}+}} obrażeń',
  defendable:
    'przed twoim atakiem {not, select, yes {nie można się już bronić} other {można się jeszcze bronić}}',
  dealt:
    'twój atak {not, select, yes {{n, plural, one {nie zadał obrażeń} other {zadał mniej niż # obrażeń}}} other {zadał {n, plural, one {obrażenia} other {#+ obrażeń}}}}',
  hurt: 'obrażenia inne niż specjalne {not, select, yes {nie zmniejszyły twojego zdrowia} other {zmniejszyły twoje zdrowie}}',
  falling:
    'nadchodzące obrażenia {not, select, yes {nie zmniejszyłyby twojego zdrowia} other {zmniejszyłyby twoje zdrowie}} do 0',
  attackMade:
    '{own, select, yes {w tej turze {not, select, yes {nie było twojego ataku} other {był twój atak}}} other {gracz aktywny w tej turze {not, select, yes {nie atakował} other {atakował}}}}',

  number: {
    removed:
      '{mode, select, none {nie usuniesz żadnego żetonu} exact {usuniesz dokładnie {n}} other {{n, plural, one {to zrobisz} other {usuniesz #+}}}}',
    paid: '{mode, select, none {nie zapłacisz PW} exact {zapłacisz dokładnie {n} PW} other {zapłacisz {n}+ PW}}',
    spent:
      '{mode, select, none {nie wydasz żadnego żetonu} exact {wydasz dokładnie {n}} other {{n, plural, one {wydasz żeton} other {wydasz #+ żetonów}}}}',
    drawn:
      '{mode, select, none {nie dobierzesz żadnej karty} exact {dobierzesz dokładnie {n}} other {{n, plural, one {dobierzesz kartę} other {dobierzesz #+ kart}}}}',
    added:
      '{mode, select, none {nie dodasz obrażeń} exact {dodasz dokładnie {n, plural, one {# obrażenie} few {# obrażenia} other {# obrażeń}}} other {dodasz {n, plural, one {obrażenia} other {#+ obrażeń}}}}',
    chosen: '{mode, select, none {wybierzesz 0} exact {wybierzesz {n}} other {wybierzesz co najmniej {n}}}',
    placed:
      '{mode, select, none {nie otrzymasz żadnego żetonu} exact {otrzymasz dokładnie {n}} other {{n, plural, one {otrzymasz żeton} other {otrzymasz #+ żetonów}}}}',
    upgradesSeen:
      '{mode, select, none {nie ma wśród nich ulepszenia} exact {liczba ulepszeń wśród nich to {n}} other {{n, plural, one {jest wśród nich ulepszenie} other {jest wśród nich #+ ulepszeń}}}}',
    picked: '{mode, select, none {to karta 1} other {to karta {position}}}',
  },
  numberNot: {
    least: '{n, plural, one {nie było żadnego} other {było mniej niż #}}',
    exact: 'liczba jest inna niż {n}',
  },

  note: {
    phase: 'efekt {list} {not, select, yes {nie zadziałał} other {zadziałał}} w tej fazie',
    rolled: 'wynik rzutu ({list}) {not, select, yes {to nie} other {to}} {result}',
    turn: 'efekt {list} {not, select, yes {{n, plural, =1 {nie zadziałał} other {zadziałał mniej niż # razy}}} other {{n, plural, =1 {zadziałał} other {zadziałał co najmniej # razy}}}} w tej turze',
    use: 'w tej turze wykonano „{use}” {not, select, yes {mniej niż {n, plural, =1 {raz} other {# razy}}} other {co najmniej {n, plural, =1 {raz} other {# razy}}}}',
  },

  companion: {
    dial: '{token} ma {not, select, yes {mniej niż {n}} other {{n}+}} punktów zdrowia',
    piece:
      '{who, select, self {} other {{nom} }}{not, select, yes {nie {who, select, self {masz} other {ma}} {tokenGen}} other {{who, select, self {masz} other {ma}} {tokenAcc}}}',
    prepared: 'zaklęcie {token} {not, select, yes {nie jest} other {jest}} przygotowane',
    preparedFull:
      '{not, select, yes {możesz przygotować kolejne zaklęcie} other {nie możesz przygotować więcej zaklęć}}',
    has: '{not, select, yes {nie masz {tokenGen}} other {masz {tokenAcc}}}',
    basic: '{token} {not, select, yes {nie jest} other {jest}} podstawowy',
    advanced: '{token} {not, select, yes {nie jest} other {jest}} zaawansowany',
    active: '{token} {not, select, yes {nie jest} other {jest}} w akcji',
  },
};
