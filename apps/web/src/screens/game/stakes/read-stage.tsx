// Dice that a text has rolled: the ability under way, whose roll it is, what each face does, and what comes of it as it lies.

import type { AboutView, RollView } from '@mad-king/engine';
import type { ReactNode } from 'react';
import { DeedCard } from './deed-card.tsx';
import { AsItLies, Faces, RollSource } from './effect-roll.tsx';
import { useDeed } from './use-deed.ts';
import { useReading } from './use-reading.ts';

interface ReadStageProps {
  roll: RollView;
  about: AboutView;
  /** The dice as they lie. */
  children: ReactNode;
}

export const ReadStage = ({ roll, about, children }: ReadStageProps) => {
  const deed = useDeed();
  const reading = useReading()(roll, deed);
  return (
    <div className="stage stage--read" data-anchor="dice">
      <div className="stage__left">{deed !== null && <DeedCard deed={deed} withDice />}</div>
      <div className="stage__dice">
        <RollSource roll={roll} about={about} />
        {children}
      </div>
      {reading !== null && (
        <div className="stage__read">
          <Faces roll={roll} reading={reading} />
          <AsItLies roll={roll} reading={reading} />
        </div>
      )}
    </div>
  );
};
