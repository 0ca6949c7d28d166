// An answer by its picture, its name, and one line with its price and what it does.

import type { Move } from '@mad-king/engine';
import type { Level } from '@mad-king/language';
import { plain, type Said as Words } from '@mad-king/text';
import type { ReactNode } from 'react';
import { Arms } from '../../../components/arms.tsx';
import { CardIcon } from '../../../components/card.tsx';
import { Icon } from '../../../components/icon.tsx';
import { FaceNumber } from '../../../components/marks.tsx';
import { Said } from '../../../components/said.tsx';
import { Seal } from '../../../components/seal.tsx';
import { rosterHero } from '../../../heraldry/roster.ts';
import { useSpeaker } from '../../../language/speaker.ts';
import { useStakeWords } from '../../../language/stakes.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import type { Forecast } from '../../../worker/forecast.ts';
import { useHeroAt, useSitting } from '../sitting.tsx';
import { headed } from './headed.ts';
import { useStoppers } from './use-stoppers.ts';

export interface Face {
  icon?: ReactNode;
  name: ReactNode;
  /** The same in letters, where two are named together. */
  called: string;
  line?: ReactNode;
}

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

type Of<K extends Move['kind']> = Extract<Move, { kind: K }>;
type OfCard = Extract<Move, { card: string }>;
type OfDice = Extract<Move, { dice: number[] }>;

export const useFace = (): ((move: Move, forecast: Forecast | undefined, comes?: string) => Face) => {
  const t = useTexts();
  const words = useStakeWords();
  const language = useLanguage();
  const speaker = useSpeaker();
  const { table, seat, labels, offers } = useSitting();
  const { view } = table;
  const hero = useHeroAt(seat);
  const stoppers = useStoppers();
  const { catalogue } = speaker.voice;

  /** "Tip It! 3 → 4", "Helping Hand! on the 3". */
  const withDie = (name: string, move: Move, forecast: Forecast | undefined): string => {
    const roll = view.rolls.at(-1);
    const chosen = [move, ...(forecast?.further ?? [])];
    const die = chosen.find((one): one is Of<'die'> => one.kind === 'die')?.die;
    const value = chosen.find((one): one is Of<'value'> => one.kind === 'value')?.value;
    const dice = chosen.find((one): one is OfDice => one.kind === 'reroll')?.dice ?? [];
    if (roll === undefined) return name;
    if (dice.length > 0) return words.onDie(name, dice.map((i) => roll.values[i]).join(' '));
    const from = roll.values[die ?? (roll.values.length === 1 ? 0 : -1)];
    if (value !== undefined && from !== undefined) return `${name} ${from} → ${value}`;
    return die === undefined || from === undefined ? name : words.onDie(name, `${from}`);
  };

  const ofCard = (move: OfCard, forecast: Forecast | undefined, comes: string | undefined): Face => {
    const card = catalogue.card(hero.id, move.card);
    if (card === undefined) return { name: move.card, called: move.card };
    const owner = catalogue.isShared(card.id) ? undefined : hero;
    const { name, text } = speaker.card(card, owner);
    const price = card.cost === 0 ? words.free : words.price(card.cost, view.seats[seat].cp);
    return {
      icon: <CardIcon card={card} hero={owner} />,
      name: withDie(plain(name), move, forecast),
      called: plain(name),
      line: dotted(price, comes ?? shortly(text)),
    };
  };

  const labelled = (move: Move): Face => {
    const label = labels.get(move.text) ?? [];
    const { head, rest } = headed(label);
    return {
      name: <Said said={head} />,
      called: plain(head),
      line: rest.length === 0 ? undefined : <Said said={rest} densely />,
    };
  };

  const ofUse = (move: Of<'use'>, comes: string | undefined): Face => {
    const face = labelled(move);
    if (move.token === null) {
      const [ability] = [...offers.abilities].find(([, moves]) => moves.includes(move)) ?? [];
      const icon = ability === undefined ? undefined : <Icon of={hero.id} name={`ability-${ability}`} />;
      return { ...face, icon, line: comes ?? face.line };
    }
    const found = catalogue.token(move.token);
    if (found === undefined) return face;
    const { token, hero: of } = found;
    const [written] = token.uses?.length === 1 ? speaker.token(token, of).text : [];
    const does = written === undefined ? undefined : headed(written);
    const text = does === undefined ? undefined : shortly([does.rest.length > 0 ? does.rest : does.head]);
    return {
      ...face,
      called: plain(speaker.token(token, of).name),
      icon: <Seal token={token.id} kind={token.kind} hero={of.id} />,
      line: comes ?? text ?? face.line,
    };
  };

  const ofDefence = (move: Of<'defend'>): Face => {
    const ability = hero.abilities.find(({ id }) => id === move.ability);
    if (ability === undefined) return { ...labelled(move), icon: <Icon name="no" /> };
    const level = (view.seats[seat].levels[ability.id] ?? 1) as Level;
    const { name, text } = speaker.ability(hero, ability, level);
    const dice = ability.levels[level]?.defence?.dice ?? 0;
    return {
      icon: <Icon of={hero.id} name={`ability-${ability.id}`} />,
      name: plain(name),
      called: plain(name),
      line: dotted(dice > 0 ? words.dice(dice) : undefined, shortly(text)),
    };
  };

  const ofSeat = (of: number, forecast: Forecast | undefined): Face => {
    const { hero: id } = view.seats[of];
    const name = of === seat ? t.home.you : rosterHero(id).names[language];
    return { icon: <Arms hero={id} />, name, called: name, line: stoppers(forecast, of) };
  };

  return (move, forecast, comes) => {
    switch (move.kind) {
      case 'play':
        return ofCard(move, forecast, comes);
      case 'use':
        return ofUse(move, comes);
      case 'defend':
        return ofDefence(move);
      case 'target':
      case 'player':
        return ofSeat(move.seat, forecast);
      case 'value': {
        const owner = view.rolls.at(-1)?.owners[0] ?? seat;
        const { hero: id } = view.seats[owner];
        const symbol = catalogue.hero(id)?.dice[move.value - 1] ?? '';
        const label = labels.get(move.text) ?? [];
        const name = plain(label.filter((part) => !('icon' in part) || part.icon !== 'die')).trim();
        return {
          name,
          called: name,
          icon: <FaceNumber hero={id} symbol={symbol} value={move.value} />,
          line: comes,
        };
      }
      case 'reroll': {
        const values = view.rolls.at(-1)?.values ?? [];
        const dice = move.dice.map((i) => values[i]).join(' ');
        const name = dice === '' ? words.rerollNone : words.reroll(dice);
        return { icon: <Icon name="dice" />, name, called: name };
      }
      default:
        return labelled(move);
    }
  };
};
