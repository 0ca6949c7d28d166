// The card that has been touched in a Main Phase, and what can be done with it.

import { plain } from '@mad-king/text';
import { useSpeaker } from '../../../language/speaker.ts';
import { questionOf, useHeroAt, useSitting } from '../sitting.tsx';
import { touch, useTouched } from './touched.ts';

/** What of it is left to choose from, and where it is asked; null while no card is touched. */
export const useTouchedCard = () => {
  const speaker = useSpeaker();
  const { table, seat, offers } = useSitting();
  const hero = useHeroAt(seat);
  const question = questionOf(table);
  const id = useTouched(question);
  const card = id === null ? undefined : speaker.voice.catalogue.card(hero.id, id);
  if (id === null || card === undefined) return null;
  const { play, sell } = offers.cards.get(id) ?? {};
  if (play === undefined && sell === undefined) return null;
  const owner = speaker.voice.catalogue.isShared(id) ? undefined : hero;
  return {
    card,
    name: plain(speaker.card(card, owner).name),
    play,
    sell,
    putBack: () => touch(question, null),
  };
};

export type Touched = NonNullable<ReturnType<typeof useTouchedCard>>;
