// What each kind of answer looks like.

import type { GameView, Move } from '@mad-king/engine';
import type { Hero, Level } from '@mad-king/language';
import { type LanguageId, plain, type Speaker, type Said as Words } from '@mad-king/text';
import type { ReactNode } from 'react';
import { Arms } from '../../../components/arms.tsx';
import { CardIcon } from '../../../components/card.tsx';
import { Icon } from '../../../components/icon.tsx';
import { FaceNumber } from '../../../components/marks.tsx';
import { Said } from '../../../components/said.tsx';
import { Seal } from '../../../components/seal.tsx';
import { rosterHero } from '../../../heraldry/roster.ts';
import type { Texts } from '../../../texts/en.ts';
import type { Stakes } from '../../../texts/stakes/en.ts';
import type { Forecast } from '../../../worker/forecast.ts';
import type { Offers } from '../offers.ts';
import { headed } from './headed.ts';

export interface Face {
  icon?: ReactNode;
  name: ReactNode;
  /** The same in letters, where two are named together. */
  called: string;
  line?: ReactNode;
}

/** What a face is said with: the words, and what lies on the table. */
export interface Saying {
  t: Texts;
  words: Stakes;
  language: LanguageId;
  speaker: Speaker;
  /** What of a target could stop the attack. */
  stoppers: (forecast: Forecast | undefined, seat: number) => string | undefined;
  /** Of whoever is asked. */
  hero: Hero;
  view: GameView;
  seat: number;
  labels: ReadonlyMap<string, Words>;
  offers: Offers;
}

type Of<K extends Move['kind']> = Extract<Move, { kind: K }>;
type OfCard = Extract<Move, { card: string }>;
type OfDice = Extract<Move, { dice: number[] }>;

export const faceOf = (
  s: Saying,
  move: Move,
  forecast: Forecast | undefined,
  comes: string | undefined,
): Face => {
  switch (move.kind) {
    case 'play':
      return ofCard(s, move, forecast, comes);
    case 'use':
      return ofUse(s, move, comes);
    case 'defend':
      return ofDefence(s, move);
    case 'target':
    case 'player':
      return ofSeat(s, move.seat, forecast);
    case 'value':
      return ofValue(s, move, comes);
    case 'reroll': {
      const values = s.view.rolls.at(-1)?.values ?? [];
      const dice = move.dice.map((i) => values[i]).join(' ');
      const name = dice === '' ? s.words.rerollNone : s.words.reroll(dice);
      return { icon: <Icon name="dice" />, name, called: name };
    }
    default:
      return labelled(s, move);
  }
};

/** Texts up to this length stand on a panel. */
const MOST_LETTERS = 56;

const shortly = (texts: readonly Words[]): ReactNode => {
  const words = texts.map(plain).join(' ');
  return words === '' || words.length > MOST_LETTERS ? undefined : <Said said={texts.flat()} densely />;
};

/** Parts of a line, with a dot between them. */
const dotted = (...parts: ReactNode[]): ReactNode => {
  const there = parts.filter((part) => part !== undefined && part !== '' && part !== null);
  return there.length === 0
    ? undefined
    : there.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts keep their order
        <span key={i}>
          {i > 0 && ' · '}
          {part}
        </span>
      ));
};

const labelled = ({ labels }: Saying, move: Move): Face => {
  const { head, rest } = headed(labels.get(move.text) ?? []);
  return {
    name: <Said said={head} />,
    called: plain(head),
    line: rest.length === 0 ? undefined : <Said said={rest} densely />,
  };
};

/** "Tip It! 3 → 4", "Helping Hand! on the 3". */
const withDie = (
  { view, words }: Saying,
  name: string,
  move: Move,
  forecast: Forecast | undefined,
): string => {
  const roll = view.rolls.at(-1);
  const chosen = [move, ...(forecast?.further ?? [])];
  const die = chosen.find((one): one is Of<'die'> => one.kind === 'die')?.die;
  const value = chosen.find((one): one is Of<'value'> => one.kind === 'value')?.value;
  const dice = chosen.find((one): one is OfDice => one.kind === 'reroll')?.dice ?? [];
  if (roll === undefined) return name;
  if (dice.length > 0) return words.onDie(name, dice.map((i) => roll.values[i]).join(' '));
  const from = roll.values[die ?? (roll.values.length === 1 ? 0 : -1)];
  if (value !== undefined && from !== undefined) return words.turns(name, from, value);
  return die === undefined || from === undefined ? name : words.onDie(name, `${from}`);
};

const ofCard = (s: Saying, move: OfCard, forecast: Forecast | undefined, comes: string | undefined): Face => {
  const { catalogue } = s.speaker.voice;
  const card = catalogue.card(s.hero.id, move.card);
  if (card === undefined) return labelled(s, move);
  const owner = catalogue.isShared(card.id) ? undefined : s.hero;
  const { name, text } = s.speaker.card(card, owner);
  const price = card.cost === 0 ? s.words.free : s.words.price(card.cost, s.view.seats[s.seat].cp);
  return {
    icon: <CardIcon card={card} hero={owner} />,
    name: withDie(s, plain(name), move, forecast),
    called: plain(name),
    line: dotted(price, comes ?? shortly(text)),
  };
};

const ofUse = (s: Saying, move: Of<'use'>, comes: string | undefined): Face => {
  const face = labelled(s, move);
  if (move.token === null) {
    const [ability] = [...s.offers.abilities].find(([, moves]) => moves.includes(move)) ?? [];
    const icon = ability === undefined ? undefined : <Icon of={s.hero.id} name={`ability-${ability}`} />;
    return { ...face, icon, line: comes ?? face.line };
  }
  const found = s.speaker.voice.catalogue.token(move.token);
  if (found === undefined) return face;
  const { token, hero } = found;
  const { name, text } = s.speaker.token(token, hero);
  const does = token.uses?.length === 1 && text[0] !== undefined ? headed(text[0]) : undefined;
  return {
    ...face,
    called: plain(name),
    icon: <Seal token={token.id} kind={token.kind} hero={hero.id} />,
    line:
      comes ??
      (does === undefined ? undefined : shortly([does.rest.length > 0 ? does.rest : does.head])) ??
      face.line,
  };
};

const ofDefence = (s: Saying, move: Of<'defend'>): Face => {
  const ability = s.hero.abilities.find(({ id }) => id === move.ability);
  if (ability === undefined) return { ...labelled(s, move), icon: <Icon name="no" /> };
  const level = (s.view.seats[s.seat].levels[ability.id] ?? 1) as Level;
  const { name, text } = s.speaker.ability(s.hero, ability, level);
  const dice = ability.levels[level]?.defence?.dice ?? 0;
  return {
    icon: <Icon of={s.hero.id} name={`ability-${ability.id}`} />,
    name: plain(name),
    called: plain(name),
    line: dotted(dice > 0 ? s.words.dice(dice) : undefined, shortly(text)),
  };
};

const ofSeat = (s: Saying, of: number, forecast: Forecast | undefined): Face => {
  const { hero } = s.view.seats[of];
  const name = of === s.seat ? s.t.home.you : rosterHero(hero).names[s.language];
  return { icon: <Arms hero={hero} />, name, called: name, line: s.stoppers(forecast, of) };
};

const ofValue = (s: Saying, move: Of<'value'>, comes: string | undefined): Face => {
  const { hero } = s.view.seats[s.view.rolls.at(-1)?.owners[0] ?? s.seat];
  const symbol = s.speaker.voice.catalogue.hero(hero)?.dice[move.value - 1] ?? '';
  const label = s.labels.get(move.text) ?? [];
  const name = plain(label.filter((part) => !('icon' in part) || part.icon !== 'die')).trim();
  return {
    name,
    called: name,
    icon: <FaceNumber hero={hero} symbol={symbol} value={move.value} />,
    line: comes,
  };
};
