// How the line to the server is: a candle, always with words. The first half second of a break shows nothing.

import { useEffect, useState } from 'react';
import { useOnlineWords } from '../../language/online.ts';
import { useOnline } from '../../online/store.ts';
import './online.css';

const UNSEEN = 500;
/** From this try on the server is called away. */
const AWAY = 5;

export type Light = 'open' | 'trying' | 'away';

export const useLight = (): Light => {
  const { isOpen, tries } = useOnline();
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isOpen) {
      setSeen(false);
      return;
    }
    const timer = setTimeout(() => setSeen(true), UNSEEN);
    return () => clearTimeout(timer);
  }, [isOpen]);
  if (isOpen || !isSeen) return 'open';
  return tries < AWAY ? 'trying' : 'away';
};

export const Candle = () => {
  const { link } = useOnlineWords();
  const { tries } = useOnline();
  const light = useLight();
  const words = { open: link.open, trying: link.trying(Math.max(1, tries)), away: link.away }[light];
  return (
    <span className="candle" data-light={light} role="status">
      <Flame light={light} />
      {words}
    </span>
  );
};

/** Upright, leaning, smoke. */
export const Flame = ({ light }: { light: Light }) => (
  <svg className="flame" data-light={light} viewBox="0 0 20 32" aria-hidden="true">
    <rect x="6" y="15" width="8" height="15" rx="1.5" />
    <path className="flame__drip" d="M6,15h8v5c0,2-2.4,2-2.4,0v-1c0-1.6-2-1.6-2,0v3c0,2-3.6,2-3.6,0Z" />
    {light === 'away' ? (
      <path className="flame__smoke" d="M10,14C6,10 14,8 10,4C8,2 11,1 10,0" />
    ) : (
      <path
        className="flame__fire"
        d="M10,1C13.6,5.4 14.6,8 13.4,10.8C12.6,12.7 11.4,13.6 10,13.6C8.6,13.6 7.4,12.7 6.6,10.8C5.4,8 6.4,5.4 10,1Z"
      />
    )}
  </svg>
);
