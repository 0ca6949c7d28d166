// After a lesson: what comes next.

import { Icon } from '../../components/icon.tsx';
import { Key } from '../../components/marks.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { useLearnWords } from '../../language/learn.ts';
import { useTexts } from '../../language/texts.ts';
import { addressOf } from '../../router.ts';
import { playDuel } from '../../state/play-duel.ts';
import type { LessonParts } from './lesson-screen.tsx';

export const Ending = ({ lessoning }: LessonParts) => {
  const t = useTexts();
  const learn = useLearnWords();
  const { way, goTo } = lessoning;
  const [{ hero: me }, { hero: foe }] = way.course.lesson.situations[0].position.seats;
  const begin = (): void => void playDuel({ me, foe }, { level: 'squire', hasCoach: true });
  useKeys({ ' ': begin });
  return (
    <div className="lesson__acts">
      <button type="button" className="btn btn--gold" onClick={begin}>
        <Icon name="way-in" />
        <span>
          {learn.playDuel} <small className="btn__then">{learn.playDuelText}</small>
        </span>
        <Key>{t.keys.space}</Key>
      </button>
      <a className="btn btn--ghost" href={addressOf({ screen: 'learn' })}>
        {way.course.lesson.kind === 'first' ? learn.shortLessons : learn.allLessons}
      </a>
      <button type="button" className="btn btn--ghost" onClick={() => goTo(0)}>
        {learn.again}
      </button>
    </div>
  );
};
