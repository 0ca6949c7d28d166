// The Jester's school: the first duel, short lessons, and one lesson per hero. Gold is only where one stopped, or should begin.

import listed from 'virtual:lessons';
import { Arms } from '../../components/arms.tsx';
import { Crown } from '../../components/crown.tsx';
import { Glass, Ground } from '../../components/glass.tsx';
import { type CourtSymbol, Icon } from '../../components/icon.tsx';
import { Key } from '../../components/marks.tsx';
import { Page } from '../../components/page.tsx';
import { Topbar } from '../../components/topbar.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { rosterHero } from '../../heraldry/roster.ts';
import { useLearnWords } from '../../language/learn.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { addressOf, go } from '../../router.ts';
import { useKeptGames } from '../../state/library-of-games.ts';
import { type Progress, useProgress } from '../../state/progress.ts';
import { type ListedLesson, languageFor, stepsOf, titleOf } from './listed.ts';
import './school.css';

type All = Readonly<Record<string, Progress>>;

const isDone = (all: All, { id }: ListedLesson): boolean => (all[id]?.done ?? null) !== null;
const isBegun = (all: All, { id }: ListedLesson): boolean => (all[id]?.step ?? 0) > 0;
const wayTo = ({ id }: ListedLesson): string => addressOf({ screen: 'learn', lesson: id });

/** Where one stopped last; before anything was done, the first duel. */
const nextOf = (all: All): ListedLesson | undefined => {
  const begun = listed.filter((lesson) => isBegun(all, lesson));
  const last = begun.sort((a, b) => all[b.id].at - all[a.id].at)[0];
  return last ?? listed.find((lesson) => !isDone(all, lesson));
};

export const School = () => {
  const t = useTexts();
  const learn = useLearnWords();
  const all = useProgress((s) => s.lessons);
  const next = nextOf(all);
  const first = listed.find(({ kind }) => kind === 'first');
  const short = listed.filter(({ kind }) => kind === 'short');
  const heroes = listed.filter(({ kind }) => kind === 'hero');
  const done = (of: readonly ListedLesson[]): number => of.filter((lesson) => isDone(all, lesson)).length;
  const leave = (): void => go({ screen: 'home' });
  useKeys({ ' ': () => next !== undefined && go({ screen: 'learn', lesson: next.id }), Escape: leave });
  return (
    <Page title={learn.title} className="school">
      <Ground x={430} y={300} />
      <Topbar back={{ to: { screen: 'home' }, label: t.nav.home }} />
      <header className="school__head">
        <h1 className="arms-name">{learn.title}</h1>
        <p className="school__motto">
          <span className="parchment__seal" aria-hidden="true">
            <Icon name="jester" />
          </span>
          <q>{learn.motto}</q>
        </p>
      </header>
      <div className="school__top">
        {first !== undefined && <First lesson={first} all={all} isNext={next === first} />}
        {next !== undefined && next !== first && <Stopped lesson={next} all={all} />}
      </div>
      {short.length > 0 && (
        <section className="school__short" aria-labelledby="short">
          <h2 id="short">
            {learn.short} <small>{learn.shortCount(done(short), short.length)}</small>
          </h2>
          <ul>
            {short.map((lesson) => (
              <Short key={lesson.id} lesson={lesson} all={all} />
            ))}
          </ul>
        </section>
      )}
      {heroes.length > 0 && (
        <section className="school__heroes" aria-labelledby="heroes">
          <h2 id="heroes">
            {learn.heroes} <small>{learn.heroCount(done(heroes), heroes.length)}</small>
          </h2>
          <ul>
            {heroes.map((lesson) => (
              <HeroLesson key={lesson.id} lesson={lesson} all={all} isNext={next === lesson} />
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
};

interface LessonProps {
  lesson: ListedLesson;
  all: All;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const FIRST_HERO = 'barbarian';

const First = ({ lesson, all, isNext }: LessonProps & { isNext: boolean }) => {
  const t = useTexts();
  const learn = useLearnWords();
  const progress = all[lesson.id];
  const won = progress?.done ?? null;
  const steps = stepsOf(lesson);
  const step = progress?.step ?? 0;
  return (
    <section className="first" data-hero={FIRST_HERO}>
      <svg className="glass" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <polygon className="g9" points="0,0 100,0 96.5,50 100,100 0,100" />
        <polygon className="g7" points="0,0 62,0 54,100 0,100" />
        <polygon className="g5" points="0,0 34,0 26,100 0,100" />
        <polygon className="g4" points="0,0 14,0 0,80" />
      </svg>
      <span className="first__arms">
        {won !== null && <Crown hero={FIRST_HERO} health={50} />}
        <Arms hero={FIRST_HERO} />
      </span>
      <div className="first__said">
        <p className="eyebrow">{learn.first.name}</p>
        <h2>
          {won === null
            ? learn.step(step + 1, steps)
            : learn.first.won(Math.floor(won / MINUTE), Math.floor((won % MINUTE) / SECOND))}
        </h2>
        <p>{won === null ? learn.first.text(steps) : learn.first.know(steps)}</p>
      </div>
      <a className={isNext ? 'btn btn--gold' : 'btn btn--ghost'} href={wayTo(lesson)}>
        {isNext && <Icon name="learn" />}
        {step > 0 ? learn.goOn : won === null ? learn.first.begin : learn.again}
        {isNext && <Key>{t.keys.space}</Key>}
      </a>
    </section>
  );
};

const Stopped = ({ lesson, all }: LessonProps) => {
  const t = useTexts();
  const learn = useLearnWords();
  const language = useLanguage();
  const { title, topic } = titleOf(lesson, language);
  const hero = lesson.kind === 'hero' ? lesson.id : undefined;
  const isOpen = isBegun(all, lesson);
  return (
    <section className="stopped" data-hero={hero}>
      {hero === undefined ? <Icon name={iconOf(lesson)} /> : <Arms hero={hero} />}
      <div>
        {isOpen && <p className="eyebrow">{learn.stopped}</p>}
        <h2 lang={languageFor(lesson, language)}>{hero === undefined ? title : `${title}: ${topic}`}</h2>
        <p>{situationText(lesson, all, learn)}</p>
      </div>
      <a className="btn btn--gold" href={wayTo(lesson)}>
        <Icon name="learn" />
        {isOpen ? learn.goOn : learn.first.begin}
        <Key>{t.keys.space}</Key>
      </a>
    </section>
  );
};

/** Which situation one stands in. */
const situationAt = (lesson: ListedLesson, all: All): number => {
  let left = all[lesson.id]?.step ?? 0;
  for (const [at, { steps }] of lesson.situations.entries()) {
    if (left < steps) return at;
    left -= steps;
  }
  return 0;
};

const situationText = (lesson: ListedLesson, all: All, learn: ReturnType<typeof useLearnWords>): string =>
  lesson.kind === 'hero'
    ? learn.situation(situationAt(lesson, all) + 1, lesson.situations.length)
    : learn.step((all[lesson.id]?.step ?? 0) + 1, stepsOf(lesson));

const ICONS: Record<string, CourtSymbol> = {
  'changing-dice': 'dice',
  'who-speaks-first': 'hand',
  'five-kinds-of-damage': 'way-in',
  'halves-round-up': 'sum',
  teams: 'team',
  'king-of-the-hill': 'hill',
};
const iconOf = ({ id }: ListedLesson): CourtSymbol => ICONS[id] ?? 'learn';

/** Games of many: better when one knows a duel. */
const AFTER_A_WIN: readonly string[] = ['teams', 'king-of-the-hill'];

const Short = ({ lesson, all }: LessonProps) => {
  const learn = useLearnWords();
  const language = useLanguage();
  const { title, topic } = titleOf(lesson, language);
  const step = all[lesson.id]?.step ?? 0;
  const hasWon = useKeptGames((s) => s.games.some(({ won }) => won));
  const isLater = !hasWon && AFTER_A_WIN.includes(lesson.id);
  return (
    <li>
      <a className="door" href={wayTo(lesson)}>
        <span className="door__pane pane">
          <Glass />
          <Icon name={iconOf(lesson)} />
        </span>
        <span className="door__body" lang={languageFor(lesson, language)}>
          <span className="door__name">{title}</span>
          <span className="door__text">{topic}</span>
          {languageFor(lesson, language) !== language && (
            <small className="school__english" lang={language}>
              {learn.inEnglish}
            </small>
          )}
        </span>
        <span className="door__end">
          {isDone(all, lesson) && step === 0 ? (
            <span className="school__tick">
              <Icon name="check" />
              <span className="sr">{learn.done}</span>
            </span>
          ) : (
            <small>
              {step > 0
                ? learn.step(step + 1, stepsOf(lesson))
                : isLater
                  ? learn.afterFirst
                  : learn.steps(stepsOf(lesson))}
            </small>
          )}
        </span>
      </a>
    </li>
  );
};

const HeroLesson = ({ lesson, all, isNext }: LessonProps & { isNext: boolean }) => {
  const learn = useLearnWords();
  const language = useLanguage();
  const isFinished = isDone(all, lesson);
  const at = isFinished && !isBegun(all, lesson) ? lesson.situations.length : situationAt(lesson, all);
  return (
    <li>
      <a className={isNext ? 'herolesson is-next' : 'herolesson'} data-hero={lesson.id} href={wayTo(lesson)}>
        <span className="herolesson__arms">
          {isFinished && <Crown hero={lesson.id} health={50} />}
          <Arms hero={lesson.id} />
        </span>
        <b>{rosterHero(lesson.id).names[language]}</b>
        <span lang={languageFor(lesson, language)}>{titleOf(lesson, language).topic}</span>
        <span className="lozenges" role="img" aria-label={learn.situation(at, lesson.situations.length)}>
          {lesson.situations.map(({ id }, i) => (
            <i key={id} data-is={i < at ? 'done' : 'ahead'} />
          ))}
        </span>
      </a>
    </li>
  );
};
