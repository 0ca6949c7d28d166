// Abilities, cards, tokens and heroes as wholes.

export const things = {
  need: {
    small: 'small straight',
    large: 'large straight',
    kind: '{n} of a kind',
  },
  defensiveRoll: 'defensive roll {n}',
  addedBy: 'comes with {card}',
  limit: 'stack limit: {n}',
  limitOthers: 'stack limit: {n} ({others} on other heroes)',
  dial: 'dial up to {n}',
  sides: 'two sides: basic and advanced',
  useNamed: '{name}: {use}',
  persistent: 'persistent',
  complexity: 'complexity: {n} of 6',
  setup: 'additional setup',
  tokens: 'status effects and companions',
  abilities: 'abilities',
  upgrades: 'hero upgrades',
  cards: 'action cards',

  /** When tokens and passives act by themselves; {any}: in everybody's such moment. */
  moment: {
    setup: 'during setup',
    'turn-start': '{any, select, yes {at the start of each turn} other {at the start of your turn}}',
    upkeep: '{any, select, yes {in each Upkeep Phase} other {in your Upkeep Phase}}',
    income: '{any, select, yes {in each Income Phase} other {in your Income Phase}}',
    'offence-entry':
      '{any, select, yes {before each Offensive Roll Phase} other {before your Offensive Roll Phase}}',
    'offence-begun':
      '{any, select, yes {when an Offensive Roll Phase begins} other {when your Offensive Roll Phase begins}}',
    activate:
      '{any, select, yes {when anybody activates an offensive ability} other {when you activate an offensive ability}}',
    'attack-declared': '{any, select, yes {when anybody attacks} other {when you attack}}',
    'target-known':
      '{any, select, yes {when the target of an ability is known} other {when the target of your ability is known}}',
    'before-defence':
      '{any, select, yes {before the defence against an attack} other {before the defence against your attack}}',
    placing: 'if you are given another one at the stack limit',
    placed: 'when you get such a token',
    dialPlaced: 'when {token} is healed',
    dialEmptied: 'when {token} has no health left',
    reached: 'when you reach your stack limit of them',
    emptied: 'when the last such token leaves your board',
    explode: 'when it is turned past its last side, it leaves your board',
    'would-be-defeated': 'when your health would become 0',
    'damage-applied':
      '{any, select, yes {after damage has been applied} other {after damage has been applied in your turn}}',
    'roll-phase-end':
      '{any, select, yes {at the conclusion of each Roll Phase} other {at the conclusion of your Roll Phase}}',
    'roll-phases-over':
      '{any, select, yes {after the last Roll Phase of each turn, even if it was skipped} other {after your last Roll Phase of the turn, even if it was skipped}}',
    'upgrade-played':
      '{any, select, yes {when anybody plays a hero upgrade} other {when you play another hero upgrade}}',
    'holder-defeated': 'when the player who has it is defeated, it returns to your board',
    'turn-end': '{any, select, yes {at the end of each turn} other {at the end of your turn}}',
  },
  price: {
    cp: 'pay {n} {cp}',
    this: '{n, plural, one {spend this token} other {spend # of these tokens}}',
    token: 'spend {what}',
    anyThis: 'spend any number of these tokens',
    anyToken: 'spend any number of your {token}',
    discard: 'discard {n, plural, one {# card} other {# cards}}',
    none: 'use',
  },
  use: '{price}: {what}',
  useWithin: '{price} ({limits}): {what}',
  within: {
    main: 'in your Main Phase',
    after: 'after damage has been applied',
    defence: 'instead of a defensive ability',
    announce: 'instead of activating an ability',
    income: 'instead of drawing in your Income Phase',
    modifier: 'attack modifier',
    only: 'only if {cond}',
    perTurn: '{n, plural, one {once per turn} other {# times per turn}}',
    perAttack: '{n, plural, one {once per attack} other {# times per attack}}',
    agedTurn: 'not with tokens gained this turn',
    agedPhase: 'not with tokens gained in this Offensive Roll Phase',
    agedDefence: 'not with tokens gained by this defence',
  },
  standing: {
    attackingAdd: 'your attacks deal {x} more damage {after}',
    attackedAdd: 'attacks on you deal {x} more damage {after}',
    attackingLess: 'your offensive abilities deal each player {x} less damage {after} (ultimates excepted)',
    attackedLess: 'opponents’ offensive abilities deal you {x} less damage {after} (ultimates excepted)',
    attackingNone: 'your offensive abilities deal no damage (ultimates excepted)',
    attackedNone: 'opponents’ offensive abilities deal you no damage (ultimates excepted)',
    attackerGains: 'when you are attacked, the attacker gains {n} {cp}',
  },
  forbids: {
    actions: 'you cannot act: no cards, no tokens, no defensive ability, no passive ability at a price',
    cards: 'you cannot play cards',
    defence: 'you cannot use a defensive ability',
  },
  fixed: {
    'not-transferable': 'it cannot be transferred',
    'not-removable': 'it cannot be transferred, and only a text that names it can remove it',
  },
  startSide: 'it starts with side {x} up {after}',
  startSideUpgrades:
    'it starts with side {a} up, or with side {b} if the player who inflicts it has at least {n} hero upgrades in play',
  whenActivated: 'when an ability activates it: {what}',
  whenCast: 'when you cast it: {what}',
  spellLimit: 'face down while prepared',
  preparedLimit: 'up to {n} at a time',
  preparedKept:
    'spells are prepared face down, so that opponents see only how many there are; a spell that was cast can be prepared again',
  ownPrepared: 'you may have up to {n} spells prepared',
  declinable: 'the player whose hero it belongs to may decline to gain it',
  secret: 'opponents see only how many such tokens you have',
  attemptPrice: 'each roll attempt after the first costs you {n} {cp}',
  permits: {
    'upgrades-in-roll-phases': 'you may play hero upgrades in any Roll Phase',
  },
  ownLimit: 'your stack limit of {token} is {n}',
  levelCounts: '{list} is better at this level (see there)',
  kept: 'it is counted and used by other texts',
  playOnlyIf: 'play this card only if {cond}',
  playAfter: 'play this card only after damage has been applied',
  playAfterIf: 'play this card after damage has been applied, and only if {cond}',
  playPrice: 'to play this card, also {price}',
  onPlay: 'when you play this card',
};
