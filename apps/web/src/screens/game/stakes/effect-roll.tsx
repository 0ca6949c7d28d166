// A roll that a text made: whose it is, what each face does, with the one that lies there marked, and what comes of it.

import type { AboutView, RollView } from '@mad-king/engine';
import { plain } from '@mad-king/text';
import { Icon } from '../../../components/icon.tsx';
import { FaceNumber } from '../../../components/marks.tsx';
import { Printed, Said } from '../../../components/said.tsx';
import { rosterHero } from '../../../heraldry/roster.ts';
import { useSpeaker } from '../../../language/speaker.ts';
import { useStakeWords } from '../../../language/stakes.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import type { Direction } from '../answers/index.ts';
import { aboutSource, SourceIcon } from '../arena/attack-lanes.tsx';
import { Explain } from '../help/index.ts';
import { useSitting } from '../sitting.tsx';
import { rangeOf } from './outcomes.ts';
import type { Reading, ReadOutcome } from './use-reading.ts';

/** Above the dice: what rolls. */
export const RollSource = ({ roll, about }: { roll: RollView; about: AboutView }) => {
  const t = useTexts();
  const language = useLanguage();
  const speaker = useSpeaker();
  const { table, you } = useSitting();
  const [owner] = roll.owners;
  return (
    <p className="rolls">
      <span className="rolls__icon">
        <SourceIcon source={about.source} />
      </span>
      <span>
        <Explain about={aboutSource(about.source)} stop className="rolls__name">
          {plain(speaker.source(about.source))}
        </Explain>
        <small>{owner === you ? t.home.you : rosterHero(table.view.seats[owner].hero).names[language]}</small>
      </span>
    </p>
  );
};

const SIGNS: Record<Direction, 'check' | 'close' | 'arrow'> = { good: 'check', bad: 'close', even: 'arrow' };

/** Beside the dice: each face, or the lines that read several dice. */
export const Faces = ({ roll, reading }: { roll: RollView; reading: Reading }) => {
  const { view } = useSitting().table;
  const hero = view.seats[roll.owners[0]].hero;
  if (reading.outcomes.length === 0)
    return (
      <div className="faces faces--printed">
        <Printed said={reading.printed} />
      </div>
    );
  return (
    <ul className="faces">
      {reading.outcomes.map((outcome) => (
        <FaceRow key={rangeOf(outcome.values)} hero={hero} outcome={outcome} />
      ))}
    </ul>
  );
};

const FaceRow = ({ hero, outcome }: { hero: string; outcome: ReadOutcome }) => {
  const { catalogue } = useSpeaker().voice;
  const { values, isLying, direction, said } = outcome;
  const faces = catalogue.hero(hero)?.dice ?? [];
  return (
    <li className={isLying ? 'faces__row is-lying' : 'faces__row'} data-for={direction}>
      <span className="faces__dice">
        {values.map((value) => (
          <FaceNumber key={value} hero={hero} symbol={faces[value - 1]} value={value} />
        ))}
      </span>
      <Icon name={SIGNS[direction]} />
      <span>
        <Said said={said} densely />
      </span>
    </li>
  );
};

/** What comes of it if nobody changes it. */
export const AsItLies = ({ roll, reading }: { roll: RollView; reading: Reading }) => {
  const words = useStakeWords();
  const { said, direction } = reading.lying;
  return (
    <div className="lies" data-for={direction}>
      <p className="eyebrow">{words.asItLies}</p>
      <p className="lies__what">
        <Icon name={SIGNS[direction]} />
        <span>
          {roll.values.join(' ')}: <Said said={said} densely />
        </span>
      </p>
    </div>
  );
};
