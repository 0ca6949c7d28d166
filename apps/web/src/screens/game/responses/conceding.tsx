// Whether one really gives up. In teams all must agree (R3.9).

import { Dialog } from '../../../components/dialog.tsx';
import { useTexts } from '../../../language/texts.ts';
import { TABLES } from '../../../state/modes.ts';
import { concede, type OpenTable } from '../../../state/table.ts';

interface ConcedingProps {
  table: OpenTable;
  onClose: () => void;
}

export const Conceding = ({ table: { view }, onClose }: ConcedingProps) => {
  const t = useTexts();
  return (
    <Dialog title={t.play.concede} onClose={onClose}>
      <p>{TABLES[view.mode].teams > 0 ? t.games.conceding.team : t.games.conceding.alone}</p>
      <div className="plain__acts">
        <button
          type="button"
          className="btn btn--danger"
          onClick={() => {
            onClose();
            concede(view.seat);
          }}
        >
          {t.play.concede}
        </button>
        <button type="button" className="btn btn--ghost" onClick={onClose}>
          {t.play.playOn}
        </button>
      </div>
    </Dialog>
  );
};
