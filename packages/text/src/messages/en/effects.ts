// What texts do. {who} is self, one or many; {nom}, {gen}, {dat}, {acc} are the person's forms; {has} is yes where an
// amount {x} stands before the noun.

export const effects = {
  // damage and health
  deal: 'deal {x} {damage} {to} {after}',
  take: 'take {x} {damage} {after}',
  isolated: '(isolated source)',
  hard: '(cannot be reduced or prevented)',
  ifDealt: 'if the attack deals {n, plural, one {damage} other {at least # damage}}, {what}',
  drain: '{what} and heal as much as gets through',
  add: 'add {x} {damage} {after}',
  lessen:
    '{has, select, yes {reduce your attack by {x} damage} other {reduce your attack’s damage by an amount}} {after}',
  undefendable: 'the attack becomes undefendable',
  prevent:
    '{who, select, self {prevent} many {{nom} prevent} other {{nom} prevents}} {x} {has, select, yes {damage} other {damage}} {after}',
  preventHalf:
    '{who, select, self {prevent} many {{nom} prevent} other {{nom} prevents}} half of the incoming damage (rounded up)',
  preventAll: '{who, select, self {prevent} many {{nom} prevent} other {{nom} prevents}} all incoming damage',
  reflect: 'deal half of the incoming damage (rounded up) to the attacker',
  halveOutgoing: 'all damage you deal is halved (rounded up) for the rest of the Roll Phase',
  heal: '{who, select, self {heal} many {{nom} heal} other {{nom} heals}} {has, select, yes {{x}} other {an amount}} {after}',
  setHealth: 'your health becomes {n} instead',
  survive: 'if this attack would bring your health to 0, it becomes 1 instead',
  stealHealth: 'steal {x} health {from} {after}',

  // combat points
  cp: '{who, select, self {gain} many {{nom} gain} other {{nom} gains}} {x} {cp} {after}',
  loseCp: '{who, select, self {lose} many {{nom} lose} other {{nom} loses}} {x} {cp} {after}',
  payCp: 'pay {x} {cp}',
  stealCp: 'steal {x} {cp} {from} {after}',
  gainOrSteal: 'gain {n} {cp}, up to {most} of which you may steal from {acc} instead',
  payUpTo: 'pay up to {n} {cp}',
  payAny: 'pay any amount of {cp}',

  // status effects and companions
  gain: '{who, select, self {gain} many {{nom} gain} other {{nom} gains}} {what} {after}',
  gainToLimit: 'gain {token} up to your stack limit',
  inflict: 'inflict {what} {on} {after}',
  remove: 'remove {what} {from} {after}',
  removeThis: 'remove this token',
  removeOneOfThese: 'remove {n} of these tokens',
  removeTheseTokens: 'remove all of these tokens',
  removeUpTo: 'remove up to {n} of your {token}',
  removeAny: 'remove any number of your {token}',
  chooseToken: {
    self: 'choose one of your status effect tokens',
    anyone: 'choose a status effect token of any player',
    that: 'choose one of {gen} status effect tokens',
  },
  removeToken: {
    self: 'remove 1 of your status effect tokens',
    anyone: 'remove 1 status effect token from a chosen player',
    that: 'remove 1 of {gen} status effect tokens',
  },
  transferToken: {
    self: 'transfer 1 of your status effect tokens to {acc}',
    anyone: 'transfer 1 status effect token from a chosen player to {acc}',
    that: 'transfer 1 of {gen} status effect tokens to {acc}',
  },
  notUnique: '(positive or negative)',
  removeChosen: 'remove that token',
  transferChosen: 'transfer that token to {acc}',
  removeAll:
    '{who, select, self {remove all your status effect tokens} other {remove all status effect tokens {from}}}',
  passOn: 'transfer this token to {acc}',
  refuse: 'prevent 1 status effect token that this attack inflicts on you',
  refuseNegative: 'prevent 1 negative status effect token that this attack inflicts on you',
  raiseLimit: 'raise your stack limit of {token} by {n}',
  lowerLimit: 'lower your stack limit of {token} by {n}',
  advance:
    '{who, select, self {turn each of your {token} to its next side} many {turn each {token} on {gen} boards to its next side, in any order} other {turn each {token} on {gen} board to its next side}}',
  advanceNext: 'turn this token to its next side',
  removeNext: 'remove this token',
  coverAbility:
    'the player whose hero this token belongs to puts it on one of your offensive abilities (not the ultimate, not the last one free), which you cannot activate',
  chooseKind: 'choose a positive status effect of {gen} leaflet',
  gainChosen: 'gain 1 such token',
  gainOfLeaflet: 'gain 1 positive status effect token of {gen} leaflet',
  movePiece: '{who, select, self {return {token} to your board} other {move {token} to {gen} board}}',
  flipBoard: 'turn your hero board over for the rest of the game',

  companion: {
    dialStart: 'set {token} to {x} health',
    dialGain: '{token} heals {has, select, yes {{x}} other {an amount}} {after}',
    dialLose: '{token} loses {x} health {after}',
    build:
      '{n, plural, one {build {token}, or turn it to its advanced side} other {build {token} with its advanced side up}}',
    buildBasic: 'build {token} (basic)',
    buildAdvanced: 'build {token} (advanced)',
    improve: 'turn {token} to its advanced side',
    dismantle: 'remove {token}',
    place: 'put {token} on your board',
    activate: '{token} becomes active',
    deactivate: '{token} becomes inactive',
    useUpTo:
      '{n, plural, one {you may activate 1 of these that you have} other {activate up to # different ones of these that you have}}, for free: {list}',
    use: 'activate {token}',
  },
  noted: 'this counts for {list} until the end of the phase (see there)',
  spell: {
    cast: 'cast {token}: {what}',
    prepare: 'prepare {token}',
    castUpTo:
      '{n, select, all {cast any number of prepared spells} 1 {you may cast 1 prepared spell} other {cast up to {n} prepared spells}}',
    prepareUpTo: '{n, plural, one {prepare 1 spell} other {prepare up to # spells}}',
  },

  // cards
  draw: '{who, select, self {draw} many {{nom} draw} other {{nom} draws}} {x} {n, plural, one {card} other {cards}} {after}',
  discard:
    '{who, select, self {discard} many {{nom} discard} other {{nom} discards}} {x} {random, select, yes {random } other {}}{n, plural, one {card} other {cards}} {after}',
  discardHand:
    '{who, select, self {discard your hand} many {{nom} discard their hands} other {{nom} discards the whole hand}}',
  lookAtHand: 'look at {gen} hand',
  lookAtTop: 'look at the top {n, plural, one {card} other {# cards}} of your deck',
  takeUpgrades: 'reveal all hero upgrades among them and put them into your hand',
  putBack: 'put them back on top of your deck in any order',
  putRestBack: 'put the rest back on top of your deck in any order',
  returnOne: 'put 1 of the drawn cards on the top or the bottom of your deck',
  searchUpgrade:
    'reveal them, search your deck for 1 hero upgrade, show it, put it into your hand and shuffle your deck',
  searchAny: 'search your deck for 1 card, put it into your hand and shuffle your deck',
  playFromHand:
    'put {n, plural, one {1 hero upgrade} other {up to # hero upgrades}} from your hand into play for free',
  playFromDeck:
    'search your deck for {n, plural, one {1 hero upgrade} other {up to # hero upgrades}} to put into play for free, and shuffle your deck',

  // dice
  roll: '{who, select, self {roll} many {{nom} roll} other {{nom} rolls}} {n, plural, one {# die} other {# dice}}',
  rollBody: '{roll}: {body}',
  rollThen: '{roll}, then {body}',
  rerollOnce:
    '{all, select, yes {{n, plural, one {you may re-roll the die once} other {you may re-roll any of these dice once}}} other {you may re-roll {n, plural, one {1 of these dice} other {up to # of these dice}} once}}',
  rerollOnceIf: 'if {cond}, {what}',
  offer: 'while these dice lie there, you may {what}',
  opposedRoll: 'you and {nom} each roll 1 die',
  opposedDefence: 'the attacker rolls 1 die too',
  nameFace: 'choose one of the faces of your die and take its line: {body}',
  die: {
    own: '{other, select, yes {another of your dice} other {1 of your dice}}',
    team: '{other, select, yes {another die of yours or of a teammate} other {1 die of yours or of a teammate}}',
    opponents: '{other, select, yes {another die of an opponent} other {1 die of an opponent}}',
    any: '{other, select, yes {any other die} other {any 1 die}}',
  },
  ofRoll: {
    any: '',
    offensive: 'of the offensive roll',
    defensive: 'of the defensive roll',
  },
  even: 'showing an even number',
  chooseDie: 'choose {die}',
  chooseValue: {
    any: 'choose any value',
    step: 'choose a value 1 higher or lower',
    copy: 'choose the value of another of your dice of the same roll',
    list: 'choose the value {values}',
  },
  setDie: {
    value: 'set {die} to {value}',
    any: 'set {die} to any value',
    step: 'raise or lower {die} by 1',
    copy: 'set {die} to the value of another of your dice of the same roll',
    opposite: 'turn {die} to its opposite face',
  },
  setThatDie: {
    value: 'set that die to {value}',
    chosen: 'set that die to that value',
    opposite: 'turn that die to its opposite face',
  },
  rerollDie: 're-roll {die}',
  rerollThatDie: 're-roll that die',
  rerollDieTimes: {
    self: 're-roll {die}, up to {n, plural, one {once} other {# times}}',
    own: 'you may re-roll 1 of your dice, up to {n, plural, one {once} other {# times}}',
    team: 'you or a teammate, whoever rolled, may re-roll 1 die, up to {n, plural, one {once} other {# times}}',
    opponents: 'an opponent may re-roll 1 die, up to {n, plural, one {once} other {# times}}',
    any: 'whoever rolled may re-roll 1 die, up to {n, plural, one {once} other {# times}}',
  },
  rerollDice: {
    own: 're-roll {n, select, all {any} other {{exact, select, yes {} other {up to }}{n}}} of your dice {roll}',
    team: 're-roll {n, select, all {any} other {{exact, select, yes {} other {up to }}{n}}} of your or a teammate’s dice {roll}',
    opponents:
      're-roll {n, select, all {any} other {{exact, select, yes {} other {up to }}{n}}} of an opponent’s dice {roll}',
    any: 're-roll {n, select, all {any} other {{exact, select, yes {} other {up to }}{n}}} of a player’s dice {roll}',
  },
  rerollByOwner: {
    any: 'whoever rolled may re-roll {n, select, all {any} other {{exact, select, yes {} other {up to }}{n}}} of these dice once',
    offensive:
      'the attacker may re-roll {n, select, all {any} other {{exact, select, yes {} other {up to }}{n}}} of the offensive dice once',
    defensive:
      'the defender may re-roll {n, select, all {any} other {{exact, select, yes {} other {up to }}{n}}} of the defence dice once',
  },
  attempts: {
    card: '{more, select, yes {the active player may make {n, plural, one {# more roll attempt} other {# more roll attempts}}} other {the active player has {n, plural, one {# roll attempt} other {# roll attempts}} fewer}} in this Offensive Roll Phase',
    own: '{more, select, yes {you may make {n, plural, one {# more roll attempt} other {# more roll attempts}}} other {you have {n, plural, one {# roll attempt} other {# roll attempts}} fewer}} in this Offensive Roll Phase',
  },
  warpDie: 'choose one of your dice: in this Offensive Roll Phase it shows none of your symbols',

  // turn and attack
  skip: {
    income: 'skip the Income Phase',
    offence: 'skip the Offensive Roll Phase',
    other: 'skip this phase',
  },
  extraPhase: {
    self: '{nom} takes an additional Offensive Roll Phase against you',
    target: 'take an additional Offensive Roll Phase against the same opponent',
    anybody: 'take an additional Offensive Roll Phase',
  },
  restartPhase: 'end this Offensive Roll Phase and start a new one',
  cancelAbility: 'the activated ability fails and has no effect',
  aim: 'make that player the target',
  aimAtChosen: 'choose an opponent as the target (no targeting roll)',
  allowDefence: 'you may use a defensive ability against this attack, whatever its damage type',
  redirect: '{token} takes the attack’s damage in your place',
  redirectSplit: 'divide the damage of this Roll Phase freely between you and {token}',

  // structure
  mayDo: 'you may {what}',
  mayLet: 'if you wish, {what}',
  personMay: '{nom} may decide: {what}',
  elseNot: '{what}; if not, {other}',
  mayPay: {
    cp: '{who, select, self {you} other {{nom}}} may pay {n} {cp}',
    token: '{who, select, self {you} other {{nom}}} may spend {what}',
    discard: '{who, select, self {you} other {{nom}}} may discard {n, plural, one {# card} other {# cards}}',
  },
  payThen: '{pay}; if so, {what}',
  payElse: '{pay}; if not, {other}',
  payThenElse: '{pay}; if so, {what}; if not, {other}',
  chooseOne: 'choose one: {list}',
  choosesOne: '{nom} chooses one: {list}',
  chooseUpTo: 'choose up to {n} different ones: {list}',
  chooseOptional: 'you may choose one: {list}',
  orElse: '{a}; or {b}',
  onlyIf: '{what} (only if {cond})',
  nothing: 'nothing happens',
  times: '{n, plural, one {once} other {# times}}: {what}',
  upToTimes: 'up to {n, plural, one {once} other {# times}}: {what}',
  forEach: '{each}, {what}',
  upToForEach: '{each}, if you wish, {what}',
  forEachOpponent: 'for each opponent, {what}',
  forEachPlayer: 'for each player, {what}',
  upToPeople: {
    player:
      'for each of up to {n} {distinct, select, yes {different players} other {chosen players}}: {what}',
    opponent:
      'for each of up to {n} {distinct, select, yes {different opponents} other {chosen opponents}}: {what}',
  },
  unlessVetoed: '{what}, unless an opponent discards a card to prevent it',
  choosePlayer: {
    player: 'choose a player',
    opponent: 'choose an opponent',
    teammate: 'choose a teammate',
    another: 'choose another player',
    other: 'choose a different player',
    threatened: 'choose a player who has incoming damage',
    giver: 'choose a player whose leaflet has a positive status effect',
    holder: 'choose a player who has status effect tokens',
  },
  mayChoosePlayer: {
    player: 'you may choose a player',
    opponent: 'you may choose an opponent',
    teammate: 'you may choose a teammate',
    another: 'you may choose another player',
    other: 'you may choose a different player',
    threatened: 'you may choose a player who has incoming damage',
    giver: 'you may choose a player whose leaflet has a positive status effect',
    holder: 'you may choose a player who has status effect tokens',
  },
  chooseNumber: 'choose a number from 0 to {x} {after}',
  arrange: 'lay out {n} cards face down in an order of your choice',
  pick: '{who, select, self {pick} many {{nom} pick} other {{nom} picks}} one of them',
};
