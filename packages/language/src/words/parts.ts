// What a hero consists of: abilities, upgrades, cards, tokens.

import type { Ability, AbilityLevel, Card, Defence, Level, Row, Source, Token, Upgrade } from '../hero.ts';
import type { Effect } from '../nodes.ts';

export const row = (need: string, ...body: Effect[]): Row => ({ need, do: body });
export const rows = (...list: Row[]): AbilityLevel => ({ rows: list });
export const defence = (dice: number, ...body: Effect[]): AbilityLevel => ({ defence: { dice, do: body } });
export const defenceWith = (
  dice: number,
  more: Pick<Defence, 'reroll' | 'rerollIf' | 'opposed' | 'offer'>,
  ...body: Effect[]
): AbilityLevel => ({ defence: { dice, ...more, do: body } });
export const passive = (parts: Omit<AbilityLevel, 'rows' | 'defence'>): AbilityLevel => parts;

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
/** What is printed on one side of a board that can be turned over. */
export const side = (name: string, ...abilities: Ability[]): Ability[] =>
  abilities.map((ability) => ({ ...ability, side: name }));

export const upgrade = (
  name: string,
  ability: string,
  level: 2 | 3,
  cost: number,
  src: Source,
  adds?: { ability: string; level: Level }[],
  onPlay?: Effect[],
): Upgrade => ({
  id: slug(name),
  name,
  ability,
  level,
  cost,
  src,
  ...(adds ? { adds } : {}),
  ...(onPlay ? { onPlay } : {}),
});

type CardExtras = Pick<Card, 'modifier' | 'only' | 'price' | 'after' | 'promo'>;
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
    .replace(/\p{M}|'/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/ /g, '-');
