// How damage came about: closed it says how much, open it shows every step with its rule.

import type { GameView, Settlement } from '@mad-king/engine';
import { Icon } from '../../../components/icon.tsx';
import { Said } from '../../../components/said.tsx';
import { useSpeaker } from '../../../language/speaker.ts';
import { useTexts } from '../../../language/texts.ts';
import { RuleLink } from '../help/index.ts';
import type { Entry } from './entries.ts';

interface DamageProps {
  view: GameView;
  settlement: Settlement;
  health: Entry['health'];
}

export const DamageLines = ({ view, settlement, health }: DamageProps) => {
  const t = useTexts();
  const speaker = useSpeaker();
  return speaker.damage(view, settlement).map(({ seat, title, loss, steps }) => {
    const changed = health.find(({ team }) => team === view.seats[seat].team);
    return (
      <li key={seat} className="log__damage" data-hero={view.seats[seat].hero}>
        <details>
          <summary className="log__line">
            <Icon name="way-in" />
            <span>
              <Said said={title} />
              {changed !== undefined && (
                <b className="nw">
                  {' '}
                  {changed.from} → {changed.to}
                </b>
              )}
            </span>
            <span className="log__how">{t.log.how}</span>
          </summary>
          <div className="calc">
            <p className="eyebrow">{seat === view.seat ? t.log.reachedYou(loss) : t.log.reached(loss)}</p>
            {steps.map((step, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps stand in their order
              <div key={i} className={`calc__row ${step.isSum ? 'calc__row--sum' : ''}`}>
                <RuleLink rule={step.rule} />
                <span>
                  <Said said={step.text} />
                </span>
                <span className="num">{step.isSum ? step.value : signed(step.value)}</span>
              </div>
            ))}
          </div>
        </details>
      </li>
    );
  });
};

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
