// Damage flies from its source to the health it takes; what was prevented is shown where it would have struck; healing rises.

import type { DamageType } from '@mad-king/language';
import { Damage } from '../../../../components/marks.tsx';
import { useAct } from '../act.ts';
import { FLIGHT, STRIKES_AFTER } from '../flight.ts';
import { appear, BLINK, PULSE, rise, SHAKE, strike } from '../keyframes.ts';
import { firstAnchored, middleOf } from '../places.ts';

interface BlowProps {
  from: number;
  to: number;
  amount: number;
  type: DamageType;
}

export const Blow = ({ from, to, amount, type }: BlowProps) => {
  const mark = useAct((element, isCalm) => {
    const target = firstAnchored(`health-${to}`, `seat-${to}`);
    if (target === null) return [];
    const end = middleOf(target);
    if (isCalm) return [element.animate(appear(end), FLIGHT), target.animate(BLINK, 400)];
    const source = firstAnchored('attack', ...(from === to ? [] : [`seat-${from}`]));
    const begin = source === null ? { x: end.x, y: end.y - 90 } : middleOf(source);
    return [
      element.animate(strike(begin, end), FLIGHT),
      target.animate(SHAKE, { duration: 320, delay: STRIKES_AFTER }),
    ];
  });
  return (
    <div ref={mark} className="act act--mark">
      <Damage type={type} amount={amount} label="" />
    </div>
  );
};

export const Parried = ({ seat }: { seat: number }) => {
  const mark = useAct((element, isCalm) => {
    const target = firstAnchored(`health-${seat}`, `seat-${seat}`);
    if (target === null) return [];
    return [
      element.animate(isCalm ? appear(middleOf(target)) : rise(middleOf(target), 30), FLIGHT),
      isCalm ? undefined : target.animate(PULSE, 300),
    ];
  });
  return (
    <div ref={mark} className="act act--mark">
      <Damage type="prevent" amount={0} label="" />
    </div>
  );
};

export const Healing = ({ seat, amount }: { seat: number; amount: number }) => {
  const mark = useAct((element, isCalm) => {
    const target = firstAnchored(`health-${seat}`, `seat-${seat}`);
    if (target === null) return [];
    return [element.animate(isCalm ? appear(middleOf(target)) : rise(middleOf(target), 70), FLIGHT)];
  });
  return (
    <div ref={mark} className="act act--mark">
      <Damage type="heal" amount={amount} label="" />
    </div>
  );
};
