// Every choice as a short text, like a chess move, and back (docs/NOTATION.md). Texts name things by their ids; seats and
// dice count from 1.

import type { CastUse } from './cast/cast.ts';
import type { Text } from './cast/code.ts';
import type { Choice } from './choice.ts';
import { C, choice, first, kindOf, second, tokenSeat, tokenSlot } from './choice.ts';
import { ILLEGAL, IllegalChoice } from './errors.ts';
import { whyNot } from './rules/why.ts';
import type { Game } from './state/game.ts';

const dice = (mask: number): string => {
  const list: number[] = [];
  for (let i = 0; i < 5; i++) if (mask & (1 << i)) list.push(i + 1);
  return list.length === 0 ? 'none' : list.join(' ');
};

/** `evasive`, or `blood-power draw` where a token has several uses; passives by the use alone. */
const nameUse = (g: Game, use: CastUse): string => {
  if (use.kind < 0) return use.id;
  const kind = g.cast.kinds[use.kind];
  return kind.uses.length === 1 && use.price.kind === use.kind ? kind.id : `${kind.id} ${use.id}`;
};

const nameTrigger = (text: Text): string =>
  text.source.of === 'token'
    ? text.source.token
    : text.source.of === 'ability'
      ? text.source.ability
      : 'setup';

/** The hero whose abilities an announcement or defence names: that of the seat being asked. */
const abilityOf = (g: Game, index: number): string =>
  g.cast.heroes[g.seats[g.asked].hero].abilities[index].id;

/** `token 2 burn`; tokens of one kind that differ are numbered: `token 2 time-bomb 2`. */
const nameToken = (g: Game, c: Choice): string => {
  const slot = tokenSlot(c);
  const name = `token ${tokenSeat(c) + 1} ${g.cast.kinds[first(c)].id}`;
  return slot === 0 ? name : `${name} ${slot + 1}`;
};

export const notate = (g: Game, c: Choice): string => {
  const a = first(c);
  const b = second(c);
  switch (kindOf(c)) {
    case C.Pass:
      return 'pass';
    case C.Done:
      return 'done';
    case C.Keep:
      return `keep ${dice(a)}`;
    case C.Activate: {
      const hero = g.cast.heroes[g.seats[g.active].hero];
      const level = hero.abilities[a].levels[g.seats[g.active].levels[a]];
      const name = hero.abilities[a].id;
      return level && level.rows.length > 1 ? `activate ${name} ${b + 1}` : `activate ${name}`;
    }
    case C.NoAbility:
      return 'activate none';
    case C.Play:
      return `play ${g.cast.cards[a].id}`;
    case C.Sell:
      return `sell ${g.cast.cards[a].id}`;
    case C.Use: {
      const use = g.cast.uses[a];
      const word = use.price.kind >= 0 ? 'spend' : 'use';
      return use.price.any ? `${word} ${nameUse(g, use)} ${b}` : `${word} ${nameUse(g, use)}`;
    }
    case C.Target:
      return `target ${a + 1}`;
    case C.Player:
      return `player ${a + 1}`;
    case C.Token:
      return nameToken(g, c);
    case C.Die:
      return `die ${a + 1}`;
    case C.Value:
      return `value ${a}`;
    case C.Yes:
      return 'yes';
    case C.No:
      return 'no';
    case C.Option:
      return `option ${a + 1}`;
    case C.Number:
      return `number ${a}`;
    case C.Defend:
      return `defend ${abilityOf(g, a)}`;
    case C.Decline:
      return 'defend none';
    case C.First:
      return `first ${nameTrigger(g.cast.texts[a])}`;
    case C.Reroll:
      return `reroll ${dice(a)}`;
    case C.Concede:
      return `concede ${a + 1}`;
    case C.Kind:
      return `kind ${g.cast.kinds[a].id}`;
    case C.Card:
      return `card ${g.cast.cards[a].id}`;
    case C.Ability:
      return `cover ${g.cast.heroes[g.seats[b].hero].abilities[a].id}`;
    case C.Arrange:
      return `arrange ${a + 1}`;
    case C.Pick:
      return `pick ${a + 1}`;
    case C.Top:
      return 'top';
    case C.Bottom:
      return 'bottom';
  }
};

/** The listed choice a text means; an IllegalChoice error that names the reason if there is none. */
export const readChoice = (g: Game, text: string): Choice => {
  const wanted = text.trim().replace(/\s+/g, ' ').toLowerCase();
  for (const c of g.choices) if (notate(g, c) === wanted) return c;
  const concession = /^concede ([1-6])$/.exec(wanted);
  if (concession && Number(concession[1]) <= g.seats.length)
    return choice(C.Concede, Number(concession[1]) - 1);
  throw illegal(g, wanted);
};

/** What a text would mean for the seat that is asked, legal or not; null if it names nothing the seat could ever do. */
const meaning = (g: Game, text: string): Choice | null => {
  const [word, id, more] = text.split(' ');
  const s = g.seats[g.asked];
  const hero = g.cast.heroes[s.hero];
  const find = <T extends { id: string; index: number }>(list: readonly T[], name: string): T | undefined =>
    list.find((entry) => entry.id === name);
  switch (word) {
    case 'play':
    case 'sell': {
      const card = [...hero.deck, ...hero.promo].find((c) => g.cast.cards[c].id === id);
      return card === undefined ? null : choice(word === 'play' ? C.Play : C.Sell, card);
    }
    case 'activate': {
      const ability = find(hero.abilities, id);
      return ability ? choice(C.Activate, ability.index, Math.max(0, Number(more ?? 1) - 1)) : null;
    }
    case 'spend':
    case 'use': {
      const use = g.cast.uses.find((u) => {
        const name = nameUse(g, u);
        return name === [id, more].filter(Boolean).join(' ') || name === id;
      });
      return use ? choice(C.Use, use.index, use.price.n) : null;
    }
    case 'keep':
      return choice(C.Keep);
    case 'defend': {
      const ability = find(hero.abilities, id);
      return ability ? choice(C.Defend, ability.index) : null;
    }
    default:
      return null;
  }
};

const WORDS = [
  'pass',
  'done',
  'keep',
  'activate',
  'play',
  'sell',
  'spend',
  'use',
  'target',
  'player',
  'token',
  'kind',
  'card',
  'cover',
  'die',
  'value',
  'yes',
  'no',
  'option',
  'number',
  'arrange',
  'pick',
  'top',
  'bottom',
  'defend',
  'first',
  'reroll',
];

const MOST_SHOWN = 12;

const illegal = (g: Game, text: string): IllegalChoice => {
  if (!WORDS.includes(text.split(' ')[0]))
    return new IllegalChoice(
      'unreadable',
      `"${text}" is no choice; choices begin with ${WORDS.join(', ')} or concede`,
    );
  if (g.result !== null)
    return new IllegalChoice('game-over', `"${text}" comes too late: ${ILLEGAL['game-over']}`);
  const meant = meaning(g, text);
  const reason = (meant === null ? null : whyNot(g, g.asked, meant)) ?? 'not-listed';
  const offered = g.choices.map((c) => notate(g, c));
  const left = offered.length - MOST_SHOWN;
  const shown = left > 0 ? [...offered.slice(0, MOST_SHOWN), `and ${left} more`] : offered;
  return new IllegalChoice(
    reason,
    `seat ${g.asked + 1} cannot choose "${text}": ${ILLEGAL[reason]}; legal are: ${shown.join(', ')}`,
  );
};
