// What a hero consists of: abilities, upgrades, cards, tokens.

import type { Ability, AbilityLevel, Card, Defence, Level, Row, Source, Token, Upgrade } from '../hero.ts';
import type { Effect } from '../nodes.ts';

/** What the dice must show ("sword x3 + pow x2", "small straight"), and what it does then. */
export const row = (need: string, ...body: Effect[]): Row => ({ need, do: body });
/** A level of an offensive ability or an ultimate. */
export const rows = (...list: Row[]): AbilityLevel => ({ rows: list });
/** A level of a defensive ability: so many dice, and what they do. */
export const defence = (dice: number, ...body: Effect[]): AbilityLevel => ({ defence: { dice, do: body } });
/** A defence whose dice can be rolled again, oppose the attacker's, or offer a use. */
export const defenceWith = (
  dice: number,
  more: Pick<Defence, 'reroll' | 'rerollIf' | 'opposed' | 'offer'>,
  ...body: Effect[]
): AbilityLevel => ({ defence: { dice, ...more, do: body } });
/** A level of a passive ability. */
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
/** An offensive ability: id, name, source, and what it is at each level. */
export const offensive = abilityOf('offensive');
/** A defensive ability. */
export const defensive = abilityOf('defensive');
/** A passive ability. */
export const passiveAbility = abilityOf('passive');
/** An ultimate ability. */
export const ultimateAbility = abilityOf('ultimate');
/** What is printed on one side of a board that can be turned over. */
export const side = (name: string, ...abilities: Ability[]): Ability[] =>
  abilities.map((ability) => ({ ...ability, side: name }));

/** A card that raises an ability to level 2 or 3, may bring others, and may do something when it is played. */
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
/** A card for one's own Main Phases. */
export const mainCard = cardOf('main');
/** A card for Roll Phases. */
export const rollCard = cardOf('roll');
/** A card for any time. */
export const instantCard = cardOf('instant');
/** A Roll Phase card that modifies an attack. */
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
/** A positive status effect: id, name, stack limit, source, and what it does. */
export const positive = tokenOf('positive');
/** A negative status effect. */
export const negative = tokenOf('negative');
/** A status effect that is neither positive nor negative. */
export const unique = tokenOf('unique');
/** A companion, or a part of one: what nothing treats as a status effect. */
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
