// A Main Phase with nothing to do is about to end by itself: who touches anything stays.

import { useEffect } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { stay, useTable } from '../../../state/table.ts';

export const StayButton = () => {
  const t = useTexts();
  const isLeaving = useTable((s) => s.status === 'open' && s.leaving);
  useEffect(() => {
    if (!isLeaving) return;
    window.addEventListener('pointerdown', stay, true);
    window.addEventListener('keydown', stay, true);
    return () => {
      window.removeEventListener('pointerdown', stay, true);
      window.removeEventListener('keydown', stay, true);
    };
  }, [isLeaving]);
  if (!isLeaving) return null;
  return (
    <button type="button" className="btn btn--ghost btn--small stay" onClick={stay}>
      {t.play.leaving} <b>{t.play.stay}</b>
    </button>
  );
};
