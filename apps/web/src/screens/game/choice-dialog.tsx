// Several things can be done with what one touched: which?

import type { Move } from '@mad-king/engine';
import { Dialog } from '../../components/dialog.tsx';
import { Said } from '../../components/said.tsx';
import { useSitting } from './sitting.tsx';
import { take } from './take.ts';

interface ChoiceDialogProps {
  title: string;
  moves: readonly Move[];
  onClose: () => void;
}

export const ChoiceDialog = ({ title, moves, onClose }: ChoiceDialogProps) => {
  const { labels } = useSitting();
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="choices">
        {moves.map((move) => (
          <button
            key={move.text}
            type="button"
            className="btn btn--line"
            onClick={() => {
              onClose();
              take(move);
            }}
          >
            <span>
              <Said said={labels.get(move.text) ?? []} />
            </span>
          </button>
        ))}
      </div>
    </Dialog>
  );
};
