// What the Jester says: of the step, to another choice, or while the game goes on by itself.

import type { Move } from '@mad-king/engine';
import { plain } from '@mad-king/text';
import { Icon } from '../../components/icon.tsx';
import { useLearnWords } from '../../language/learn.ts';
import { useTexts } from '../../language/texts.ts';
import type { LearnWords } from '../../texts/learn/en.ts';
import { useSitting } from '../game/sitting.tsx';
import type { LessonParts } from './lesson-screen.tsx';
import { stepAt } from './way.ts';

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
  return (
    <div className="parchment" data-mood={mood} role="status" aria-live="polite" lang={parts.lang}>
      <span className="parchment__jester">
        <span className="parchment__seal" aria-hidden="true">
          <Icon name="jester" />
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

const useSpeech = ({ lessoning: { way }, words }: LessonParts): Speech => {
  const learn = useLearnWords();
  const { labels } = useSitting();
  const { step, situation } = stepAt(way);
  const said = words.steps[step.id];
  const { steps } = way.course;
  const eyebrow = `${learn.step(way.at + 1, steps.length)} · ${words.chapters[step.chapter]}`;
  switch (way.mood) {
    case 'asks':
      return { eyebrow, title: said.do, text: said.say, why: said.why };
    case 'moves':
      return { eyebrow, title: learn.watch, text: learn.watchText };
    case 'gave-in':
      return { eyebrow, title: learn.gaveIn, text: learn.pretend };
    case 'home':
      return { eyebrow, title: learn.takeHome, text: words.home[situation.id] ?? '' };
    case 'over':
      return { eyebrow: words.title, title: learn.over, text: words.end };
    default: {
      const { move, verdict } = way.other ?? { move: null, verdict: null };
      const answer = verdict?.id ? said.others[verdict.id] : undefined;
      const name = move === null ? '' : plain(labels.get(move.text) ?? []);
      const isEnough = way.mood === 'enough';
      return {
        eyebrow: `${eyebrow} · ${isEnough ? learn.enough : learn.youChose}`,
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
