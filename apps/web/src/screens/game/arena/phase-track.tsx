// The eight phases of a turn, the present one in gold.

import { PHASES, type PhaseName } from '@mad-king/language';
import { memo } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { useTexts } from '../../../language/texts.ts';
import { Explain } from '../help/index.ts';

export const PhaseTrack = memo(({ phase: now }: { phase: PhaseName }) => {
  const t = useTexts();
  const at = PHASES.indexOf(now);
  return (
    <div className="track">
      <ol className="phases" aria-label={t.table.phases}>
        {PHASES.map((phase, i) => (
          <li
            key={phase}
            className={`phase ${i < at ? 'phase--done' : i === at ? 'phase--now' : ''}`}
            aria-current={i === at ? 'step' : undefined}
          >
            <Explain about={{ kind: 'rule', rule: `R15.${i + 1}` }}>
              <span className="phase__in">
                <Icon name={`phase-${phase}`} />
                <span className="phase__name">{t.phases[phase]}</span>
              </span>
            </Explain>
          </li>
        ))}
      </ol>
    </div>
  );
});
