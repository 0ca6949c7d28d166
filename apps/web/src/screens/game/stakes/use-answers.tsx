// The answers to a question as panels: what helps first, two together where that is better, giving in last.

import type { Move } from '@mad-king/engine';
import { plain } from '@mad-king/text';
import { useStakeWords } from '../../../language/stakes.ts';
import type { Forecast } from '../../../worker/forecast.ts';
import type { AnswerFace, OneAnswer } from '../answers/index.ts';
import { type Foreseen, ownSide, useForeseen } from '../forecast/forecasts.tsx';
import { playableCards } from '../hand/playable.ts';
import type { Option } from '../prompt/arrange.ts';
import { type Sitting, usePicked, useSitting } from '../sitting.tsx';
import { signOf, take } from '../take.ts';
import { bestReroll, inOrder, waySaid } from './answering.ts';
import { useNumbers } from './numbers.tsx';
import { focusOf } from './toll.ts';
import { useFace } from './use-face.tsx';
import { useDeedName, useGivingIn } from './use-giving-in.tsx';
import { useReading } from './use-reading.ts';
import { useSituation } from './use-situation.ts';

interface Candidate {
  move: Move;
  isCard: boolean;
}

/** Everything but giving in, in the order of the buttons and then of the hand. */
const loudOf = (
  { arranged, table, offers }: Sitting,
  { of }: Foreseen,
  picked: Move | undefined,
): Candidate[] => {
  const { view } = table;
  const { decision } = view;
  if (decision?.ask === 'reroll') {
    const options: Option[] = decision.options.map((move) => ({ move, label: [] }));
    const best = bestReroll(options, of)?.move;
    const own = picked?.kind === 'reroll' && picked.dice.length > 0 ? picked : undefined;
    const moves = [best, own].filter((move) => move !== undefined);
    return [...new Map(moves.map((move) => [move.text, move])).values()].map((move) => ({
      move,
      isCard: false,
    }));
  }
  const buttons = [arranged.main, ...arranged.others, ...arranged.lesser].flatMap((option) => option ?? []);
  const cards = playableCards(view.seats[view.seat]?.hand ?? [], offers, decision?.ask);
  return [
    ...buttons.map(({ move }) => ({ move, isCard: false })),
    ...cards.map((move) => ({ move, isCard: true })),
  ];
};

const quietOf = ({ arranged, table }: Sitting): readonly Move[] => {
  const none = table.view.decision?.options.find((move) => move.kind === 'reroll' && move.dice.length === 0);
  return none === undefined ? arranged.quiet.map(({ move }) => move) : [none];
};

/** Whom it is about, if one chooses a player. */
const aimedAt = (move: Move): number | undefined => (move.kind === 'target' ? move.seat : undefined);

/** What an answer makes of the ability under way, if that is all or nothing. */
const useFate = (): ((
  forecast: Forecast | undefined,
  passing: Forecast | undefined,
) => string | undefined) => {
  const answers = useStakeWords();
  const situation = useSituation();
  const nameOf = useDeedName();
  const deed = 'deed' in situation ? situation.deed : null;
  return (forecast, passing) => {
    if (deed === null || forecast === undefined || passing === undefined) return undefined;
    if (forecast.fails === 1 && passing.fails < 1) return answers.attackOff(nameOf(deed));
    return forecast.fails === 0 && passing.fails === 1 ? answers.goesOn(nameOf(deed)) : undefined;
  };
};

/** What makes a panel of moves: pressing it takes them all. */
const panelOf = (id: string, moves: readonly Move[], face: AnswerFace, key: number): OneAnswer => ({
  id,
  face: { ...face, hint: key <= 9 ? String(key) : undefined },
  button: {
    ...signOf(moves[0]),
    onClick: () =>
      take(
        moves[0],
        moves.slice(1).map(({ text }) => text),
      ),
  },
});

/** `areFixed`: all of them in the order of the table, whatever they come to. */
export const useAnswers = (areFixed: boolean): OneAnswer[] => {
  const words = useStakeWords();
  const sitting = useSitting();
  const foreseen = useForeseen();
  const picking = usePicked();
  const face = useFace();
  const numbers = useNumbers();
  const fate = useFate();
  const giveIn = useGivingIn();
  const valueComes = useValueComes();
  const { table, seat } = sitting;
  const { of, both, areComing } = foreseen;
  const quiet = quietOf(sitting);
  const passing = quiet.map(({ text }) => of.get(text)).find((found) => found !== undefined);
  const isRespond = table.view.decision?.ask === 'respond';
  const loud = inOrder(
    loudOf(sitting, foreseen, picking.move),
    of,
    isRespond && !areFixed ? passing : undefined,
  );
  const told = loud.flatMap(({ move }) => of.get(move.text) ?? []);
  const focus = passing === undefined ? null : focusOf([...told, passing], passing, ownSide(table));
  const coming: Pick<AnswerFace, 'swing' | 'bar'> = areComing ? { swing: 'coming', bar: 'coming' } : {};
  const panels = loud.map(({ move }, i): OneAnswer => {
    const forecast = of.get(move.text);
    const { icon, name, line } = face(move, forecast, fate(forecast, passing) ?? valueComes(move));
    const told = numbers(forecast, passing, aimedAt(move) ?? focus);
    return panelOf(move.text, waySaid(move, forecast, seat), { icon, name, line, ...coming, ...told }, i + 1);
  });
  const together = (both === undefined ? [] : [both]).flatMap((forecast) => {
    if (forecast.second === null) return [];
    const { icon, called } = face(forecast.move, undefined);
    const name = words.both(called, face(forecast.second, undefined).called);
    const said = { icon, name, ...numbers(forecast, passing, focus) };
    return [panelOf('both', waySaid(forecast.move, forecast, seat), said, panels.length + quiet.length + 1)];
  });
  const givingIn = quiet.map((move, i): OneAnswer => {
    const { icon, name } = isRespond ? giveIn : face(move, undefined);
    const told = numbers(of.get(move.text), passing, focus);
    return panelOf(
      move.text,
      [move],
      { icon, name, ...coming, ...told, isQuiet: true },
      panels.length + i + 1,
    );
  });
  return [...panels, ...together, ...givingIn];
};

/** What a face does that one may choose of a die that lies there. */
const useValueComes = (): ((move: Move) => string | undefined) => {
  const read = useReading();
  const situation = useSituation();
  return (move) => {
    if (move.kind !== 'value' || situation.about !== 'roll') return undefined;
    const outcomes = read(situation.roll, situation.deed)?.outcomes ?? [];
    const found = outcomes.find(({ values }) => values.includes(move.value));
    return found === undefined ? undefined : plain(found.said);
  };
};
