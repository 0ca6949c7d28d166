// Where one is in a lesson: lozenges, the chapter, the way back and out.

import { Icon } from '../../components/icon.tsx';
import { useLearnWords } from '../../language/learn.ts';
import { addressOf } from '../../router.ts';
import type { LessonParts } from './lesson-screen.tsx';
import { stepAt } from './way.ts';

const chaptersOf = ({ lessoning: { way } }: LessonParts) => {
  const steps = way.course.steps.map(({ step }, at) => ({ chapter: step.chapter, at }));
  return [...new Set(steps.map(({ chapter }) => chapter))].map((id) => {
    const own = steps.filter(({ chapter }) => chapter === id).map(({ at }) => at);
    return { id, steps: own };
  });
};

/** Filled: done. Gold: now. Gaps between chapters. */
const Lozenges = (parts: LessonParts) => {
  const learn = useLearnWords();
  const { way } = parts.lessoning;
  const done = way.mood === 'over' ? way.course.steps.length : way.at;
  return (
    <span className="lozenges" role="img" aria-label={learn.progress(done, way.course.steps.length)}>
      {chaptersOf(parts).map(({ id, steps }) => (
        <span key={id}>
          {steps.map((at) => (
            <i key={at} data-is={at < done ? 'done' : at === done ? 'now' : 'ahead'} />
          ))}
        </span>
      ))}
    </span>
  );
};

/** Where there is no rail. */
export const Head = (parts: LessonParts) => {
  const learn = useLearnWords();
  const { way } = parts.lessoning;
  return (
    <header className="lesson__head">
      <a
        className="iconbtn"
        href={addressOf({ screen: 'learn' })}
        aria-label={learn.leave}
        title={learn.leave}
      >
        <Icon name="arrow" className="i--left" />
      </a>
      <span className="lesson__title" lang={parts.lang}>
        {parts.words.title}
      </span>
      <Lozenges {...parts} />
      <span className="lesson__count" aria-hidden="true">
        <b>{way.at + 1}</b>/{way.course.steps.length}
      </span>
    </header>
  );
};

export const Aside = (parts: LessonParts) => {
  const learn = useLearnWords();
  const { way, goTo } = parts.lessoning;
  const { step } = stepAt(way);
  const isBack = way.at > 0;
  return (
    <section className="lesson-aside" aria-label={learn.title}>
      <h2 className="arms-name" lang={parts.lang}>
        {parts.words.title}
      </h2>
      <Lozenges {...parts} />
      <p className="lesson-aside__chapter" lang={parts.lang}>
        {parts.words.chapters[step.chapter]}
        <small>{learn.step(way.at + 1, way.course.steps.length)}</small>
      </p>
      <p className="lesson-aside__note">{learn.nothingBreaks}</p>
      <div className="lesson-aside__ways">
        {isBack && (
          <button type="button" className="btn btn--ghost btn--small" onClick={() => goTo(way.at - 1)}>
            <Icon name="arrow" className="i--left" />
            <span>{learn.back(way.at)}</span>
          </button>
        )}
        <a className="btn btn--ghost btn--small" href={addressOf({ screen: 'learn' })}>
          <span>
            {learn.leave} <small>{learn.waits}</small>
          </span>
        </a>
      </div>
    </section>
  );
};
