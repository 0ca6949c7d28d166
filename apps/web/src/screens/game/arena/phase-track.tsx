// The eight phases of a turn, the present one in gold.

import type { GameView } from '@mad-king/engine';
import { Icon } from '../../../components/icon.tsx';
import { useTexts } from '../../../language/texts.ts';
import { Explain } from '../help/index.ts';

const PHASES = ['upkeep', 'income', 'main1', 'offence', 'targeting', 'defence', 'main2', 'discard'] as const;

export const PhaseTrack = ({ view }: { view: GameView }) => {
  const t = useTexts();
  return (
    <div className="track">
      <ol className="phases" aria-label={t.table.phases}>
        {PHASES.map((phase, i) => {
          const n = i + 1;
          const state = n < view.phase ? 'phase--done' : n === view.phase ? 'phase--now' : '';
          return (
            <li key={phase} className={`phase ${state}`} aria-current={n === view.phase ? 'step' : undefined}>
              <Explain about={{ kind: 'rule', rule: `R15.${n}` }}>
                <span className="phase__in">
                  <Icon name={`phase-${phase}`} />
                  <span className="phase__name">{t.phases[n as keyof typeof t.phases]}</span>
                </span>
              </Explain>
            </li>
          );
        })}
      </ol>
    </div>
  );
};
