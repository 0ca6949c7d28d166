// What the Jester says: of the step, to another choice, or while the game goes on by itself.

import type { Move } from '@mad-king/engine';
import { plain } from '@mad-king/text';
import { Icon } from '../../components/icon.tsx';
import { useLearnWords } from '../../language/learn.ts';
import { useSpeaker } from '../../language/speaker.ts';
import { useTexts } from '../../language/texts.ts';
import type { LearnWords } from '../../texts/learn/en.ts';
import { useSitting } from '../game/sitting.tsx';
import type { LessonParts } from './lesson-screen.tsx';
import { useTold } from './told.ts';
import { isQuestion } from './use-lesson.ts';
import { type Mood, stepAt } from './way.ts';

interface Speech {
  eyebrow: string;
  title: string;
  text: string;
  why?: [string, string];
}

export const Parchment = (parts: LessonParts) => {
  const t = useTexts();
  const learn = useLearnWords();
  const { eyebrow, title, text, why } = useSpeech(parts);
  const { mood } = parts.lessoning.way;
  const hasWon = useWon(mood) !== null;
  return (
    <div
      className="parchment"
      data-mood={mood}
      data-won={hasWon || undefined}
      role="status"
      aria-live="polite"
      lang={parts.lang}
    >
      <span className="parchment__jester">
        <span className="parchment__seal" aria-hidden="true">
          <Icon name={hasWon ? 'victory' : 'jester'} />
        </span>
        <span>{t.story.jester}</span>
      </span>
      <div className="parchment__said">
        <p className="parchment__where">{eyebrow}</p>
        <h2>{title}</h2>
        <p className="parchment__text">{text}</p>
      </div>
      {why !== undefined && (
        <div className="parchment__why">
          <p className="parchment__where">{learn.why}</p>
          <p className="parchment__number">{why[0]}</p>
          <p>{why[1]}</p>
        </div>
      )}
    </div>
  );
};

/** That one has won, as it is said at any table; null while there is something else to say. */
const useWon = (mood: Mood): string | null => {
  const speaker = useSpeaker();
  const { view } = useSitting().table;
  if (view.result === null || (mood !== 'home' && mood !== 'over')) return null;
  return view.result.winner === view.seats[view.seat].team ? plain(speaker.result(view, view.result)) : null;
};

const useSpeech = ({ lessoning: { way }, words }: LessonParts): Speech => {
  const learn = useLearnWords();
  const { labels, decision } = useSitting();
  const told = useTold(way);
  const won = useWon(way.mood);
  const { step, situation } = stepAt(way);
  const said = words.steps[step.id];
  const { steps } = way.course;
  const eyebrow = `${learn.step(way.at + 1, steps.length)} · ${words.chapters[step.chapter]}`;
  switch (way.mood) {
    case 'asks': {
      // What the step said has been done in part: now it is the game that asks.
      const text = way.chosen > 0 ? plain(decision.sentence) : said.say;
      return { eyebrow, title: said.do, text, why: isQuestion(said) ? undefined : said.why };
    }
    case 'moves': {
      const happened = told.map(({ words: one }) => one).join(' ');
      return { eyebrow, title: learn.watch, text: happened === '' ? learn.watchText : happened };
    }
    case 'gave-in':
      return { eyebrow, title: learn.gaveIn, text: learn.pretend };
    case 'home': {
      const where = won === null ? eyebrow : `${eyebrow} · ${won}`;
      return { eyebrow: where, title: learn.takeHome, text: words.home[situation.id] ?? '' };
    }
    case 'over':
      return { eyebrow: `${words.title} · ${learn.over}`, title: won ?? learn.over, text: words.end };
    default: {
      const { move, verdict } = way.other ?? { move: null, verdict: null };
      const answer = verdict?.id ? said.others[verdict.id] : undefined;
      const name = move === null ? '' : plain(labels.get(move.text) ?? []);
      if (way.mood === 'fits' && answer === undefined)
        return { eyebrow, title: learn.right, text: said.why?.join(' ') ?? '' };
      const isRight = way.mood === 'enough' || way.mood === 'fits';
      return {
        eyebrow: `${eyebrow} · ${isRight ? learn.enough : learn.youChose}`,
        title: answer?.[0] ?? (name === '' ? learn.youChose : name),
        text: answer?.[1] ?? unforeseen(learn, move),
      };
    }
  }
};

const unforeseen = ({ unforeseen: words }: LearnWords, move: Move | null): string => {
  const kind = move?.kind ?? 'other';
  return kind === 'keep' || kind === 'activate' || kind === 'play' || kind === 'sell'
    ? words[kind]
    : words.other;
};
