// The arms of the defeated crack.

import { useAct } from '../act.ts';
import { appear, put, TOPPLE } from '../keyframes.ts';
import { anchored, middleOf } from '../places.ts';

const CRACK = 'M52 0L44 22L58 38L40 58L54 76L46 100M58 38L78 48M40 58L20 52M54 76L70 88';
const LENGTH = 1500;

export const Fall = ({ seat }: { seat: number }) => {
  const crack = useAct((element, isCalm) => {
    const arms = anchored(`seat-${seat}`)?.querySelector<HTMLElement>('.arms')?.parentElement;
    if (arms === null || arms === undefined) return [];
    const at = middleOf(arms);
    element.style.setProperty('--crack', `${arms.getBoundingClientRect().height}px`);
    const breaks: Keyframe[] = [
      { transform: put(at, 'scaleY(0)'), opacity: 1, easing: 'steps(4, end)' },
      { transform: put(at, 'scaleY(1)'), opacity: 1, offset: 0.18 },
      { transform: put(at), opacity: 1, offset: 0.8 },
      { transform: put(at), opacity: 0 },
    ];
    return [
      element.animate(isCalm ? appear(at) : breaks, LENGTH),
      isCalm ? undefined : arms.animate(TOPPLE, LENGTH),
    ];
  });
  return (
    <div ref={crack} className="act act--crack">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path className="crack__edge" d={CRACK} />
        <path className="crack__line" d={CRACK} />
      </svg>
    </div>
  );
};
