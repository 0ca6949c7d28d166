// What is marked on the line of chances: choices that cost something, and turns in which the dice did much.

import { useAfterWords } from '../../language/after.ts';
import { useNumber } from '../game/coach/words.tsx';
import type { ChancesProps } from './chances.tsx';
import type { Frame } from './frame.ts';
import { apart, type DiceMark, type Dot, diceMarks, heightAt, placeOf, wordsSide } from './line.ts';
import { Mark } from './mark.tsx';

/** Pixels; in a chart of narrow turns marks are smaller, and only jokers are told in words. */
const MARK = 26;
const SMALL_MARK = 19;
const CROWDED = 24;
/** How long what stands beside a die is. */
const DICE_WORDS = 60;
const JOKER_WORDS = 110;

interface MarksProps extends ChancesProps {
  frame: Frame;
  dots: readonly Dot[];
}

/** Those of choices are buttons that open them. */
export const Marks = ({ frame, dots, review, account, mistakes, open, onOpen }: MarksProps) => {
  const { review: w } = useAfterWords();
  const number = useNumber();
  const { x, y, top, bottom, left, right, slot } = frame;
  const placeAt = (turn: number): { x: number; y: number } => ({ x: x(turn), y: y(heightAt(dots, turn)) });
  const width = slot < CROWDED ? SMALL_MARK : MARK;
  const room = { width, top: top - 12, bottom: bottom - 12 };
  const errors = apart(
    mistakes.map((mistake) => {
      const place = placeAt(placeOf(review.line.points, mistake.at));
      return { mistake, ...place, y: place.y - 20 };
    }),
    { ...room, goes: 'up' },
  );
  const dice = apart(
    diceMarks(account.turns).map((mark) => {
      const place = placeAt(mark.index + 0.5);
      return { mark, ...place, y: place.y + 20 };
    }),
    { ...room, goes: 'down' },
    errors,
  );
  return (
    <div className="chances__marks" data-crowded={slot < CROWDED}>
      {dice.map((one) => (
        <Dice
          key={one.mark.index}
          mark={one.mark}
          place={one}
          side={wordsSide(
            one,
            one.mark.isJoker ? JOKER_WORDS : DICE_WORDS,
            [...errors, ...dice],
            [left, right],
          )}
        />
      ))}
      {errors.map(({ mistake, x, y }) => (
        <button
          key={mistake.at}
          type="button"
          className="chances__mark"
          style={{ left: x, top: y }}
          aria-label={w.cost(mistake.rank, number(-mistake.cost))}
          aria-pressed={mistake.at === open}
          onClick={() => onOpen(mistake.at)}
        >
          <Mark kind={mistake.grade} rank={mistake.rank} />
        </button>
      ))}
    </div>
  );
};

interface DiceProps {
  mark: DiceMark;
  place: { x: number; y: number };
  side: ReturnType<typeof wordsSide>;
}

const Dice = ({ mark: { dice, isJoker }, place: { x, y }, side }: DiceProps) => {
  const { review: w } = useAfterWords();
  const number = useNumber();
  return (
    <span className="chances__dice" data-side={side} data-joker={isJoker} style={{ left: x, top: y }}>
      <Mark kind="dice" />
      <b>
        {isJoker && `${w.joker} `}
        {number(dice, true)}
      </b>
    </span>
  );
};
