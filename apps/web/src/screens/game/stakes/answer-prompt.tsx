// A question with everything at stake: the sentence that asks, its answers as panels, and who may still answer.

import { useKeys } from '../../../components/use-keys.ts';
import { rosterHero } from '../../../heraldry/roster.ts';
import { useStakeWords } from '../../../language/stakes.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import { Answers, useLate } from '../answers/index.ts';
import { Coach } from '../coach/index.ts';
import { DICE_KEYS } from '../dice/dice.tsx';
import { useForeseen } from '../forecast/forecasts.tsx';
import { UndoButton } from '../responses/index.ts';
import { usePicked, useSitting } from '../sitting.tsx';
import { take } from '../take.ts';
import { Ribbon } from './ribbon.tsx';
import { useAnswers } from './use-answers.tsx';
import './stakes.css';

export const AnswerPrompt = () => {
  const t = useTexts();
  const { table, offers } = useSitting();
  const picking = usePicked();
  const question = `${table.id}/${table.step}/${table.view.seat}`;
  const { areComing } = useForeseen();
  const isLate = useLate(question, areComing);
  const answers = useAnswers(isLate);
  const dice = table.view.rolls.at(-1)?.values.length ?? 0;
  const touchDie = (die: number): void => {
    const move = offers.dice.get(die);
    if (picking.word !== undefined) picking.toggle(die);
    else if (move !== undefined) take(move);
  };
  const press = (id: string): void => {
    const found = answers.find((answer) => answer.id === id);
    found?.button.onClick?.(undefined as never);
  };
  useKeys({
    ...Object.fromEntries(
      answers.flatMap(({ id, face }) => (face.hint === undefined ? [] : [[face.hint, () => press(id)]])),
    ),
    ...Object.fromEntries(DICE_KEYS.slice(0, dice).map((key, i) => [key.toLowerCase(), () => touchDie(i)])),
    ' ': answers.length === 1 ? () => press(answers[0].id) : undefined,
  });
  return (
    <section className="asking asking--answers" aria-label={t.table.arena}>
      <div className="prompt" role="status" aria-live="polite">
        <p className="prompt__scroll">
          <span>
            <Ribbon />
          </span>
        </p>
      </div>
      <div className="asking__answers" data-waiting={areComing && !isLate ? '' : undefined}>
        <Answers question={question} answers={answers} />
      </div>
      <div className="asking__foot">
        <MayAnswer />
        <UndoButton />
      </div>
      <Coach />
    </section>
  );
};

/** In a duel: what the other could still do. */
const MayAnswer = () => {
  const words = useStakeWords();
  const language = useLanguage();
  const { view } = useSitting().table;
  const others = view.seats.flatMap((of, seat) => (seat === view.seat ? [] : [of]));
  const [other] = others;
  if (others.length !== 1 || other.handSize === 0 || view.decision?.ask !== 'respond') return null;
  const name = rosterHero(other.hero).names[language];
  return <p className="asking__others">{words.others(name, other.handSize, other.cp)}</p>;
};
