// While somebody else acts: what they do in one sentence, what it means, and how long it stays.

import type { Said as Words } from '@mad-king/text';
import { useMemo } from 'react';
import { Said } from '../../../components/said.tsx';
import { rosterHero } from '../../../heraldry/roster.ts';
import { useSpeaker } from '../../../language/speaker.ts';
import { useStoryWords } from '../../../language/story-turn.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import { useSitting } from '../sitting.tsx';
import { Controls } from './controls.tsx';
import { Fates } from './fates.tsx';
import { meaningOf } from './meaning.ts';
import { storyOf, type Told } from './story.ts';
import { Strip } from './strip.tsx';
import './story.css';
import { abilityName } from './use-step-words.tsx';

/** `isSmall`: the steps have no room elsewhere. */
export const StoryPrompt = ({ isSmall }: { isSmall: boolean }) => {
  const t = useTexts();
  const { catalogue } = useSpeaker().voice;
  const { table } = useSitting();
  const { view, events, thinking } = table;
  const newsFrom = events.length - table.news;
  const story = useMemo(() => storyOf(view, events, newsFrom), [view, events, newsFrom]);
  const meaning = useMemo(() => meaningOf(view, story, catalogue), [view, story, catalogue]);
  const actor = view.seats[view.asked === null || view.asked === view.seat ? view.active : view.asked];
  return (
    <section className="asking asking--story" aria-label={t.table.arena} data-hero={actor.hero}>
      {isSmall && <Strip isSmall />}
      <Fates meaning={meaning} />
      <div className="prompt" role="status" aria-live="polite">
        <p className="prompt__scroll prompt__scroll--wait">
          <span>
            {thinking && <span className="sr">{t.play.thinking} </span>}
            <Said said={useSentence(story)} />
          </span>
        </p>
      </div>
      <Controls />
    </section>
  );
};

/** What the present step is; where it needs no words of its own, the last that happened in it. */
const useSentence = (story: readonly Told[]): Words => {
  const words = useStoryWords();
  const language = useLanguage();
  const speaker = useSpeaker();
  const { table, decision } = useSitting();
  const { view, events } = table;
  const now = story.find(({ when }) => when === 'now')?.step;
  if (now === undefined || now.kind === 'phase') return decision.sentence;
  if (now.kind === 'ability') {
    const who = rosterHero(view.seats[now.seat].hero).names[language];
    const name = abilityName(speaker, view, now);
    if (now.isAnnounced) return [{ text: words.announces(who, name) }];
    if (now.target !== view.seat) return [{ text: words.uses(who, name) }];
    const defends = story.some(
      ({ step, when }) => when === 'next' && step.kind === 'defence' && step.seat === view.seat,
    );
    const attack = words.attacksYou(who, name, now.damage);
    return [{ text: defends ? `${attack} ${words.defendNext}` : attack }];
  }
  // What else belongs to a step that is a sentence stands beside it.
  const end = now.kind === 'told' ? now.at : now.until;
  const last = speaker.log(events.slice(now.at, end + 1), { seats: view.seats.length, every: true }).at(-1);
  return last === undefined ? decision.sentence : speaker.logLine(view, last);
};
