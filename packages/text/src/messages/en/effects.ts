// What texts do. {who} is self, one or many; {nom}, {gen}, {dat}, {acc} are the person's forms; {has} is yes where an
// amount {x} stands before the noun.

export const effects = {
  // damage and health
  deal: '{has, select, yes {deal {x} {damage} {instead} {to} {after}} other {deal {value} as {damage} {to}}}',
  take: '{has, select, yes {take {x} {damage} {after}} other {take {value} as {damage}}}',
  isolated: '(isolated)',
  hard: '(cannot be reduced or prevented)',
  ifDealt: 'if the attack deals {n, plural, one {damage} other {#+ damage}}, {what}',
  drain: '{what} and heal as much as gets through',
  add: '{has, select, yes {add {x} {damage} {instead} {after}} other {add {value} as {damage}}}',
  lessen: '{has, select, yes {reduce your attack by {x} {after}} other {reduce your attack by {value}}}',
  undefendable: 'make the attack undefendable',
  prevent:
    '{who, select, self {prevent} many {{nom} prevent} other {{nom} prevents}} {x} damage {instead} {after}',
  preventHalf:
    '{who, select, self {prevent} many {{nom} prevent} other {{nom} prevents}} ½ of the incoming damage',
  preventAll: '{who, select, self {prevent} many {{nom} prevent} other {{nom} prevents}} all incoming damage',
  reflect: 'deal ½ of the incoming damage to the attacker',
  halveOutgoing: 'you deal ½ damage for the rest of the Roll Phase',
  heal: '{who, select, self {heal} many {{nom} heal} other {{nom} heals}} {has, select, yes {{x} {instead} {after}} other {{value}}}',
  setHealth: 'your health becomes {n} instead',
  survive: 'this attack leaves you at least 1 health',
  stealHealth: 'steal {x} health {from} {after}',

  // combat points
  cp: '{who, select, self {gain} many {{nom} gain} other {{nom} gains}} {x} {cp} {instead} {after}',
  loseCp: '{who, select, self {lose} many {{nom} lose} other {{nom} loses}} {x} {cp} {after}',
  payCp: 'pay {x} {cp}',
  stealCp: 'steal {x} {cp} {from} {after}',
  gainOrSteal: 'gain {n} {cp}; you may steal up to {most} of it from {acc} instead',
  stealOfIt: 'you may steal {most, plural, one {#} other {up to #}} of it instead',
  payUpTo: 'pay up to {n} {cp}',
  payAny: 'pay any amount of {cp}',

  // status effects and companions
  gain: '{who, select, self {gain} many {{nom} gain} other {{nom} gains}} {what} {after}',
  gainToLimit: 'gain {token} up to your limit',
  inflict: 'inflict {what} {on} {after}',
  remove: 'remove {what} {from} {after}',
  removeThis: 'remove this token',
  removeOneOfThese: 'remove {n} of these',
  removeTheseTokens: 'remove all of these',
  removeFamily: '{n, plural, one {remove a {family}} other {remove up to # {family}}}',
  removeUpTo: 'remove up to {n} of your {token}',
  removeAny: 'remove any number of your {token}',
  chooseToken: {
    self: 'choose one of your tokens',
    anyone: 'choose a token of any player',
    that: 'choose one of {gen} tokens',
  },
  removeToken: {
    self: 'remove 1 of your tokens',
    anyone: 'remove 1 token from a player',
    that: 'remove 1 of {gen} tokens',
  },
  transferToken: {
    self: 'transfer 1 of your tokens to {acc}',
    anyone: 'transfer 1 token from a player to {acc}',
    that: 'transfer 1 of {gen} tokens to {acc}',
  },
  notUnique: '(positive or negative)',
  removeChosen: 'remove that token',
  transferChosen: 'transfer that token to {acc}',
  removeAll: '{who, select, self {remove all your tokens} other {remove all tokens {from}}}',
  passOn: 'transfer this token to {acc}',
  refuse: 'prevent 1 token this attack inflicts on you',
  refuseNegative: 'prevent 1 negative token this attack inflicts on you',
  raiseLimit: 'raise your {token} limit by {n}',
  lowerLimit: 'lower your {token} limit by {n}',
  advance:
    '{who, select, self {each of your {token} ticks} many {each {token} ticks, in any order} other {each of {gen} {token} ticks}}',
  advanceNext: 'it ticks',
  removeNext: 'remove this token',
  coverAbility:
    '{nom} puts it on one of your offensive abilities (not your ultimate, not the last one free); you cannot activate that ability',
  chooseKind: 'choose a positive token of {gen} leaflet',
  gainChosen: 'gain 1 such token',
  gainOfLeaflet: 'gain a positive token of {gen} leaflet',
  movePiece: '{who, select, self {return {token} to your board} other {move {token} to {gen} board}}',
  flipBoard: 'turn your board over for good',

  companion: {
    dialStart: 'set {token} to {x} health',
    dialGain: '{token} heals {has, select, yes {{x} {after}} other {{value}}}',
    dialLose: '{token} loses {x} health {after}',
    build:
      '{n, plural, one {build {token}, or turn it to its advanced side} other {build {token} on its advanced side}}',
    buildBasic: 'build a {family}',
    buildAdvanced: 'build a {family} on its advanced side',
    improve: 'turn a {family} to its advanced side',
    dismantle: 'remove {token}',
    place: 'put {token} on your board',
    activate: '{token} becomes active',
    deactivate: '{token} becomes inactive',
    useUpTo:
      '{n, plural, one {you may activate 1 {family}} other {activate up to # different {family}}} for free',
    use: 'activate {token}',
  },
  thisPhase: 'this phase, {what}',
  mayPlay: 'you may play {card}',
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
    '{who, select, self {discard your hand} many {{nom} discard their hands} other {{nom} discards their hand}}',
  lookAtHand: 'look at {gen} hand',
  lookAtTop: 'look at the top {n, plural, one {card} other {# cards}} of your deck',
  takeUpgrades: 'put all hero upgrades among them into your hand (shown)',
  putBack: 'put them back in any order',
  putRestBack: 'put the rest back in any order',
  returnOne: 'put 1 of them on the top or bottom of your deck',
  searchUpgrade: 'show them, search your deck for a hero upgrade, show it, put it into your hand and shuffle',
  searchAny: 'search your deck for a card, put it into your hand and shuffle',
  playFromHand:
    'play {n, plural, one {a hero upgrade} other {up to # hero upgrades}} from your hand for free',
  playFromDeck:
    'play {n, plural, one {a hero upgrade} other {up to # hero upgrades}} from your deck for free, then shuffle',

  // dice
  roll: '{who, select, self {roll} many {{nom} roll} other {{nom} rolls}} {n, plural, one {# die} other {# dice}}',
  rollBody: '{roll}: {body}',
  rollThen: '{roll}, then {body}',
  rerollOnce:
    '{all, select, yes {{n, plural, one {you may re-roll it once} other {you may re-roll any dice once}}} other {you may re-roll {n, plural, one {1 die} other {up to # dice}} once}}',
  rerollOnceIf: 'if {cond}, {what}',
  offer: 'you may {price} to {what}',
  opposedRoll: 'you and {nom} each roll 1 die',
  opposedDefence: 'the attacker rolls 1 die too',
  die: {
    these: '1 of these dice',
    own: '{other, select, yes {another of your dice} other {1 of your dice}}',
    team: '{other, select, yes {another die of yours or a teammate’s} other {1 die of yours or a teammate’s}}',
    opponents: '{other, select, yes {another die of an opponent} other {1 die of an opponent}}',
    any: '{other, select, yes {any other die} other {any die}}',
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
  rerollThese:
    're-roll {n, select, all {any} other {{exact, select, yes {} other {up to }}{n}}} of these dice',
  rerollDie: 're-roll {die}',
  rerollThatDie: 're-roll that die',
  rerollDieTimes: {
    self: 're-roll {die}, up to {n, plural, one {once} other {# times}}',
    own: 'you may re-roll up to {n, plural, one {1 die} other {# dice, or 1 die # times}}',
    team: 'you or a teammate, whoever rolled, may re-roll up to {n, plural, one {1 die} other {# dice, or 1 die # times}}',
    opponents: 'an opponent may re-roll up to {n, plural, one {1 die} other {# dice, or 1 die # times}}',
    any: 'whoever rolled may re-roll up to {n, plural, one {1 die} other {# dice, or 1 die # times}}',
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
    card: '{more, select, yes {the active player may make {n, plural, one {# more roll attempt} other {# more roll attempts}}} other {the active player has {n, plural, one {# roll attempt} other {# roll attempts}} fewer}} this Offensive Roll Phase',
    own: '{more, select, yes {you may make {n, plural, one {# more roll attempt} other {# more roll attempts}}} other {you have {n, plural, one {# roll attempt} other {# roll attempts}} fewer}} {before, select, yes {in it} other {this Offensive Roll Phase}}',
  },
  warpDie: 'choose one of your dice, which shows none of your symbols this phase',

  // turn and attack
  skip: {
    income: 'skip your Income Phase',
    offence: 'skip it',
    other: 'skip this phase',
  },
  extraPhase: {
    self: '{nom} takes an additional Offensive Roll Phase against you',
    target: 'take an additional Offensive Roll Phase against the same opponent',
    anybody: 'take an additional Offensive Roll Phase',
  },
  restartPhase: 'end this Offensive Roll Phase and start a new one',
  cancelAbility: 'it fails',
  aim: 'make them the target',
  aimAtChosen: 'choose the target (no targeting roll)',
  allowDefence: 'use a defensive ability against it anyway',
  redirect: 'let {token} take the attack’s damage',
  redirectSplit: 'divide this Roll Phase’s damage between you and {token}',

  // structure
  mayDo: 'you may {what}',
  mayLet: 'if you wish, {what}',
  personMay: '{nom} may decide: {what}',
  ifNot: 'if not, {what}',
  insteadIf: '({n} if {cond})',
  insteadPaid: '({n} if you {pay})',
  mayPay: '{who, select, self {you} other {{nom}}} may {pay}',
  mayPayYou: '{nom} may pay you {n} {cp}',
  payTo: 'you may {pay} to {what}',
  payThen: '{who, select, self {you may {pay}. If you do} other {{nom} may {pay}. If so}}, {what}',
  payOr: '{who, select, self {{pay}} other {{nom} must {pay}}} or {other}',
  chooseOne: 'choose one',
  choosesOne: '{nom} chooses',
  choosesForYou: '{nom} chooses for you',
  chooseUpTo: 'choose up to {n} different ones',
  chooseOptional: 'you may choose one',
  orElse: '{a}; or {b}',
  onlyIf: '{what} (only if {cond})',
  nothing: 'nothing happens',
  times: '{n, plural, one {once} =2 {twice} other {# times}}, {what}',
  upToTimes: 'up to {n, plural, one {once} =2 {twice} other {# times}}, {what}',
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
  unlessVetoed: '{what}; an opponent may discard a card to stop it',
  choosePlayer: {
    player: 'choose a player',
    opponent: 'choose an opponent',
    teammate: 'choose a teammate',
    another: 'choose another player',
    other: 'choose a different player',
    threatened: 'choose a player about to take damage',
    giver: 'choose a player whose leaflet has a positive token',
    holder: 'choose a player with tokens',
  },
  mayChoosePlayer: {
    player: 'you may choose a player',
    opponent: 'you may choose an opponent',
    teammate: 'you may choose a teammate',
    another: 'you may choose another player',
    other: 'you may choose a different player',
    threatened: 'you may choose a player about to take damage',
    giver: 'you may choose a player whose leaflet has a positive token',
    holder: 'you may choose a player with tokens',
  },
  chooseNumber: 'choose a number from 0 to {x} {after}',
  arrange: 'lay cards 1–{n} face down',
  pick: '{who, select, self {pick} many {{nom} pick} other {{nom} picks}} one',
};
