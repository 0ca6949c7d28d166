// The way out of a question, called after what happens then.

import { plain } from '@mad-king/text';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { Damage } from '../../../components/marks.tsx';
import { useSpeaker } from '../../../language/speaker.ts';
import { useStakeWords } from '../../../language/stakes.ts';
import { useTexts } from '../../../language/texts.ts';
import { lanesOf } from '../arena/lanes.ts';
import { useSitting } from '../sitting.tsx';
import type { Deed } from './deed.ts';
import { useReading } from './use-reading.ts';
import { useSituation } from './use-situation.ts';

export interface Named {
  name: ReactNode;
  icon: ReactNode;
}

export const useDeedName = (): ((deed: Deed) => string) => {
  const speaker = useSpeaker();
  const { view } = useSitting().table;
  return ({ by, ability, level, row }) =>
    plain(speaker.source({ of: 'ability', hero: view.seats[by].hero, ability, level, row, part: '' }));
};

export const useGivingIn = (): Named => {
  const t = useStakeWords();
  const { damage } = useTexts();
  const situation = useSituation();
  const read = useReading();
  const nameOf = useDeedName();
  const { view } = useSitting().table;
  const deedIcon = (deed: Deed): ReactNode => (
    <Icon of={view.seats[deed.by].hero} name={`ability-${deed.ability}`} />
  );
  switch (situation.about) {
    case 'announcement':
    case 'attack': {
      const { deed, isOwn } = situation;
      return { name: isOwn ? t.goOn(nameOf(deed)) : t.letCome(nameOf(deed)), icon: deedIcon(deed) };
    }
    case 'roll': {
      const { roll, deed } = situation;
      if (deed !== null && read(roll, deed)?.lying.isFailure)
        return { name: t.letFail(nameOf(deed)), icon: <Icon name="close" /> };
      return { name: t.leave(roll.values.join(' ')), icon: <Icon name="dice" /> };
    }
    case 'damage': {
      const { n, to, deed, isLast } = situation;
      const type = lanesOf(view).find((lane) => lane.to === to)?.type ?? 'normal';
      const icon = <Damage type={type} amount={n} label={damage[type](n)} />;
      if (to === view.seat && (isLast || deed === null)) return { name: t.take(n), icon };
      if (to === view.seat && deed !== null) return { name: t.letCome(nameOf(deed)), icon };
      return deed !== null && deed.by === view.seat
        ? { name: t.goOn(nameOf(deed)), icon: deedIcon(deed) }
        : { name: t.letLand(n), icon };
    }
    case 'dice':
      return {
        name: t.leave(view.rolls.at(-1)?.values.join(' ') ?? ''),
        icon: <Icon name="dice" />,
      };
    case 'nothing':
      return { name: t.nothing, icon: <Icon name="continue" /> };
  }
};
