// Taking back one's last choice, or not letting go of what is about to end.

import { Icon } from '../../../components/icon.tsx';
import { Key } from '../../../components/marks.tsx';
import { useTexts } from '../../../language/texts.ts';
import { undo, useTable } from '../../../state/table.ts';
import { Explain } from '../help/index.ts';
import { StayButton } from './stay-button.tsx';

export const UndoButton = () => (
  <>
    <StayButton />
    <TakeBack />
  </>
);

/** Shown only while there is something to take back. */
const TakeBack = () => {
  const t = useTexts();
  const canUndo = useTable((s) => s.status === 'open' && s.canUndo);
  if (!canUndo) return null;
  return (
    <Explain about={{ kind: 'words', title: t.play.undo, text: ({ helps }) => helps.undo }}>
      <button type="button" className="btn btn--ghost btn--small undo" onClick={undo}>
        <Icon name="undo" />
        {t.play.undo}
        <Key>Ctrl Z</Key>
      </button>
    </Explain>
  );
};
