// How much and how many. {x} is what stands before the noun, {after} what follows it; {n} chooses the plural.

const as = (form: string) => ({ nom: form, gen: form, dat: form, acc: form });

export const amounts = {
  damage: {
    normal: 'damage',
    undefendable: 'undefendable damage',
    pure: 'pure damage',
    collateral: 'collateral damage',
    ultimate: 'ultimate damage',
  },
  times: '{n} × {symbol}',
  upToMost: '(at most {n})',
  equal: 'equal to {dat}',
  equalHalf: 'equal to ½ of {gen}',
  half: '½ of {gen}',
  perHalf: '(½)',
  plusValue: '+ {nom}',
  plusEach: '+ {n} {each}',
  minusEach: '− {n} {each}',
  /** Different amounts for different counts. */
  table: 'for {counts} {unit}',
  tableOfReceiver: 'with {counts} {unit}',
  andMore: '{n}+',

  /** "2 Fire Mastery". */
  tokens: '{x} {token}',
  allTokens: 'all {token}',

  each: {
    symbol: 'for each {symbol}',
    symbols: 'for every {n} {symbol}',
    held: 'for each {token}',
    heldGroup: 'for every {n} {token}',
    heldBy: 'for each of {gen} {token}',
    present: 'for each of these you have: {list}',
    presentFamily: 'for each {family} you have',
    tokens: 'for each positive or negative token on your board',
    room: 'for each {token} missing to your limit',
    cp: 'for each CP you have',
    cpOf: 'for each CP {nom} has',
    upgrades: 'for each of your hero upgrades',
    upgradesThisTurn: 'for each hero upgrade you played this turn',
    attempts: 'for each roll attempt after the first',
    dealt: 'for each damage the attack dealt',
    pip: 'for each point rolled',
    removed: 'for each',
    paid: 'for each CP paid',
    spent: 'for each',
    drawn: 'for each card drawn',
    added: 'for each damage added',
    chosen: 'for each one of the chosen number',
    placed: 'for each token placed',
    upgradesSeen: 'for each hero upgrade among them',
    picked: 'for each step of the picked card',
  },
  /** Values that are amounts by themselves: "deal the sum as damage". */
  value: {
    one: as('its value'),
    sum: as('their sum'),
    highest: as('{n, plural, one {the highest die} other {the # highest dice}}'),
    cp: as('your CP'),
    cpOf: as('{gen} CP'),
    dealt: as('the damage dealt'),
    chosen: as('that number'),
  },
  unit: {
    held: '{token}',
    heldBy: 'of {gen} {token}',
    upgrades: 'hero upgrades',
    symbol: '{symbol}',
    tokens: 'tokens',
    points: 'points',
    cp: 'CP',
  },
};
