// The words in which heroes are written. Each returns plain data; none does anything.

import type {
  Ability,
  AbilityLevel,
  Card,
  Defence,
  Level,
  Moment,
  Row,
  Source,
  Token,
  Upgrade,
  Use,
} from './hero.ts';
import type {
  Among,
  Amount,
  Condition,
  Count,
  DamageType,
  DiceOwner,
  Effect,
  Linear,
  Price,
  RollKind,
  SymbolCount,
  Term,
  Who,
} from './nodes.ts';

// Amounts

const term = (times: number, of: Count, per?: number): Linear => ({
  base: 0,
  terms: [per === undefined ? { times, of } : { times, per, of }],
});

/** `times(2, 'skull')`: twice the number of skulls. */
export const times = (n: number, symbol: string): Linear => term(n, { count: 'symbol', symbol });
/** `per(2, 'saber')`: one for every full pair of sabers. */
export const per = (group: number, symbol: string, n = 1): Linear =>
  term(n, { count: 'symbol', symbol }, group);
export const perHeld = (token: string, n = 1, by: Who = 'self'): Linear =>
  term(n, { count: 'held', token, by });
/** Per token removed or CP paid by the line before. */
export const perNumber = (n = 1): Linear => term(n, { count: 'number' });
export const sum: Linear = term(1, { count: 'sum' });
/** The number on the one die of the roll. */
export const value: Linear = sum;
export const ownCp: Linear = term(1, { count: 'cp', of: 'self' });
export const perUpgrade = (n = 1): Linear => term(n, { count: 'upgrades' });
export const upToLimit = (token: string): Linear => term(1, { count: 'room', token });

export const plus = (...parts: Amount[]): Linear => {
  const terms: Term[] = [];
  let base = 0;
  for (const part of parts) {
    if (typeof part === 'number') base += part;
    else {
      base += part.base;
      terms.push(...part.terms);
    }
  }
  return { base, terms };
};
export const half = (amount: Linear): Linear => ({ ...amount, half: true });
export const atMost = (most: number, amount: Linear): Linear => ({ ...amount, most });

// Conditions

/** `'pow'`, `'pow x2'`, `'helmet x2 + prayer'`. */
export const shows = (symbols: string): Condition => ({ test: 'symbols', symbols: symbolCounts(symbols) });
export const ofAKind = (n: number): Condition => ({ test: 'of-a-kind', n });
export const sumAtLeast = (atLeast: number): Condition => ({ test: 'sum', atLeast });
export const sumAtMost = (most: number): Condition => ({ test: 'sum', atMost: most });
export const die = (from: number, to = from): Condition => ({ test: 'die', from, to });
export const holds = (token: string, atLeast = 1, by: Who = 'self'): Condition => ({
  test: 'held',
  token,
  by,
  atLeast,
});
export const numberAtLeast = (atLeast: number): Condition => ({ test: 'number', atLeast });
export const usedSymbol = (symbol: string): Condition => ({ test: 'used-symbol', symbol });
export const attacking: Condition = { test: 'attacking' };
export const attacked: Condition = { test: 'attacked' };
export const attackDeals = (atLeast: number): Condition => ({ test: 'attack-deals', atLeast });
export const defendable: Condition = { test: 'defendable' };
export const dealtAtLeast = (atLeast: number): Condition => ({ test: 'dealt', atLeast });
export const not = (of: Condition): Condition => ({ test: 'not', of });
export const anyOf = (...of: Condition[]): Condition => ({ test: 'any', of });
export const allOf = (...of: Condition[]): Condition => ({ test: 'all', of });

export const symbolCounts = (text: string): SymbolCount[] =>
  text.split('+').map((part) => {
    const [symbol, n] = part.trim().split(/\s+x/);
    return { symbol, n: n === undefined ? 1 : Number(n) };
  });

// Damage and health

export const deal = (
  amount: Amount,
  type: DamageType = 'normal',
  more: { to?: Who; isolated?: boolean; hard?: boolean; ifDealt?: number } = {},
): Effect => ({ do: 'deal', amount, type, ...more, to: more.to ?? 'target' });
export const undefendable = (amount: Amount): Effect => deal(amount, 'undefendable');
export const ultimate = (amount: Amount): Effect => deal(amount, 'ultimate');
export const collateral = (amount: Amount, to: Who = 'opponents'): Effect =>
  deal(amount, 'collateral', { to });
/** Damage to oneself. */
export const take = (amount: Amount, type: DamageType = 'normal', more: { ifDealt?: number } = {}): Effect =>
  deal(amount, type, { to: 'self', ...more });
export const add = (amount: Amount): Effect => ({ do: 'add', amount });
export const becomesUndefendable: Effect = { do: 'undefendable' };
export const prevent = (amount: Amount | 'half' | 'all', who: Who = 'self'): Effect => ({
  do: 'prevent',
  amount,
  who,
});
export const reflectHalf: Effect = { do: 'reflect' };
export const heal = (amount: Amount, who: Who = 'self'): Effect => ({ do: 'heal', amount, who });
export const setHealth = (to: number): Effect => ({ do: 'set-health', to });

// Combat points

export const gainCp = (amount: Amount, who: Who = 'self'): Effect => ({ do: 'cp', amount, who });
export const payUpTo = (most: 'all' | number): Effect => ({ do: 'pay', most });

// Status effects

export const gain = (amount: Amount, token: string, who: Who = 'self'): Effect => ({
  do: 'gain',
  token,
  amount,
  who,
});
export const inflict = (amount: Amount, token: string, who: Who = 'target'): Effect => ({
  do: 'inflict',
  token,
  amount,
  who,
});
export const remove = (amount: Amount | 'all', token: string, from: Who = 'self'): Effect => ({
  do: 'remove',
  token,
  amount,
  from,
});
export const removeUpTo = (most: number | 'all', token: string): Effect => ({
  do: 'remove-up-to',
  token,
  most,
});
export const removeChosen: Effect = { do: 'remove-chosen' };
export const removeAll = (from: Who): Effect => ({ do: 'remove-all', from });
export const transferChosen = (to: Who): Effect => ({ do: 'transfer-chosen', to });
/** Take away one token that this attack placed on oneself, or refuse the next (V-03). */
export const refuseToken: Effect = { do: 'refuse' };
export const raiseLimit = (token: string, by = 1): Effect => ({ do: 'limit', token, by });

// Cards

export const draw = (amount: Amount, who: Who = 'self'): Effect => ({ do: 'draw', amount, who });

// Dice

export const roll = (dice: number, ...body: Effect[]): Effect => ({ do: 'roll', dice, body });
/** The roller may re-roll up to `reroll` of the dice once, before anybody else may alter them (V-31). */
export const rollAgain = (dice: number, reroll: number, ...body: Effect[]): Effect => ({
  do: 'roll',
  dice,
  reroll,
  body,
});
export const on = (symbols: string, ...body: Effect[]): Effect => when(shows(symbols), ...body);
export const chooseDie = (
  whose: DiceOwner,
  more: { roll?: RollKind; by?: 'self' | 'owner'; may?: boolean; other?: boolean } = {},
): Effect => ({ do: 'choose-die', whose, ...more, roll: more.roll ?? 'any', by: more.by ?? 'self' });
export const chooseValue = (among: 'any' | 'step' | 'copy'): Effect => ({ do: 'choose-value', among });
export const setDie = (to: number | 'chosen'): Effect => ({ do: 'set-die', to });
export const rerollDie: Effect = { do: 'reroll-die' };
export const rerollDice = (whose: DiceOwner, kind: RollKind): Effect => ({
  do: 'reroll-dice',
  whose,
  roll: kind,
});
export const oneMoreAttempt: Effect = { do: 'attempt' };

// Turn

export const skip: Effect = { do: 'skip' };
/** The inflicter of this token has an additional Offensive Roll Phase against its holder. */
export const extraPhase: Effect = { do: 'extra-phase' };

// Structure

export const andThen: Effect = { do: 'and-then' };
export const when = (cond: Condition, ...body: Effect[]): Effect => ({
  do: 'if',
  cond,
  yes: body,
  no: [],
});
export const either = (cond: Condition, yes: Effect[], no: Effect[]): Effect => ({
  do: 'if',
  cond,
  yes,
  no,
});
export const choose = (...options: Effect[][]): Effect => ({ do: 'choose', by: 'self', options });
export const may = (...body: Effect[]): Effect => ({ do: 'may', by: 'self', yes: body, no: [] });
export const mayPay = (price: Price, yes: Effect[], no: Effect[] = []): Effect => ({
  do: 'may',
  by: 'self',
  price,
  yes,
  no,
});
export const repeat = (n: number, ...body: Effect[]): Effect => ({ do: 'repeat', times: n, body });
export const choosePlayer = (among: Among = 'player', as: 'that' | 'other' = 'that'): Effect => ({
  do: 'choose-player',
  among,
  as,
});
export const chooseToken = (
  from: 'self' | 'anyone' | 'attack' = 'anyone',
  more: { may?: boolean; transfer?: boolean } = {},
): Effect => ({ do: 'choose-token', from, ...more });

// Abilities, cards, tokens

export const row = (need: string, ...body: Effect[]): Row => ({ need, do: body });
export const rows = (...list: Row[]): AbilityLevel => ({ rows: list });
export const defence = (dice: number, ...body: Effect[]): AbilityLevel => ({ defence: { dice, do: body } });
export const defenceAgain = (dice: number, reroll: number, ...body: Effect[]): AbilityLevel => ({
  defence: { dice, reroll, do: body } satisfies Defence,
});
export const passive = (parts: { at?: Partial<Record<Moment, Effect[]>>; uses?: Use[] }): AbilityLevel =>
  parts;

type Levels = Partial<Record<Level, AbilityLevel>>;
type AbilityExtras = { addedBy?: string; levelSrc?: Partial<Record<Level, Source>> };
const abilityOf =
  (slot: Ability['slot']) =>
  (id: string, name: string, src: Source, levels: Levels, more: AbilityExtras = {}): Ability => ({
    id,
    name,
    slot,
    levels,
    src,
    ...more,
  });
export const offensive = abilityOf('offensive');
export const defensive = abilityOf('defensive');
export const passiveAbility = abilityOf('passive');
export const ultimateAbility = abilityOf('ultimate');

export const upgrade = (
  name: string,
  ability: string,
  level: 2 | 3,
  cost: number,
  src: Source,
  adds?: { ability: string; level: Level }[],
): Upgrade => ({ id: slug(name), name, ability, level, cost, src, ...(adds ? { adds } : {}) });

type CardExtras = { modifier?: boolean; only?: Condition; after?: boolean; promo?: boolean };
const cardOf =
  (timing: Card['timing'], fixed: CardExtras = {}) =>
  (id: string, name: string, cost: number, src: Source, body: Effect[], more: CardExtras = {}): Card => ({
    id,
    name,
    cost,
    timing,
    src,
    ...fixed,
    ...more,
    do: body,
  });
export const mainCard = cardOf('main');
export const rollCard = cardOf('roll');
export const instantCard = cardOf('instant');
export const modifierCard = cardOf('roll', { modifier: true });

type TokenExtras = Omit<Token, 'id' | 'name' | 'kind' | 'limit' | 'src'>;
const tokenOf =
  (kind: Token['kind']) =>
  (id: string, name: string, limit: number, src: Source, more: TokenExtras = {}): Token => ({
    id,
    name,
    kind,
    limit,
    src,
    ...more,
  });
export const positive = tokenOf('positive');
export const negative = tokenOf('negative');
export const unique = tokenOf('unique');
export const companion = tokenOf('companion');

/** "Smack II" -> "smack-ii". */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/ /g, '-');
