// How damage came about: closed it says how much, open it shows every step with its rule.

import type { GameView, Settlement } from '@mad-king/engine';
import type { Said as Words } from '@mad-king/text';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { Said } from '../../../components/said.tsx';
import { useSpeaker } from '../../../language/speaker.ts';
import { useTexts } from '../../../language/texts.ts';
import { signed } from '../../../texts/format.ts';
import { RuleLink } from '../help/index.ts';

interface DamageProps {
  view: GameView;
  player: Settlement['players'][number];
  /** The line of the log. */
  said: Words;
}

export const DamageLine = ({ view, player, said }: DamageProps) => {
  const t = useTexts();
  const speaker = useSpeaker();
  const [{ seat, title, loss, steps }] = speaker.damage(view, { players: [player], dealt: null });
  const isHealing = loss === 0 && player.healed > 0;
  const sum = useSum();
  return (
    <li className="log__damage" data-hero={view.seats[seat].hero}>
      <details {...sum}>
        <summary className="log__line">
          <Icon name={isHealing ? 'mark-heal' : 'way-in'} />
          <span>
            <Said said={said} />
          </span>
          <span className="log__how">{t.log.how}</span>
        </summary>
        <div className="calc">
          {!isHealing && (
            <p className="calc__title">
              <Said said={title} />
            </p>
          )}
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
};

/** Open, it is wholly in sight, and Escape closes it and nothing else. */
const useSum = () => {
  const box = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    box.current?.scrollIntoView({ block: 'nearest' });
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
    };
    window.addEventListener('keydown', pressed, true);
    return () => window.removeEventListener('keydown', pressed, true);
  }, [isOpen]);
  const onToggle = (): void => setOpen(box.current?.open === true);
  return { ref: box, open: isOpen, onToggle };
};
