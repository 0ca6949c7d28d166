// Conditions, as what follows "if". {not} is yes where the opposite is asked for.

export const conditions = {
  if: 'if {cond}, {what}',
  ifColon: 'if {cond}: {what}',
  otherwise: 'otherwise {what}',
  otherwiseMark: 'otherwise',
  otherwiseOn: 'otherwise {result}',
  on: 'on {result}, {what}',
  without: 'without {result}, {what}',
  none: 'no {result}',
  each: 'each {symbols}',

  result: {
    dice: '{from}–{to}',
    kind: '{n} of a kind',
    card: 'card {n}',
  },

  symbols: 'the roll {not, select, yes {does not show} other {shows}} {symbols}',
  kind: 'you {not, select, yes {do not have} other {have}} {n} of a kind',
  sumAtLeast: 'the sum is {not, select, yes {below {n}} other {{n}+}}',
  sumAtMost: 'the sum is {not, select, yes {above {n}} other {{n} or less}}',
  die: '{not, select, yes {no die shows} other {a die shows}} {range}',
  beats: 'your die is {not, select, yes {not higher} other {higher}}',
  equalsOrBeats: 'your die is {not, select, yes {lower} other {equal or higher}}',
  rerolled: 'you {not, select, yes {did not re-roll} other {re-rolled}}',
  holds:
    '{who, select, self {you {not, select, yes {have no} other {have}}} other {{nom} {not, select, yes {has no} other {has}}}} {token}',
  holdsAtLeast:
    '{who, select, self {you have} other {{nom} has}} {not, select, yes {fewer than {n}} other {{n}+}} {counted}',
  holdsExactly: '{who, select, self {you have} other {{nom} has}} exactly {n} {counted}',
  heldBefore: {
    turn: 'you {not, select, yes {did not have} other {had}} {token} before this turn',
    'roll-phase': 'you {not, select, yes {did not have} other {had}} {token} before this Roll Phase',
    defence: 'you {not, select, yes {did not have} other {had}} {token} before this defence',
  },
  ownLeaflet: 'this token {not, select, yes {is not} other {is}} on your own leaflet',
  full: 'you {not, select, yes {are below} other {are at}} your {token} limit',
  usedSymbol: '{not, select, yes {no} other {a}} {symbol} activated the ability',
  cp: 'you have {not, select, yes {less than {n}} other {{n}+}} {cp}',
  upgrades: 'you have {not, select, yes {fewer than {n}} other {{n}+}} hero upgrades',
  has: 'you {not, select, yes {do not have} other {have}} {ability}',
  level: '{ability} {not, select, yes {is below} other {has reached}} level {level}',
  side: 'your board {not, select, yes {does not show} other {shows}} its {side} side',
  healthBelow: 'you {not, select, yes {do not have} other {have}} less health than {nom}',
  opponent: '{nom} is {not, select, yes {not an opponent} other {an opponent}}',
  same: '{a} {not, select, yes {is not} other {is}} {b}',
  isYou: '{nom} {not, select, yes {is somebody else} other {is you yourself}}',
  started: 'you {not, select, yes {are not} other {are}} the start player',
  ownTurn: 'it is {not, select, yes {not your turn} other {your turn}}',
  rollPhase: 'it is {not, select, yes {not a Roll Phase} other {a Roll Phase}}',
  attemptsBelow: 'you used {not, select, yes {{n}+} other {fewer than {n}}} offensive roll attempts',
  attacking: 'you {not, select, yes {are not attacking} other {attack}}',
  attacked: 'you are {not, select, yes {not attacked} other {attacked}}',
  attackedNormally:
    '{not, select, yes {an attack leaves you no defence} other {you are attacked with normal damage}}',
  hasAttacked: 'you {not, select, yes {did not attack} other {attacked}} this Roll Phase',
  ultimate: 'it is {not, select, yes {not an ultimate} other {an ultimate}}',
  defending: 'you {not, select, yes {are not defending} other {are defending}} with {ability}',
  threatened: 'you {not, select, yes {would take no} other {would take}} damage',
  threatenedByAbility:
    'an opponent’s offensive ability would deal you {not, select, yes {no damage} other {damage}}',
  attackDeals: 'your attack deals {not, select, yes {less than {n}} other {{n}+}} damage',
  attackWas: 'you were attacked for {not, select, yes {less than {n}} other {{n}+}} damage',
  defendable: 'your attack {not, select, yes {can no longer be defended} other {can still be defended}}',
  dealt:
    'your attack {not, select, yes {dealt {n, plural, one {no damage} other {less than # damage}}} other {dealt {n, plural, one {damage} other {#+ damage}}}}',
  hurt: 'damage other than ultimate damage {not, select, yes {cost you no} other {cost you}} health',
  falling: 'the incoming damage {not, select, yes {would not} other {would}} bring your health to 0',
  attackMade:
    '{own, select, yes {you} other {the active player}} {not, select, yes {made no attack} other {made an attack}} this turn',

  /** What an earlier line left behind. {mode}: least, exact, none. */
  number: {
    removed:
      '{mode, select, none {no token was removed} exact {you removed exactly {n}} other {{n, plural, one {you did} other {you removed #+}}}}',
    paid: '{mode, select, none {no CP was paid} exact {exactly {n} CP was paid} other {you paid {n}+ CP}}',
    spent:
      '{mode, select, none {no token was spent} exact {exactly {n} tokens were spent} other {{n, plural, one {a token was} other {at least # tokens were}} spent}}',
    drawn:
      '{mode, select, none {no card was drawn} exact {exactly {n} cards were drawn} other {{n, plural, one {a card was} other {at least # cards were}} drawn}}',
    added:
      '{mode, select, none {no damage was added} exact {exactly {n} damage was added} other {you added {n, plural, one {damage} other {#+ damage}}}}',
    chosen: '{mode, select, none {you chose 0} exact {you chose {n}} other {you chose at least {n}}}',
    placed:
      '{mode, select, none {no token was placed} exact {exactly {n} tokens were placed} other {{n, plural, one {a token was} other {at least # tokens were}} placed}}',
    upgradesSeen:
      '{mode, select, none {there is no hero upgrade among them} exact {exactly {n} of them are hero upgrades} other {{n, plural, one {there is a hero upgrade} other {there are at least # hero upgrades}} among them}}',
    picked: '{mode, select, none {it is the first card} other {it is card number {position}}}',
  },
  numberNot: {
    least: '{n, plural, one {it was none} other {it was fewer than #}}',
    exact: 'it was not exactly {n}',
  },

  /** What texts note down: during this phase, or how often this turn. */
  note: {
    phase: '{list} {not, select, yes {did not take} other {took}} effect this phase',
    rolled: 'you {not, select, yes {did not roll} other {rolled}} {result} for {list}',
    turn: '{list} {not, select, yes {{n, plural, =1 {has not taken effect} other {has taken effect fewer than # times}}} other {{n, plural, =1 {has taken effect} other {has taken effect at least # times}}}} this turn',
    use: 'you did “{use}” {not, select, yes {fewer than {n, plural, =1 {once} other {# times}}} other {at least {n, plural, =1 {once} other {# times}}}} this turn',
  },

  /** Companions: dials, bots with a basic and an advanced side, states. */
  companion: {
    dial: '{token} has {not, select, yes {less than {n}} other {{n}+}} health',
    piece:
      '{who, select, self {you {not, select, yes {do not have} other {have}}} other {{nom} {not, select, yes {does not have} other {has}}}} {token}',
    prepared: '{token} is {not, select, yes {not prepared} other {prepared}}',
    preparedFull: 'you can prepare {not, select, yes {another spell} other {no more spells}}',
    has: 'you {not, select, yes {do not have} other {have}} {token}',
    basic: '{token} is {not, select, yes {not basic} other {basic}}',
    advanced: '{token} is {not, select, yes {not advanced} other {advanced}}',
    active: '{token} is {not, select, yes {not active} other {active}}',
  },
};
