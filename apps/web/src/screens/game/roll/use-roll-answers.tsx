// The answers to one's dice: rolling on with what is kept, and every ability they make. Equals, unless the exact plan puts one
// clearly ahead.

import type { Move } from '@mad-king/engine';
import { Icon } from '../../../components/icon.tsx';
import { Said } from '../../../components/said.tsx';
import { useTexts } from '../../../language/texts.ts';
import type { OneAnswer } from '../answers/index.ts';
import type { Option } from '../prompt/arrange.ts';
import { keyOf, useHeroAt, usePicked, useSitting } from '../sitting.tsx';
import { signOf, take } from '../take.ts';
import { type Activate, useActivationFace } from './activation-face.tsx';
import { followUps, type Mark, wayOfKeep } from './mark.ts';
import { useMarkWords } from './mark-words.tsx';
import { useMark, usePlan } from './plan.tsx';
import { useRollFace } from './roll-face.ts';
import { useAbilityName } from './use-ability-name.ts';

type Made = Option & { move: Activate };

const isMade = (option: Option): option is Made =>
  option.move.kind === 'activate' && option.move.ability !== null;

const isOn = (mark: Mark | null, move: Move): boolean =>
  mark !== null && (mark.way.do === 'keep' ? move.kind === 'keep' : mark.way.notation === move.text);

/** In the order of their keys, the marked one first unless the plan was late; lesser ways of activating the same come last. */
export const useRollAnswers = (isLate: boolean): OneAnswer[] => {
  const { arranged } = useSitting();
  const roll = useRollAnswer();
  const activation = useActivationAnswer();
  const mark = useMark();
  const first = isLate ? null : mark;
  const made = [...arranged.others, ...arranged.lesser]
    .filter(isMade)
    .sort((a, b) => Number(isOn(first, b.move)) - Number(isOn(first, a.move)));
  return [...(roll === null ? [] : [roll]), ...made.map(activation)];
};

const useRollAnswer = (): OneAnswer | null => {
  const t = useTexts();
  const { table, arranged } = useSitting();
  const { picked, move } = usePicked();
  const plan = usePlan();
  const mark = useMark();
  const say = useMarkWords();
  const faceOf = useRollFace();
  if (move === undefined) return null;
  const isMarked = isOn(mark, move);
  const isNext = mark === null ? !arranged.others.some(isMade) : isMarked && mark.keep === null;
  return {
    id: 'roll',
    face: {
      icon: <Icon name="dice" />,
      name: t.table.roll((table.view.rolls[0]?.values.length ?? 0) - picked.length),
      mark: isMarked && mark !== null ? say(mark) : undefined,
      hint: isNext ? t.keys.space : 'R',
      ...faceOf(plan === null ? undefined : wayOfKeep(plan, picked)),
    },
    button: { ...signOf(move), onClick: () => take(move) },
  };
};

const useActivationAnswer = (): ((option: Made) => OneAnswer) => {
  const t = useTexts();
  const { numbers, seat, arranged } = useSitting();
  const hero = useHeroAt(seat);
  const nameOf = useAbilityName();
  const mark = useMark();
  const say = useMarkWords();
  const faceOf = useActivationFace();
  return ({ move, label }) => {
    const isMarked = isOn(mark, move);
    const isLesser = arranged.lesser.some((option) => option.move === move);
    return {
      id: move.text,
      isLesser,
      face: {
        icon: <Icon of={hero.id} name={`ability-${move.ability}`} />,
        name: isLesser ? <Said said={label} /> : t.roll.activate(nameOf(move.ability ?? '')),
        mark: isMarked && mark !== null ? say(mark) : undefined,
        hint: isMarked ? t.keys.space : keyOf(numbers, move),
        ...faceOf(move),
      },
      button: { ...signOf(move), onClick: () => take(move) },
    };
  };
};

/** What Space does: the marked answer, first putting aside the dice it needs, or the only thing there is to do. */
export const useNextThing = (): (() => void) | undefined => {
  const { arranged, table } = useSitting();
  const { move, pick } = usePicked();
  const mark = useMark();
  const options = table.view.decision?.options ?? [];
  if (mark !== null) {
    const { way, keep } = mark;
    if (keep !== null) return () => pick(keep);
    const marked = way.do === 'keep' ? move : options.find(({ text }) => text === way.notation);
    return marked && (() => take(marked, way.do === 'aid' ? way.plan.flatMap(followUps) : []));
  }
  const made = arranged.others.filter(isMade);
  const all = [...(move === undefined ? [] : [move]), ...made.map((option) => option.move)];
  return all.length === 1 ? () => take(all[0]) : undefined;
};
