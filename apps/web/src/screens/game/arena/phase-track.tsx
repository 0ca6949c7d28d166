// The eight phases of a turn, the present one in gold.

import { memo } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { useTexts } from '../../../language/texts.ts';
import { Explain } from '../help/index.ts';

const PHASES = ['upkeep', 'income', 'main1', 'offence', 'targeting', 'defence', 'main2', 'discard'] as const;

export const PhaseTrack = memo(({ phase: now }: { phase: number }) => {
  const t = useTexts();
  return (
    <div className="track">
      <ol className="phases" aria-label={t.table.phases}>
        {PHASES.map((phase, i) => {
          const n = i + 1;
          const state = n < now ? 'phase--done' : n === now ? 'phase--now' : '';
          return (
            <li key={phase} className={`phase ${state}`} aria-current={n === now ? 'step' : undefined}>
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
});
