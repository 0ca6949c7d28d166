// Opens the last turns.

import { memo } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { useTexts } from '../../../language/texts.ts';
import { openOverlay } from '../../../state/overlay.ts';

export const RecapButton = memo(() => {
  const { lastTurns } = useTexts().table;
  return (
    <button
      type="button"
      className="iconbtn"
      aria-label={lastTurns}
      title={lastTurns}
      onClick={() => openOverlay({ kind: 'recap' })}
    >
      <Icon name="recap" />
    </button>
  );
});
