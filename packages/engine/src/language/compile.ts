// From heroes as they are written to the library that runs: names become numbers, nested blocks become jumps, and every
// mistake in a hero is found here and reported with its path.

import { ContentError } from '../errors.ts';
import { Origin } from '../state/game.ts';
import type { CastAbility, CastCard, CastHero, CastKind, CastLevel, CastUse, Library } from './cast.ts';
import { CardKind } from './cast.ts';
import type { CodePrice, Text, TextSource } from './code.ts';
import type { AbilityLevel, Card, Hero, Level, Moment, Token, Use } from './hero.ts';
import { MOMENTS } from './hero.ts';
import { parseNeed } from './need.ts';
import type { Effect, Price } from './nodes.ts';
import { TextCompiler } from './text-compiler.ts';

export const compileLibrary = (heroes: readonly Hero[], shared: readonly Card[]): Library => {
  const library: Library = { heroes: [], kinds: [], cards: [], uses: [], texts: [] };
  const kinds = new Map<string, number>();
  const heroIds = new Set<string>();
  for (const hero of heroes) {
    if (heroIds.has(hero.id)) throw new ContentError(hero.id, 'there are two heroes of this id');
    heroIds.add(hero.id);
    for (const token of hero.tokens) declareKind(library, kinds, hero, token);
  }
  const sharedCards = shared.map((card) => {
    const c = new HeroCompiler(library, kinds, '', []);
    return c.card(card, `shared.${card.id}`);
  });
  for (const hero of heroes) compileHero(library, kinds, hero, sharedCards);
  return library;
};

/** Kinds that stand on several sheets are one kind (V-26), so their definitions must agree. */
const declareKind = (library: Library, kinds: Map<string, number>, hero: Hero, token: Token): void => {
  const path = `${hero.id}.tokens.${token.id}`;
  const known = kinds.get(token.id);
  if (known !== undefined) {
    if (library.kinds[known].token !== token)
      throw new ContentError(
        path,
        'another hero has a token of this id with a definition of its own; share one',
      );
    return;
  }
  kinds.set(token.id, library.kinds.length);
  library.kinds.push({
    id: token.id,
    index: library.kinds.length,
    token,
    companion: token.kind === 'companion',
    limit: token.limit,
    at: MOMENTS.map(() => -1),
    any: MOMENTS.map((m) => token.any?.includes(m) ?? false),
    uses: [],
    standing: [],
    forbids: {
      actions: token.forbids?.includes('actions') ?? false,
      cards: token.forbids?.includes('cards') ?? false,
      defence: token.forbids?.includes('defence') ?? false,
    },
    removable: token.kind !== 'companion' && token.fixed !== 'not-removable',
    transferable: token.kind !== 'companion' && token.fixed === undefined,
  });
};

const compileHero = (
  library: Library,
  kinds: Map<string, number>,
  hero: Hero,
  sharedCards: readonly number[],
): void => {
  const path = hero.id;
  if (hero.dice.length !== 6)
    throw new ContentError(path, `dice has ${hero.dice.length} faces; a die has six`);
  const symbols = [...new Set(hero.dice)];
  const c = new HeroCompiler(library, kinds, hero.id, symbols);
  for (const token of hero.tokens) c.token(token, `${path}.tokens.${token.id}`);

  const ids = hero.abilities.map((ability) => ability.id);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice) throw new ContentError(`${path}.abilities.${twice}`, 'there are two abilities of this id');
  const abilities: CastAbility[] = hero.abilities.map((ability, index) => ({
    id: ability.id,
    index,
    name: ability.name,
    slot: ability.slot,
    levels: ([0, 1, 2, 3] as const).map((level) => {
      const written = level === 0 ? undefined : ability.levels[level as Level];
      if (written === undefined) return null;
      const at = `${path}.abilities.${ability.id}.levels.${level}`;
      return c.level(ability.id, ability.slot, level, written, at);
    }),
  }));
  c.abilities = ids;
  const upgrades = hero.upgrades.map((upgrade) => {
    const at = `${path}.upgrades.${upgrade.id}`;
    const level = abilities[c.ability(upgrade.ability, at)].levels[upgrade.level];
    if (!level) throw new ContentError(at, `${upgrade.ability} has no level ${upgrade.level}`);
    return c.addCard({
      id: upgrade.id,
      name: upgrade.name,
      cost: upgrade.cost,
      kind: CardKind.Upgrade,
      modifier: false,
      after: false,
      only: null,
      text: -1,
      ability: c.ability(upgrade.ability, at),
      level: upgrade.level,
      adds: (upgrade.adds ?? []).map(({ ability, level }) => ({ ability: c.ability(ability, at), level })),
      card: upgrade,
    });
  });
  const cards = hero.cards.map((card) => ({ card, index: c.card(card, `${path}.cards.${card.id}`) }));
  const deck = [...sharedCards, ...upgrades, ...cards.filter((x) => !x.card.promo).map((x) => x.index)];
  const named = deck.map((card) => library.cards[card].id);
  const double = named.find((id, i) => named.indexOf(id) !== i);
  if (double) throw new ContentError(`${path}.cards.${double}`, 'there are two cards of this id in the deck');

  const slotted = (...slots: string[]): number[] =>
    abilities.filter((a) => slots.includes(a.slot)).map((a) => a.index);
  const cast: CastHero = {
    id: hero.id,
    index: library.heroes.length,
    hero,
    symbols,
    faces: [0, ...hero.dice.map((symbol) => symbols.indexOf(symbol))],
    abilities,
    offence: slotted('offensive', 'ultimate'),
    defences: slotted('defensive'),
    passives: slotted('passive'),
    deck,
    promo: cards.filter((x) => x.card.promo).map((x) => x.index),
    kinds: hero.tokens.map((token) => kinds.get(token.id) as number),
    setup: hero.setup
      ? c.text(hero.setup, { of: 'setup', hero: hero.id }, Origin.Setup, `${path}.setup`)
      : -1,
  };
  library.heroes.push(cast);
};

class HeroCompiler {
  abilities: string[] = [];
  private readonly library: Library;
  private readonly kinds: Map<string, number>;
  private readonly hero: string;
  private readonly symbols: string[];

  constructor(library: Library, kinds: Map<string, number>, hero: string, symbols: string[]) {
    this.library = library;
    this.kinds = kinds;
    this.hero = hero;
    this.symbols = symbols;
  }

  private texts(path: string): TextCompiler {
    return new TextCompiler(this.kinds, this.symbols, path);
  }

  text(effects: Effect[], source: TextSource, origin: Origin, path: string, token = -1): number {
    const staged = source.of === 'ability' && origin === Origin.Offence;
    const { code, lead, always } = this.texts(path).compile(effects, staged);
    const index = this.library.texts.length;
    const text: Text = { index, code, lead, always, origin, token, source, effects };
    this.library.texts.push(text);
    return index;
  }

  ability(id: string, path: string): number {
    const index = this.abilities.indexOf(id);
    if (index < 0) throw new ContentError(path, `there is no ability "${id}"`);
    return index;
  }

  level(ability: string, slot: string, level: number, written: AbilityLevel, path: string): CastLevel {
    const source = (row: number): TextSource => ({ of: 'ability', hero: this.hero, ability, level, row });
    const wanted = slot === 'defensive' ? 'defence' : slot === 'passive' ? null : 'rows';
    if (wanted !== null && written[wanted] === undefined)
      throw new ContentError(path, `a level of this ability needs ${wanted}`);
    return {
      rows: (written.rows ?? []).map((row, i) => ({
        need: parseNeed(row.need, this.symbols, `${path}.rows.${i}.need`),
        words: row.need,
        text: this.text(row.do, source(i), Origin.Offence, `${path}.rows.${i}.do`),
      })),
      defence: written.defence
        ? {
            dice: written.defence.dice,
            reroll: written.defence.reroll ?? 0,
            text: this.text(written.defence.do, source(0), Origin.Defence, `${path}.defence.do`),
          }
        : null,
      at: this.moments(written.at, source(0), Origin.Passive, path, -1),
      uses: (written.uses ?? []).map((use) =>
        this.use(use, -1, source(0), Origin.Passive, `${path}.uses.${use.id}`),
      ),
    };
  }

  private moments(
    at: Partial<Record<Moment, Effect[]>> | undefined,
    source: TextSource,
    origin: Origin,
    path: string,
    token: number,
  ): number[] {
    for (const name of Object.keys(at ?? {}))
      if (!MOMENTS.includes(name as Moment))
        throw new ContentError(`${path}.at`, `there is no moment "${name}"`);
    return MOMENTS.map((m) => {
      const effects = at?.[m];
      const part: TextSource = source.of === 'token' ? { ...source, part: m } : source;
      return effects ? this.text(effects, part, origin, `${path}.at.${m}`, token) : -1;
    });
  }

  private use(use: Use, kind: number, source: TextSource, origin: Origin, path: string): number {
    const index = this.library.uses.length;
    const compiled: CastUse = {
      id: use.id,
      index,
      kind,
      price: this.price(use.price, path),
      main: use.when === 'main',
      after: use.when === 'after',
      modifier: use.modifier ?? false,
      only: use.only ? this.texts(path).condition(use.only) : null,
      perTurn: use.perTurn ?? 0,
      text: -1,
    };
    this.library.uses.push(compiled);
    compiled.text = this.text(
      use.do,
      source.of === 'token' ? { ...source, part: use.id } : source,
      origin,
      path,
      kind,
    );
    return index;
  }

  private price(price: Price | undefined, path: string): CodePrice {
    if (price === undefined) return { cp: 0, kind: -1, n: 0 };
    return this.texts(path).price(price);
  }

  token(token: Token, path: string): void {
    const kind: CastKind = this.library.kinds[this.kinds.get(token.id) as number];
    const done = kind.uses.length > 0 || kind.standing.length > 0 || kind.at.some((text) => text >= 0);
    if (done) return;
    const origin = token.kind === 'companion' ? Origin.Companion : Origin.Token;
    const source: TextSource = { of: 'token', token: token.id, part: '' };
    kind.at = this.moments(token.at, source, origin, path, kind.index);
    kind.uses = (token.uses ?? []).map((use) =>
      this.use(
        { ...use, price: use.price ?? { token: token.id, n: 1 } },
        kind.index,
        source,
        origin,
        `${path}.uses.${use.id}`,
      ),
    );
    kind.standing = (token.standing ?? []).map(({ when, add }) => ({
      attacking: when === 'attacking',
      add: this.texts(`${path}.standing`).amount(add),
    }));
  }

  card(card: Card, path: string): number {
    if (!Number.isInteger(card.cost) || card.cost < 0 || card.cost > 15)
      throw new ContentError(path, `a card costs 0 to 15 CP, not ${card.cost}`);
    return this.addCard({
      id: card.id,
      name: card.name,
      cost: card.cost,
      kind: { main: CardKind.Main, roll: CardKind.Roll, instant: CardKind.Instant }[card.timing],
      modifier: card.modifier ?? false,
      after: card.after ?? false,
      only: card.only ? this.texts(path).condition(card.only) : null,
      text: this.text(card.do, { of: 'card', card: card.id, hero: this.hero }, Origin.Card, `${path}.do`),
      ability: -1,
      level: 0,
      adds: [],
      card,
    });
  }

  addCard(card: Omit<CastCard, 'index' | 'hero'>): number {
    const index = this.library.cards.length;
    this.library.cards.push({ ...card, index, hero: this.hero });
    return index;
  }
}
