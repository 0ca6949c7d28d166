// Amounts: a part before the noun ("2 × [skull]") and a part after it ("for each Chi").

import type { Amount, Count, DamageType, Linear, Term } from '@mad-king/language';
import type { Values } from '../format.ts';
import { icon, join, plain, type Said, text } from '../segments.ts';
import { list, number, symbol, token, tokenAs, tokensCounted } from '../voice.ts';
import { type Context, person } from './context.ts';
import { familyNoun } from './family.ts';

export interface Quantity {
  x: Said;
  after: Said;
  /** Where the amount is a value of its own and nothing stands before the noun: "the sum of the dice". */
  value: Said;
  /** Chooses the plural form of the noun. */
  n: number;
  /** The number, if it is always the same. */
  fixed: number | null;
}

/** The values a noun with an amount needs. */
export const noun = ({ x, after, value, n }: Quantity): Values => ({
  x,
  after,
  value,
  n,
  has: x.length > 0 ? 'yes' : 'no',
});

/** Plural form for an amount that is not known, and for a noun without any. */
const UNKNOWN = 5;
const BARE = 2;

/** Amounts of several rows that are said as one: "4/6/8". */
export interface Stepped extends Linear {
  steps: readonly number[];
}

const isStepped = (amount: Linear): amount is Stepped => 'steps' in amount;

const plainly = (n: number): Quantity => ({ x: number(n), after: [], value: [], n, fixed: n });

export const quantity = (c: Context, amount: Amount): Quantity => {
  if (typeof amount === 'number') return plainly(amount);
  const { base, terms, most } = amount;
  if (isStepped(amount)) {
    const { steps } = amount;
    return { x: text(steps.join('/')), after: [], value: [], n: steps[steps.length - 1], fixed: null };
  }
  if (terms.length === 0) return plainly(base);
  const q = amount.table ? byTable(c, amount) : linear(c, amount);
  if (most === undefined) return q;
  return { ...q, after: [...q.after, ...text(' '), ...c.v.say(c.v.m.amounts.upToMost, { n: most })] };
};

const linear = (c: Context, { base, terms, half }: Linear): Quantity => {
  const { m, say } = c.v;
  const inline = terms.filter(isInline);
  const tail: Part[] = together(terms.filter((term) => !isInline(term)));
  const counted = tail[0];
  if (inline.length === 0 && base === 0 && tail.length === 1 && counted.times === 1 && !counted.per) {
    const forms = valueForms(c, counted.of);
    if (forms)
      return {
        x: [],
        after: say(half ? m.amounts.equalHalf : m.amounts.equal, forms),
        value: half ? say(m.amounts.half, forms) : forms.acc,
        n: BARE,
        fixed: null,
      };
  }
  const first = [
    ...(base > 0 ? [number(base)] : []),
    ...inline.map((term) => say(m.amounts.times, { n: term.times, symbol: symbolOf(c, term.of) })),
  ];
  const rest = tail.slice();
  const after: Said[] = [];
  let n = inline.length > 0 || base === 0 ? UNKNOWN : base;
  if (first.length === 0) {
    const leading = rest.shift() as Part;
    first.push(number(leading.times));
    after.push(each(c, leading));
    n = leading.times;
  }
  for (const term of rest) after.push(plusTerm(c, term));
  if (half) after.push(say(m.amounts.perHalf));
  return { x: join(first, ' + '), after: join(after, ' '), value: [], n, fixed: null };
};

/** Terms that count different tokens alike are said as one. */
interface Part extends Term {
  tokens?: string[];
}
const together = (terms: Term[]): Part[] => {
  const [first] = terms;
  const held = terms.flatMap(({ of, per, times }) =>
    of.count === 'held' && of.who === 'self' && !per && times === first.times ? [of.token] : [],
  );
  return terms.length > 1 && held.length === terms.length ? [{ ...first, tokens: held }] : terms;
};

/** Symbols of the roll are counted in a formula: "2 × [skull]". */
const isInline = ({ of, per }: Term): boolean => of.count === 'symbol' && per === undefined;

const symbolOf = (c: Context, of: Count): Said =>
  of.count === 'symbol' ? symbol(c.v, c.hero, of.symbol) : [];

const plusTerm = (c: Context, term: Part): Said => {
  const { m, say } = c.v;
  const forms = term.of.count === 'sum' && term.times === 1 ? valueForms(c, term.of) : null;
  if (forms) return say(m.amounts.plusValue, forms);
  const message = term.times < 0 ? m.amounts.minusEach : m.amounts.plusEach;
  return say(message, { n: Math.abs(term.times), each: each(c, term) });
};

/** "for each ...". */
export const each = (c: Context, { of, per, tokens: kinds }: Part): Said => {
  const { m, say } = c.v;
  const e = m.amounts.each;
  if (kinds) return say(e.held, heldKinds(c, kinds));
  switch (of.count) {
    case 'symbol':
      return say(per ? e.symbols : e.symbol, { n: per ?? 1, symbol: symbolOf(c, of) });
    case 'sum':
      return say(e.pip);
    case 'held': {
      const named = {
        n: per ?? 1,
        token: tokensCounted(c.v, of.token, per ?? 1),
        tokenGen: tokenAs(c.v, of.token, 'gen'),
        family: 'no',
      };
      if (of.who === 'self') return say(per ? e.heldGroup : e.held, named);
      return say(e.heldBy, { ...named, gen: person(c, of.who).gen });
    }
    case 'present':
      return presentEach(c, of.tokens);
    case 'tokens':
      return say(e.tokens);
    case 'room':
      return say(e.room, {
        token: tokenAs(c.v, of.token, 'acc'),
        tokenGen: tokenAs(c.v, of.token, 'gen'),
      });
    case 'cp': {
      const whose = person(c, of.who);
      return whose.who === 'self' ? say(e.cp) : say(e.cpOf, { nom: whose.nom, gen: whose.gen });
    }
    case 'number':
      return say(e[c.number]);
    case 'upgrades':
      return say(of.thisTurn ? e.upgradesThisTurn : e.upgrades);
    case 'extra-attempts':
      return say(e.attempts);
    case 'dealt':
      return say(e.dealt);
  }
};

/** Several kinds of tokens that count alike, by the name of their family if they have one. */
const heldKinds = (c: Context, kinds: readonly string[]): Values => {
  const family = familyNoun(c, kinds, 1);
  const as = (form: 'acc' | 'gen'): Said =>
    list(
      c.v,
      kinds.map((id) => tokenAs(c.v, id, form)),
      'or',
    );
  return { token: family ?? as('acc'), tokenGen: as('gen'), family: family ? 'yes' : 'no' };
};

/** "for each bot you have". */
const presentEach = (c: Context, ids: readonly string[]): Said => {
  const { m, say } = c.v;
  const family = familyNoun(c, ids, 1);
  if (family) return say(m.amounts.each.presentFamily, { family });
  const names = ids.map((id) => token(c.v, id));
  return say(m.amounts.each.present, { list: list(c.v, names) });
};

interface Forms {
  [form: string]: Said;
  nom: Said;
  acc: Said;
  gen: Said;
  dat: Said;
}

/** A count that is a value of its own: "the sum of the dice". */
const valueForms = (c: Context, of: Count): Forms | null => {
  const { m, say } = c.v;
  const forms = (which: keyof typeof m.amounts.value, values = {}): Forms => {
    const { nom, gen, dat, acc } = m.amounts.value[which];
    return { nom: say(nom, values), gen: say(gen, values), dat: say(dat, values), acc: say(acc, values) };
  };
  switch (of.count) {
    case 'sum':
      if (of.highest !== undefined) return forms('highest', { n: of.highest });
      return forms(c.dice === 1 ? 'one' : 'sum');
    case 'cp': {
      const { who, nom, gen } = person(c, of.who);
      return who === 'self' ? forms('cp') : forms('cpOf', { nom, gen });
    }
    case 'dealt':
      return forms('dealt');
    case 'number':
      return c.number === 'chosen' ? forms('chosen') : null;
    default:
      return null;
  }
};

/** "1/3/5 ... for 1/2/3 Nanite": only where the amount changes. */
const byTable = (c: Context, { table = [], terms }: Linear): Quantity => {
  const { m, say } = c.v;
  const steps = table
    .map((value, count) => ({ value, count }))
    .filter(({ value, count }) => (count === 0 ? value > 0 : value !== table[count - 1]));
  const last = steps.length - 1;
  const counts = steps.map(({ count }, i) =>
    i === last ? plain(say(m.amounts.andMore, { n: count })) : String(count),
  );
  const { of } = terms[0];
  const receiver = of.count === 'held' && of.who === 'that' && c.receiving;
  const values = {
    counts: counts.join('/'),
    unit: receiver ? tokensCounted(c.v, of.token, UNKNOWN) : unit(c, of),
  };
  return {
    x: text(steps.map(({ value }) => value).join('/')),
    after: say(receiver ? m.amounts.tableOfReceiver : m.amounts.table, values),
    value: [],
    n: UNKNOWN,
    fixed: null,
  };
};

const unit = (c: Context, of: Count): Said => {
  const { m, say } = c.v;
  switch (of.count) {
    case 'held':
      if (of.who !== 'self')
        return say(m.amounts.unit.heldBy, {
          token: tokensCounted(c.v, of.token, UNKNOWN),
          gen: person(c, of.who).gen,
        });
      return say(m.amounts.unit.held, { token: tokensCounted(c.v, of.token, UNKNOWN) });
    case 'symbol':
      return say(m.amounts.unit.symbol, { symbol: symbolOf(c, of) });
    case 'upgrades':
      return say(m.amounts.unit.upgrades);
    case 'cp':
      return say(m.amounts.unit.cp);
    case 'sum':
    case 'dealt':
      return say(m.amounts.unit.points);
    default:
      return say(m.amounts.unit.tokens);
  }
};

export const damageNoun = (c: Context, type: DamageType, n: number): Said =>
  icon('damage', type, plain(c.v.say(c.v.m.amounts.damage[type], { n })));

/** "2 Fire Mastery", with what follows it. */
export const tokens = (
  c: Context,
  id: string,
  amount: Amount | 'all',
): { what: Said; after: Said; fixed: number | null } => {
  const { m, say } = c.v;
  const several = tokensCounted(c.v, id, BARE);
  if (amount === 'all') return { what: say(m.amounts.allTokens, { token: several }), after: [], fixed: null };
  const { x, after, n, fixed } = quantity(c, amount);
  if (x.length === 0) return { what: several, after, fixed };
  if (fixed === 1) return { what: tokenAs(c.v, id, 'acc'), after, fixed };
  return { what: say(m.amounts.tokens, { x, token: tokensCounted(c.v, id, n) }), after, fixed };
};
