// Where one is in a lesson: lozenges, chapters, the way back and out; and what other choices lead to.

import { Icon } from '../../components/icon.tsx';
import { useLearnWords } from '../../language/learn.ts';
import { addressOf } from '../../router.ts';
import type { LessonParts } from './lesson-screen.tsx';
import { stepAt } from './way.ts';

const chaptersOf = ({ lessoning: { way } }: LessonParts) => {
  const steps = way.course.steps.map(({ step }, at) => ({ chapter: step.chapter, at }));
  return [...new Set(steps.map(({ chapter }) => chapter))].map((id) => {
    const own = steps.filter(({ chapter }) => chapter === id).map(({ at }) => at);
    return { id, steps: own, from: own[0] };
  });
};

/** Filled: done. Gold: now. Gaps between chapters. */
export const Lozenges = (parts: LessonParts) => {
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
  const now = stepAt(way).step.chapter;
  const isBack = way.at > 0;
  return (
    <section className="lesson-aside" aria-label={learn.chapters}>
      <h2 className="arms-name" lang={parts.lang}>
        {parts.words.title}
      </h2>
      <Lozenges {...parts} />
      <ol className="chapters" lang={parts.lang}>
        {chaptersOf(parts).map(({ id, steps, from }) => (
          <li
            key={id}
            aria-current={id === now ? 'step' : undefined}
            data-done={way.at > (steps.at(-1) ?? 0)}
          >
            <span>{parts.words.chapters[id]}</span>
            <small>{id === now ? learn.of(way.at - from + 1, steps.length) : steps.length}</small>
          </li>
        ))}
      </ol>
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

/** Those one would read at a glance. */
const MOST = 3;

export const Otherwise = ({
  lessoning: { way },
  words,
  lang,
  isFolded = false,
}: LessonParts & { isFolded?: boolean }) => {
  const learn = useLearnWords();
  const { step } = stepAt(way);
  const said = words.steps[step.id];
  const all = [
    ...[...step.fits, ...step.enough].map(({ id }) => ({ id, fits: true })),
    ...step.others.map(({ id }) => ({ id, fits: false })),
  ].slice(0, MOST);
  if (all.length === 0 || (way.mood !== 'asks' && way.mood !== 'answers')) return null;
  const list = (
    <ul className="otherwise" lang={lang}>
      {all.map(({ id, fits }) => (
        <li key={id} data-fits={fits}>
          <Icon name={fits ? 'check' : 'undo'} />
          <span className="sr">{fits ? learn.fits : learn.answered}</span>
          <span>
            <b>{said.others[id][0]}</b> {said.others[id][1]}
          </span>
        </li>
      ))}
    </ul>
  );
  if (!isFolded)
    return (
      <>
        <h3 className="eyebrow">{learn.otherwise}</h3>
        {list}
      </>
    );
  return (
    <details className="otherwise__fold">
      <summary>
        <Icon name="undo" />
        <span>{learn.otherwise}</span>
        <b>{all.length}</b>
      </summary>
      {list}
    </details>
  );
};
