// While a target is chosen: what lies open before each of them and could answer.

import { Arms } from '../../../components/arms.tsx';
import { rosterHero } from '../../../heraldry/roster.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import type { Answer, Blow } from '../../../worker/forecast.ts';
import { useSitting } from '../sitting.tsx';
import { AnswerChip } from './chips.tsx';
import { useForecasts } from './forecasts.tsx';

export interface Threatened {
  blow: Blow;
  answers: readonly Answer[];
}

/** The targets one can choose that could answer. */
export const useThreatened = (): Threatened[] => {
  const { offers } = useSitting();
  const forecasts = useForecasts();
  return [...offers.seats].flatMap(([seat, move]) => {
    const forecast = forecasts.get(move.text);
    const blow = forecast?.blows.find((one) => one.seat === seat);
    const answers = forecast?.answers.filter((answer) => answer.seat === seat) ?? [];
    return blow === undefined || answers.length === 0 ? [] : [{ blow, answers }];
  });
};

export const TargetAnswers = ({ threatened }: { threatened: readonly Threatened[] }) => {
  const t = useTexts();
  const language = useLanguage();
  const { view } = useSitting().table;
  return (
    <section className="ifnow">
      <h2 className="eyebrow">{t.forecast.answers}</h2>
      {threatened.map(({ blow, answers }) => (
        <div key={blow.seat} className="ifnow__target">
          <Arms hero={view.seats[blow.seat].hero} />
          <span className="sr">{rosterHero(view.seats[blow.seat].hero).names[language]}</span>
          <ul className="ifnow__chips">
            {answers.map((answer) => (
              <AnswerChip key={answer.token} answer={answer} blow={blow} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
};
