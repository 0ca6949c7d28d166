// Taking back one's last choice, or not letting go of what is about to end.

import { use } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { Key } from '../../../components/marks.tsx';
import { useTexts } from '../../../language/texts.ts';
import { undo, useTable } from '../../../state/table.ts';
import { TableExtras } from '../extras.ts';
import { Explain } from '../help/index.ts';
import { StayButton } from './stay-button.tsx';

export const UndoButton = () => (
  <>
    <StayButton />
    <TakeBack />
  </>
);

/** Shown while there is something to take back, or where it is to be said why there is not. */
const TakeBack = () => {
  const t = useTexts();
  const canUndo = useTable((s) => s.status === 'open' && s.canUndo);
  const { noUndo = null } = use(TableExtras);
  if (!canUndo) return noUndo;
  return (
    <Explain about={{ kind: 'words', title: t.play.undo, text: ({ helps }) => helps.undo }}>
      <button type="button" className="btn btn--ghost btn--small undo" onClick={undo}>
        <Icon name="undo" />
        {t.play.undo}
        <Key>{t.keys.undo}</Key>
      </button>
    </Explain>
  );
};
