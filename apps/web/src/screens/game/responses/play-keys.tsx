// Keys and taps that belong to playing rather than to one part of the table: taking back, holding, skipping ahead, advice, and
// the overview of keys.

import { useEffect, useRef } from 'react';
import { useKeys } from '../../../components/use-keys.ts';
import { openOverlay } from '../../../state/overlay.ts';
import { changeSettings, useSettings } from '../../../state/settings.ts';
import { goToNext, hurry, type OpenTable, undo } from '../../../state/table.ts';
import { quicken } from './quicken.ts';
import { useHold } from './use-hold.ts';

export const PlayKeys = ({ table }: { table: OpenTable }) => {
  const { advice, pace } = useSettings();
  const isWaiting = table.thinking || table.wait !== null;
  const { press, release } = useHold(table.held);
  useKeys({
    'Ctrl+z': undo,
    '?': () => openOverlay({ kind: 'keys' }),
    c: table.hasCoach ? () => changeSettings({ advice: !advice }) : undefined,
    p: quicken,
    h: press,
    l: () => openOverlay({ kind: 'recap' }),
    ' ': isWaiting ? goToNext : undefined,
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
  // While computers move, a tap shows the next move; not where something is told, and not on what has a meaning of its own.
  const isTapped = isWaiting && pace !== 'story';
  useEffect(() => {
    if (!isTapped) return;
    const tapped = ({ target }: PointerEvent): void => {
      if (!(target instanceof Element) || target.closest('button, a, label, dialog') === null) hurry();
    };
    window.addEventListener('pointerup', tapped);
    return () => window.removeEventListener('pointerup', tapped);
  }, [isTapped]);
  return null;
};
