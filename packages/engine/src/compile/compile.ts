// From heroes as they are written to the library that runs: names become numbers, nested blocks become jumps, and every
// mistake in a hero is found here and reported with its path.

import type {
  AbilityLevel,
  Card,
  Content,
  Effect,
  Hero,
  Level,
  Moment,
  Standing,
  Token,
  Upgrade,
  Use,
} from '@mad-king/language';
import { ContentError, MOMENTS } from '@mad-king/language';
import { parseNeed } from '@mad-king/language/inside';
import type { CastAbility, CastCard, CastKind, CastLevel, CastStanding, Library } from '../cast/cast.ts';
import type { Text, TextSource } from '../cast/text.ts';
import { NO_PRICE } from '../rules/price.ts';
import { WindowFlag } from '../state/frames.ts';
import type { Origin } from '../state/game.ts';
import { NONE } from '../state/none.ts';
import type { Scope } from './names.ts';
import { Names } from './names.ts';
import { TextCompiler } from './text-compiler.ts';

/** Everything compiled, once; a game is the same with any content that has its heroes. */
export const compile = (content: Content): Library => {
  const known = compiled.get(content) ?? compileLibrary(content);
  compiled.set(content, known);
  return known;
};
const compiled = new WeakMap<Content, Library>();

const compileLibrary = ({ heroes: unsorted, sharedCards: shared }: Content): Library => {
  const heroes = [...unsorted].sort((a, b) => (a.id < b.id ? NONE : 1));
  const library: Library = { heroes: [], kinds: [], cards: [], uses: [], texts: [], notes: [] };
  const kinds = new Map<string, number>();
  const ids = heroes.map((hero) => hero.id);
  for (const hero of heroes) {
    if (ids.indexOf(hero.id) !== ids.lastIndexOf(hero.id))
      throw new ContentError(hero.id, 'there are two heroes of this id');
  }
  for (const { hero, token } of leaflets(heroes)) declareKind(library, kinds, hero, token);
  const { notes } = library;
  const moving = library.kinds.filter(({ token }) => token.marked === 'owner');
  const pieces = new Set(moving.map(({ index }) => index));
  const common = new HeroCompiler(library, { kinds, pieces, symbols: [], sides: [], notes }, '');
  const sharedCards = shared.map((card) => common.card(card, `shared.${card.id}`));
  for (const hero of heroes) {
    const symbols = [...new Set(hero.dice)];
    const scope: Scope = { kinds, pieces, symbols, sides: hero.sides ?? [], notes };
    new HeroCompiler(library, scope, hero.id).hero(hero, sharedCards);
  }
  return library;
};

/** All tokens, numbered in an order that does not depend on which heroes there are: a game needs no heroes but its own. */
const leaflets = (heroes: readonly Hero[]): { hero: Hero; token: Token }[] =>
  heroes
    .flatMap((hero) => hero.tokens.map((token) => ({ hero, token })))
    .sort((a, b) => (a.token.id < b.token.id ? NONE : a.token.id > b.token.id ? 1 : 0));

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
  if (!Number.isInteger(token.limit) || token.limit < 1)
    throw new ContentError(path, `a stack limit is a whole number from 1, not ${token.limit}`);
  if (token.kind === 'companion' && token.limitOthers !== undefined && token.marked !== 'owner')
    throw new ContentError(path, "a companion that can lie with others says whose it is (marked: 'owner')");
  kinds.set(token.id, library.kinds.length);
  const hooks: Moment[] = ['placing', 'placed', 'reached'];
  library.kinds.push({
    id: token.id,
    index: library.kinds.length,
    token,
    companion: token.kind === 'companion',
    limit: token.limit,
    // Companions stay with their hero (V-25).
    limitOthers: token.limitOthers ?? (token.kind === 'companion' ? 0 : token.limit),
    at: MOMENTS.map(() => NONE),
    any: MOMENTS.map((m) => token.any?.includes(m) ?? false),
    uses: [],
    open: 0,
    standing: [],
    forbids: {
      actions: token.forbids?.includes('actions') ?? false,
      cards: token.forbids?.includes('cards') ?? false,
      defence: token.forbids?.includes('defence') ?? false,
    },
    forbidsIf: null,
    side: 0,
    removable: token.kind !== 'companion' && token.fixed !== 'not-removable',
    transferable: token.kind !== 'companion' && token.fixed === undefined,
    hooked: token.declinable === true || hooks.some((m) => token.at?.[m] !== undefined),
  });
};

/** In which windows or questions a use is offered. */
const USE_OPEN: Record<Use['when'], number> = {
  any: WindowFlag.Open | WindowFlag.Main,
  main: WindowFlag.Main,
  after: WindowFlag.After,
  defence: WindowFlag.Defence,
  announce: WindowFlag.Announce,
  income: WindowFlag.Income,
};

/** A token or ability says which of its texts it is. */
const partOf = (source: TextSource, part: string): TextSource =>
  source.of === 'token' || source.of === 'ability' ? { ...source, part } : source;

/** A text before it is compiled. */
const NOTHING = { code: [], lead: 0, always: false, touches: NONE };

class HeroCompiler {
  private readonly library: Library;
  private readonly scope: Scope;
  private readonly id: string;
  private abilities: string[] = [];

  constructor(library: Library, scope: Scope, id: string) {
    this.library = library;
    this.scope = scope;
    this.id = id;
  }

  private names(path: string): Names {
    return new Names(this.scope, path);
  }

  hero(hero: Hero, sharedCards: readonly number[]): void {
    const path = hero.id;
    if (hero.dice.length !== 6)
      throw new ContentError(path, `dice has ${hero.dice.length} faces; a die has six`);
    for (const token of hero.tokens) this.token(token, `${path}.tokens.${token.id}`);
    this.abilities = hero.abilities.map((ability) => ability.id);
    this.refuseDoubles(this.abilities, `${path}.abilities`, 'abilities of this id');
    const abilities = hero.abilities.map((ability, index): CastAbility => {
      const at = `${path}.abilities.${ability.id}`;
      return {
        id: ability.id,
        index,
        name: ability.name,
        slot: ability.slot,
        side: ability.side === undefined ? 0 : this.scope.sides.indexOf(ability.side),
        levels: [0, 1, 2, 3].map((level) => {
          const written = ability.levels[level as Level];
          return written
            ? this.level(ability.id, ability.slot, level, written, `${at}.levels.${level}`)
            : null;
        }),
      };
    });
    const upgrades = hero.upgrades.map((upgrade) =>
      this.upgrade(upgrade, abilities, `${path}.upgrades.${upgrade.id}`),
    );
    const cards = hero.cards.map((card) => ({ card, index: this.card(card, `${path}.cards.${card.id}`) }));
    const standard = cards.filter(({ card }) => !card.promo).map(({ index }) => index);
    const promo = cards.filter(({ card }) => card.promo).map(({ index }) => index);
    const deck = [...sharedCards, ...upgrades, ...standard];
    const named = [...deck, ...promo].map((card) => this.library.cards[card].id);
    this.refuseDoubles(named, `${path}.cards`, 'cards of this id in the deck');
    const slotted = (...slots: string[]): number[] =>
      abilities.filter((a) => slots.includes(a.slot)).map((a) => a.index);
    this.library.heroes.push({
      id: hero.id,
      index: this.library.heroes.length,
      hero,
      symbols: [...this.scope.symbols],
      faces: [0, ...hero.dice.map((symbol) => this.scope.symbols.indexOf(symbol))],
      abilities,
      offence: slotted('offensive', 'ultimate'),
      defences: slotted('defensive'),
      passives: slotted('passive'),
      deck,
      promo,
      kinds: hero.tokens.map((token) => this.scope.kinds.get(token.id) as number),
      upgradesInRollPhases: abilities.some(({ levels }) =>
        levels.some((level) => level?.upgradesInRollPhases),
      ),
      setup: hero.setup
        ? this.text(hero.setup, { of: 'setup', hero: hero.id }, 'setup', `${path}.setup`)
        : NONE,
    });
  }

  private refuseDoubles(ids: readonly string[], path: string, what: string): void {
    const twice = ids.find((id, i) => ids.indexOf(id) !== i);
    if (twice) throw new ContentError(`${path}.${twice}`, `there are two ${what}`);
  }

  private text(effects: Effect[], source: TextSource, origin: Origin, path: string, token = NONE): number {
    const staged = source.of === 'ability' && origin === 'offence';
    const index = this.library.texts.length;
    const text: Text = { index, ...NOTHING, origin, token, source, effects };
    this.library.texts.push(text);
    const use = (offered: Use): number => this.use(offered, NONE, source, origin, path);
    Object.assign(text, new TextCompiler(this.names(path), source, index, staged, use).compile(effects));
    return index;
  }

  private ability(id: string, path: string): number {
    const index = this.abilities.indexOf(id);
    if (index < 0) throw new ContentError(path, `there is no ability "${id}"`);
    return index;
  }

  private level(
    ability: string,
    slot: string,
    level: number,
    written: AbilityLevel,
    path: string,
  ): CastLevel {
    const source = (row: number): TextSource => ({
      of: 'ability',
      hero: this.id,
      ability,
      level,
      row,
      part: '',
    });
    const wanted = slot === 'defensive' ? 'defence' : slot === 'passive' ? null : 'rows';
    if (wanted !== null && written[wanted] === undefined)
      throw new ContentError(path, `a level of this ability needs ${wanted}`);
    const { defence } = written;
    const use = (u: Use): number => this.use(u, NONE, source(0), 'passive', `${path}.uses.${u.id}`);
    return {
      rows: (written.rows ?? []).map((row, i) => ({
        need: parseNeed(row.need, this.scope.symbols, `${path}.rows.${i}.need`),
        words: row.need,
        text: this.text(row.do, source(i), 'offence', `${path}.rows.${i}.do`),
      })),
      defence: defence
        ? {
            dice: defence.dice,
            reroll: defence.reroll ?? 0,
            rerollIf: defence.rerollIf ? this.names(path).condition(defence.rerollIf) : null,
            opposed: defence.opposed ?? false,
            offer: defence.offer ? use(defence.offer) : NONE,
            text: this.text(defence.do, source(0), 'defence', `${path}.defence.do`),
          }
        : null,
      at: this.moments(written.at, source(0), 'passive', path, NONE),
      any: MOMENTS.map((m) => written.any?.includes(m) ?? false),
      uses: (written.uses ?? []).map(use),
      standing: (written.standing ?? []).map((s) => this.standing(s, `${path}.standing`)),
      upgradesInRollPhases: written.permits?.includes('upgrades-in-roll-phases') ?? false,
      limits: Object.entries(written.limits ?? {}).map(([kind, n]) => [
        this.names(`${path}.limits`).kind(kind),
        n,
      ]),
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
      const part = partOf(source, m);
      return effects ? this.text(effects, part, origin, `${path}.at.${m}`, token) : NONE;
    });
  }

  private standing(s: Standing, path: string): CastStanding {
    const names = this.names(path);
    return {
      attacking: s.when === 'attacking',
      only: s.only ? names.condition(s.only) : null,
      add: names.amount(s.add ?? 0),
      less: names.amount(s.less ?? 0),
      none: s.none ?? false,
      attackerGains: s.attackerGains ?? 0,
    };
  }

  private use(use: Use, kind: number, source: TextSource, origin: Origin, path: string): number {
    const index = this.library.uses.length;
    const names = this.names(path);
    const compiled = {
      id: use.id,
      index,
      kind,
      price: names.price(use.price),
      open: USE_OPEN[use.when],
      needs: 0,
      modifier: use.modifier ?? false,
      only: use.only ? names.condition(use.only) : null,
      aged: use.aged ?? false,
      perTurn: use.perTurn ?? 0,
      perAttack: use.perAttack ?? 0,
      text: NONE,
    };
    this.library.uses.push(compiled);
    const part = partOf(source, use.id);
    compiled.text = this.text(use.do, part, origin === 'offence' ? 'passive' : origin, path, kind);
    if (this.library.texts[compiled.text].touches !== NONE) compiled.needs = WindowFlag.Dice;
    return index;
  }

  private token(token: Token, path: string): void {
    const kind: CastKind = this.library.kinds[this.scope.kinds.get(token.id) as number];
    const done = kind.uses.length > 0 || kind.standing.length > 0 || kind.at.some((text) => text !== NONE);
    if (done) return;
    const origin = token.kind === 'companion' ? 'companion' : 'token';
    const source: TextSource = { of: 'token', token: token.id, part: '' };
    // A companion that is not spent has uses without a price of its own.
    const price = token.kind === 'companion' ? undefined : { token: token.id, n: 1 };
    kind.at = this.moments(token.at, source, origin, path, kind.index);
    kind.uses = (token.uses ?? []).map((use) =>
      this.use({ ...use, price: use.price ?? price }, kind.index, source, origin, `${path}.uses.${use.id}`),
    );
    kind.open = kind.uses.reduce((flags, use) => flags | this.library.uses[use].open, 0);
    kind.standing = (token.standing ?? []).map((s) => this.standing(s, `${path}.standing`));
    if (token.forbidsIf) kind.forbidsIf = this.names(path).condition(token.forbidsIf);
    if (token.side !== undefined) kind.side = this.names(path).amount(token.side);
  }

  private upgrade(upgrade: Upgrade, abilities: readonly CastAbility[], path: string): number {
    const ability = this.ability(upgrade.ability, path);
    if (!abilities[ability].levels[upgrade.level])
      throw new ContentError(path, `${upgrade.ability} has no level ${upgrade.level}`);
    const source: TextSource = { of: 'card', card: upgrade.id, hero: this.id };
    return this.addCard({
      id: upgrade.id,
      name: upgrade.name,
      cost: upgrade.cost,
      kind: 'upgrade',
      modifier: false,
      open: WindowFlag.Main,
      needs: 0,
      only: null,
      price: NO_PRICE,
      text: upgrade.onPlay ? this.text(upgrade.onPlay, source, 'card', `${path}.onPlay`) : NONE,
      ability,
      level: upgrade.level,
      adds: (upgrade.adds ?? []).map(({ ability: id, level }) => ({
        ability: this.ability(id, path),
        level,
      })),
      card: upgrade,
    });
  }

  card(card: Card, path: string): number {
    if (!Number.isInteger(card.cost) || card.cost < 0 || card.cost > 15)
      throw new ContentError(path, `a card costs 0 to 15 CP, not ${card.cost}`);
    const source: TextSource = { of: 'card', card: card.id, hero: this.id };
    const text = this.text(card.do, source, 'card', `${path}.do`);
    const timing = {
      main: WindowFlag.Main,
      roll: WindowFlag.Roll,
      instant: WindowFlag.Open | WindowFlag.Main,
    };
    return this.addCard({
      id: card.id,
      name: card.name,
      cost: card.cost,
      kind: card.timing,
      modifier: card.modifier ?? false,
      open: card.after ? WindowFlag.After : timing[card.timing],
      needs: this.library.texts[text].touches !== NONE ? WindowFlag.Dice : 0,
      only: card.only ? this.names(path).condition(card.only) : null,
      price: this.names(path).price(card.price),
      text,
      ability: NONE,
      level: 0,
      adds: [],
      card,
    });
  }

  private addCard(card: Omit<CastCard, 'index' | 'hero'>): number {
    const index = this.library.cards.length;
    this.library.cards.push({ ...card, index, hero: this.id });
    return index;
  }
}
