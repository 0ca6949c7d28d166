// What is asked, in one sentence that says what is at stake.

import { plain } from '@mad-king/text';
import { Said } from '../../../components/said.tsx';
import { rosterHero } from '../../../heraldry/roster.ts';
import { useSpeaker } from '../../../language/speaker.ts';
import { useStakeWords } from '../../../language/stakes.ts';
import { useLanguage } from '../../../language/texts.ts';
import { useSitting } from '../sitting.tsx';
import { useDeedName } from './use-giving-in.tsx';
import { useReading } from './use-reading.ts';
import { useSituation } from './use-situation.ts';

/** Longer than this it stands beside the dice alone. */
const MOST_LETTERS = 64;

const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

export const Ribbon = () => {
  const { decision, table } = useSitting();
  const said = useSentence();
  const isRespond = table.view.decision?.ask === 'respond';
  return said === null || !isRespond ? <Said said={decision.sentence} /> : said;
};

/** Null where the rules' own question says it. */
const useSentence = (): string | null => {
  const { ask } = useStakeWords();
  const language = useLanguage();
  const speaker = useSpeaker();
  const situation = useSituation();
  const nameOf = useDeedName();
  const read = useReading();
  const { view } = useSitting().table;
  const heroOf = (seat: number): string => rosterHero(view.seats[seat].hero).names[language];
  switch (situation.about) {
    case 'announcement': {
      const { deed } = situation;
      return deed.by === view.seat
        ? ask.ownAnnounced(nameOf(deed))
        : ask.announced(heroOf(deed.by), nameOf(deed));
    }
    case 'roll': {
      const { roll, deed } = situation;
      const reading = read(roll, deed);
      if (roll.about === null || reading === null) return null;
      const source = plain(speaker.source(roll.about.source));
      const dice = roll.values.join(' ');
      const comes = plain(reading.lying.said).replace(/\.$/, '');
      const isNamed = reading.lying.isFailure || (deed !== null && comes.startsWith(nameOf(deed)));
      return comes.length > MOST_LETTERS || roll.values.length > 1
        ? ask.rolledBare(source, dice)
        : ask.rolled(source, dice, isNamed ? comes : lower(comes));
    }
    case 'damage':
      if (situation.to === view.seat && !situation.isLast) return ask.coming(situation.n);
      return situation.to === view.seat
        ? ask.damage(situation.n)
        : ask.damageTo(heroOf(situation.to), situation.n);
    case 'attack': {
      const { deed } = situation;
      return deed.by === view.seat ? ask.ownAttack(nameOf(deed)) : ask.attack(heroOf(deed.by), nameOf(deed));
    }
    case 'dice':
      return situation.seat === view.seat ? ask.ownDice : ask.dice(heroOf(situation.seat));
    case 'nothing':
      return view.phase === 'income'
        ? null
        : ask.none(speaker.phase(view.phase), view.active === view.seat ? null : heroOf(view.active));
  }
};
