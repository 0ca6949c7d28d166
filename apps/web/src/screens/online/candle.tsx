// How the line to the server is: a candle, always with words. The first half second of a break shows nothing.

import { useEffect, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useOnlineWords } from '../../language/online.ts';
import { useOnline } from '../../online/store.ts';
import './online.css';

const UNSEEN = 500;
/** From this try on the server is called away. */
const AWAY = 5;

type Light = 'open' | 'trying' | 'away';

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
      <Icon name="candle" />
      {words}
    </span>
  );
};
