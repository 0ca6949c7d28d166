// A step in a few words and a picture.

import type { GameView } from '@mad-king/engine';
import { plain, type Speaker } from '@mad-king/text';
import type { ReactNode } from 'react';
import { CardIcon } from '../../../components/card.tsx';
import { Icon } from '../../../components/icon.tsx';
import { rosterHero } from '../../../heraldry/roster.ts';
import { useSpeaker } from '../../../language/speaker.ts';
import { useStoryWords } from '../../../language/story-turn.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import { EventIcon } from '../log/event-icon.tsx';
import type { Step, StepOf } from './step.ts';

export interface StepWords {
  icon: ReactNode;
  title: string;
  /** More about it; empty if there is nothing. */
  more: string;
}

export const abilityName = (
  speaker: Speaker,
  view: GameView,
  { seat, ability, level, row }: Pick<StepOf<'ability'>, 'seat' | 'ability' | 'level' | 'row'>,
): string => {
  const { hero, levels } = view.seats[seat];
  return plain(
    speaker.source({ of: 'ability', hero, ability, level: level ?? levels[ability] ?? 1, row, part: '' }),
  );
};

const useSaying = (view: GameView) => {
  const language = useLanguage();
  return {
    view,
    t: useTexts(),
    words: useStoryWords(),
    speaker: useSpeaker(),
    nameOf: (seat: number): string => rosterHero(view.seats[seat].hero).names[language],
  };
};
type Saying = ReturnType<typeof useSaying>;

/** The only opponent is the target of every attack. */
const targetOf = ({ seats }: GameView, { seat, target }: StepOf<'ability'>): number | null => {
  if (target !== null) return target;
  const others = seats.flatMap(({ team }, i) => (team === seats[seat].team ? [] : [i]));
  return others.length === 1 ? others[0] : null;
};

const ofCard = ({ view, words, speaker }: Saying, step: StepOf<'card'> | StepOf<'sold'>): StepWords => {
  const { catalogue } = speaker.voice;
  const { hero } = view.seats[step.seat];
  const card = catalogue.card(hero, step.card);
  const owner = catalogue.isShared(step.card) ? undefined : catalogue.hero(hero);
  return {
    icon: card === undefined ? <Icon name="card" /> : <CardIcon card={card} hero={owner} />,
    title: plain(speaker.source({ of: 'card', card: step.card, hero })),
    more: step.kind === 'sold' ? words.sold : words.played(step.cost),
  };
};

const ofAbility = ({ view, words, speaker, nameOf }: Saying, step: StepOf<'ability'>): StepWords => {
  const target = targetOf(view, step);
  const hits = step.damage > 0 && target !== null;
  return {
    icon: <Icon of={view.seats[step.seat].hero} name={`ability-${step.ability}`} />,
    title: abilityName(speaker, view, step),
    more: !hits
      ? step.isAnnounced
        ? words.announced
        : words.used
      : target === view.seat
        ? words.damageToYou(step.damage)
        : words.damageTo(nameOf(target), step.damage),
  };
};

const ofDefence = ({ view, words, speaker, nameOf }: Saying, step: StepOf<'defence'>): StepWords => {
  const { seat, ability } = step;
  const { hero } = view.seats[seat];
  const title = seat === view.seat ? words.youDefend : words.defends(nameOf(seat));
  if (ability == null)
    return {
      icon: <Icon name="phase-defence" />,
      title,
      more: ability === null ? words.undefended : '',
    };
  return {
    icon: <Icon of={hero} name={`ability-${ability}`} />,
    title,
    more: abilityName(speaker, view, { seat, ability, level: null, row: 0 }),
  };
};

/** What it came from, and what lessened it. */
const ofDamage = ({ view, t, words, speaker, nameOf }: Saying, step: StepOf<'damage'>): StepWords => {
  const from = [...new Set(step.sources.map((source) => plain(speaker.source(source))))];
  const less = step.lessened.map((line) => plain(speaker.damageLine(line)));
  return {
    icon: <Icon name="way-in" />,
    title: step.seat === view.seat ? words.youTake(step.amount) : words.takes(nameOf(step.seat), step.amount),
    more: [from.join(', '), ...less, step.healed > 0 ? t.damage.heal(step.healed) : '']
      .filter((part) => part !== '')
      .join('; '),
  };
};

export const useStepWords = (view: GameView): ((step: Step) => StepWords) => {
  const saying = useSaying(view);
  const { t, words, speaker, nameOf } = saying;
  return (step) => {
    switch (step.kind) {
      case 'phase':
        return { icon: <Icon name={`phase-${step.phase}`} />, title: t.phases[step.phase], more: '' };
      case 'income':
        return {
          icon: <Icon name="phase-income" />,
          title: t.phases.income,
          more: step.cards === 0 ? words.incomeCp(step.cp) : words.income(step.cp, step.cards),
        };
      case 'card':
      case 'sold':
        return ofCard(saying, step);
      case 'attempts':
        return { icon: <Icon name="dice" />, title: words.attempts(step.first, step.last), more: '' };
      case 'roll':
        return { icon: <Icon name="dice" />, title: t.table.rollFor[step.purpose], more: '' };
      case 'ability':
        return ofAbility(saying, step);
      case 'defence':
        return ofDefence(saying, step);
      case 'damage':
        return ofDamage(saying, step);
      case 'heal':
        return {
          icon: <Icon name="mark-heal" />,
          title: step.seat === view.seat ? words.youHeal(step.n) : words.heals(nameOf(step.seat), step.n),
          more: '',
        };
      case 'told':
        return {
          icon: <EventIcon view={view} event={step.event} />,
          title: plain(speaker.event(view, step.event)),
          more: '',
        };
    }
  };
};
