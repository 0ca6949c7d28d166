import type { Messages } from '../../language.ts';

export const conditions: Messages['conditions'] = {
  if: 'jeśli {cond}, {what}',
  ifColon: 'jeśli {cond}: {what}',
  ifElse: 'jeśli {cond}, {what}; w przeciwnym razie {other}',
  on: 'przy {result} {what}',
  onElse: 'przy {result} {what}; w przeciwnym razie {other}',
  without: 'bez {result} {what}',
  withoutElse: 'bez {result} {what}; w przeciwnym razie {other}',

  result: {
    dice: '{from}–{to}',
    kind: '{n} takich samych cyfrach',
  },

  symbols: 'rzut {not, select, yes {nie zawiera} other {zawiera}} {symbols}',
  kind: '{not, select, yes {nie masz} other {masz}} {n} takich samych cyfr',
  sumAtLeast: 'suma wynosi {not, select, yes {mniej niż} other {co najmniej}} {n}',
  sumAtMost: 'suma wynosi {not, select, yes {więcej niż} other {co najwyżej}} {n}',
  die: '{not, select, yes {żadna kość nie pokazuje} other {któraś kość pokazuje}} {range}',
  beats: 'wynik na twojej kości {not, select, yes {nie jest wyższy} other {jest wyższy}}',
  equalsOrBeats: 'wynik na twojej kości jest {not, select, yes {niższy} other {równy lub wyższy}}',
  rerolled: '{not, select, yes {nie wykonano przerzutu} other {wykonano przerzut}}',
  holds:
    '{who, select, self {{not, select, yes {nie masz żetonu} other {masz żeton}}} other {{nom} {not, select, yes {nie ma żetonu} other {ma żeton}}}} {token}',
  holdsAtLeast:
    '{who, select, self {masz} other {{nom} ma}} {not, select, yes {mniej niż {n, plural, one {# żeton} few {# żetony} other {# żetonów}}} other {co najmniej {n, plural, one {# żeton} few {# żetony} other {# żetonów}}}} {token}',
  holdsExactly:
    '{who, select, self {masz} other {{nom} ma}} dokładnie {n, plural, one {# żeton} few {# żetony} other {# żetonów}} {token}',
  heldBefore: {
    turn: 'przed tą turą {not, select, yes {nie było u ciebie żetonu} other {był u ciebie żeton}} {token}',
    'roll-phase':
      'przed tą Fazą Rzutu {not, select, yes {nie było u ciebie żetonu} other {był u ciebie żeton}} {token}',
    defence:
      'przed tą obroną {not, select, yes {nie było u ciebie żetonu} other {był u ciebie żeton}} {token}',
  },
  ownLeaflet: 'ten żeton {not, select, yes {nie pochodzi} other {pochodzi}} z twojej karty informacyjnej',
  full: '{not, select, yes {nie masz jeszcze pełnego stosu} other {masz pełny stos}} żetonów {token}',
  usedSymbol:
    'wśród kości, które aktywowały zdolność, {not, select, yes {nie ma symbolu} other {jest symbol}} {symbol}',
  cp: 'masz {not, select, yes {mniej niż} other {co najmniej}} {n} {cp}',
  upgrades:
    'masz w grze {not, select, yes {mniej niż} other {co najmniej}} {n, plural, one {# ulepszenie} few {# ulepszenia} other {# ulepszeń}}',
  has: '{not, select, yes {nie masz zdolności} other {masz zdolność}} {ability}',
  level: '{ability} {not, select, yes {nie ma jeszcze poziomu} other {ma co najmniej poziom}} {level}',
  side: 'na wierzchu twojej planszy {not, select, yes {nie jest} other {jest}} strona {side}',
  healthBelow: '{not, select, yes {nie masz mniej} other {masz mniej}} zdrowia niż {nom}',
  opponent: '{nom} {not, select, yes {nie jest} other {jest}} twoim przeciwnikiem',
  same: '{a} {not, select, yes {to nie} other {to}} {b}',
  isYou: '{nom} {not, select, yes {to ktoś inny niż ty} other {to ty}}',
  started: '{not, select, yes {nie jesteś} other {jesteś}} pierwszym graczem',
  ownTurn: '{not, select, yes {nie trwa} other {trwa}} twoja tura',
  rollPhase: '{not, select, yes {nie trwa} other {trwa}} Faza Rzutu',
  attemptsBelow:
    'liczba prób rzutu w twojej Fazie Rzutu Ofensywnego wyniosła {not, select, yes {co najmniej} other {mniej niż}} {n}',
  attacking: '{not, select, yes {nie atakujesz} other {atakujesz}}',
  attacked: '{not, select, yes {nie jesteś} other {jesteś}} celem ataku',
  attackedNormally:
    '{not, select, yes {nie jesteś} other {jesteś}} celem ataku zadającego zwyczajne obrażenia',
  hasAttacked: 'w tej Fazie Rzutu {not, select, yes {nie było twojego ataku} other {był twój atak}}',
  ultimate: 'aktywowana zdolność {not, select, yes {nie jest} other {jest}} zdolnością specjalną',
  defending: '{not, select, yes {nie bronisz się} other {bronisz się}} zdolnością {ability}',
  threatened: '{not, select, yes {nie masz nadchodzących obrażeń} other {masz nadchodzące obrażenia}}',
  threatenedByAbility:
    '{not, select, yes {nie masz nadchodzących obrażeń} other {masz nadchodzące obrażenia}} od zdolności ofensywnej przeciwnika',
  attackDeals:
    'twój atak zadaje {not, select, yes {mniej niż} other {co najmniej}} {n, plural, one {# obrażenie} few {# obrażenia} other {# obrażeń}}',
  attackWas:
    'atak na ciebie miał zadać {not, select, yes {mniej niż} other {co najmniej}} {n, plural, one {# obrażenie} few {# obrażenia} other {# obrażeń}}',
  defendable:
    'przed twoim atakiem {not, select, yes {nie można się już bronić} other {można się jeszcze bronić}}',
  dealt:
    'twój atak {not, select, yes {{n, plural, one {nie zadał obrażeń} other {zadał mniej niż # obrażeń}}} other {{n, plural, one {zadał obrażenia} few {zadał co najmniej # obrażenia} other {zadał co najmniej # obrażeń}}}}',
  hurt: 'obrażenia inne niż specjalne {not, select, yes {nie zmniejszyły} other {zmniejszyły}} twoje zdrowie',
  falling:
    'nadchodzące obrażenia {not, select, yes {nie zmniejszyłyby} other {zmniejszyłyby}} twoje zdrowie do 0',
  attackMade:
    '{own, select, yes {w tej turze {not, select, yes {nie było twojego ataku} other {był twój atak}}} other {gracz aktywny {not, select, yes {nie wykonał} other {wykonał}} w tej turze ataku}}',

  number: {
    removed:
      '{mode, select, none {nie usunięto żadnego żetonu} exact {usunięto dokładnie {n} {n, plural, one {żeton} few {żetony} other {żetonów}}} other {{n, plural, one {usunięto żeton} few {usunięto co najmniej # żetony} other {usunięto co najmniej # żetonów}}}}',
    paid: '{mode, select, none {nie zapłacono PW} exact {zapłacono dokładnie {n} PW} other {zapłacono co najmniej {n} PW}}',
    spent:
      '{mode, select, none {nie wydano żadnego żetonu} exact {wydano dokładnie {n} {n, plural, one {żeton} few {żetony} other {żetonów}}} other {{n, plural, one {wydano żeton} few {wydano co najmniej # żetony} other {wydano co najmniej # żetonów}}}}',
    drawn:
      '{mode, select, none {nie dobrano żadnej karty} exact {dobrano dokładnie {n} {n, plural, one {kartę} few {karty} other {kart}}} other {{n, plural, one {dobrano kartę} few {dobrano co najmniej # karty} other {dobrano co najmniej # kart}}}}',
    added:
      '{mode, select, none {nie dodano obrażeń} exact {dodano dokładnie {n} {n, plural, one {obrażenie} few {obrażenia} other {obrażeń}}} other {{n, plural, one {dodano obrażenia} few {dodano co najmniej # obrażenia} other {dodano co najmniej # obrażeń}}}}',
    chosen:
      '{mode, select, none {wybrana liczba to 0} exact {wybrana liczba to {n}} other {wybrana liczba wynosi co najmniej {n}}}',
    placed:
      '{mode, select, none {nie otrzymano żadnego żetonu} exact {otrzymano dokładnie {n} {n, plural, one {żeton} few {żetony} other {żetonów}}} other {{n, plural, one {otrzymano żeton} few {otrzymano co najmniej # żetony} other {otrzymano co najmniej # żetonów}}}}',
    upgradesSeen:
      '{mode, select, none {nie ma wśród nich żadnego ulepszenia} exact {liczba ulepszeń wśród nich to {n}} other {{n, plural, one {jest wśród nich ulepszenie} few {są wśród nich co najmniej # ulepszenia} other {jest wśród nich co najmniej # ulepszeń}}}}',
    picked: '{mode, select, none {to karta numer 1} other {to karta numer {position}}}',
  },
  numberNot: {
    least: '{n, plural, one {nie było żadnego} other {było mniej niż #}}',
    exact: 'liczba jest inna niż {n}',
  },

  note: {
    phase: 'efekt {list} {not, select, yes {nie zadziałał} other {zadziałał}} w tej fazie',
    turn: 'efekt {list} {not, select, yes {{n, plural, =1 {nie zadziałał} other {zadziałał mniej niż # razy}}} other {{n, plural, =1 {zadziałał} other {zadziałał co najmniej # razy}}}} w tej turze',
    use: 'w tej turze polecenie „{use}” wykonano {not, select, yes {mniej niż {n, plural, =1 {raz} other {# razy}}} other {co najmniej {n, plural, =1 {raz} other {# razy}}}}',
  },

  companion: {
    dial: '{token} ma {not, select, yes {mniej niż} other {co najmniej}} {n} zdrowia',
    piece: '{token} {not, select, yes {nie jest} other {jest}} u {gen}',
    prepared: 'zaklęcie {token} {not, select, yes {nie jest} other {jest}} przygotowane',
    preparedFull:
      '{not, select, yes {możesz przygotować jeszcze zaklęcie} other {nie możesz przygotować więcej zaklęć}}',
    has: '{not, select, yes {nie masz w grze} other {masz w grze}} {token}',
    basic: '{token} {not, select, yes {nie jest} other {jest}} na stronie podstawowej',
    advanced: '{token} {not, select, yes {nie jest} other {jest}} na stronie zaawansowanej',
    active: '{token} {not, select, yes {nie jest} other {jest}} w akcji',
  },
};
