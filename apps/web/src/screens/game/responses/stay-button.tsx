// A Main Phase with nothing to do is about to end by itself: who touches anything stays.

import { useEffect } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { stay, useTable } from '../../../state/table.ts';

export const StayButton = () => {
  const t = useTexts();
  const leaving = useTable((s) => s.status === 'open' && s.leaving);
  const isLeaving = leaving !== false;
  useEffect(() => {
    if (!isLeaving) return;
    window.addEventListener('pointerdown', stay, true);
    window.addEventListener('keydown', stay, true);
    return () => {
      window.removeEventListener('pointerdown', stay, true);
      window.removeEventListener('keydown', stay, true);
    };
  }, [isLeaving]);
  if (leaving === false) return null;
  return (
    <button type="button" className="btn btn--ghost btn--small stay" onClick={stay}>
      {t.play.leaving} <b>{t.play.stay}</b>
      <i className="stay__left" style={{ animationDuration: `${leaving}ms` }} aria-hidden="true" />
    </button>
  );
};
