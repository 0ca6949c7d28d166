// Keys and taps that belong to playing rather than to one part of the table: taking back, holding, skipping ahead, advice, and
// the overview of keys.

import { useEffect, useRef } from 'react';
import { useKeys } from '../../../components/use-keys.ts';
import { openOverlay } from '../../../state/overlay.ts';
import { changeSettings, useSettings } from '../../../state/settings.ts';
import { hurry, type OpenTable, undo } from '../../../state/table.ts';
import { quicken } from './quicken.ts';
import { useHold } from './use-hold.ts';

export const PlayKeys = ({ table }: { table: OpenTable }) => {
  const advice = useSettings((s) => s.advice);
  const { press, release } = useHold(table.held);
  useKeys({
    'Ctrl+z': undo,
    '?': () => openOverlay({ kind: 'keys' }),
    c: table.hasCoach ? () => changeSettings({ advice: !advice }) : undefined,
    p: quicken,
    h: press,
    ' ': table.thinking ? hurry : undefined,
  });
  const letGo = useRef(release);
  letGo.current = release;
  useEffect(() => {
    const up = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() === 'h') letGo.current();
    };
    const away = (): void => letGo.current();
    window.addEventListener('keyup', up);
    window.addEventListener('blur', away);
    return () => {
      window.removeEventListener('keyup', up);
      window.removeEventListener('blur', away);
    };
  }, []);
  // While computers move, a tap anywhere shows the next move.
  useEffect(() => {
    if (!table.thinking) return;
    window.addEventListener('pointerup', hurry);
    return () => window.removeEventListener('pointerup', hurry);
  }, [table.thinking]);
  return null;
};
