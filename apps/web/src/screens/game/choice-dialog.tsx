// Several things can be done with what one touched: which?

import { Dialog } from '../../components/dialog.tsx';
import { Said } from '../../components/said.tsx';
import { useSitting } from './sitting.tsx';
import { take } from './take.ts';

interface ChoiceDialogProps {
  title: string;
  choices: readonly string[];
  onClose: () => void;
}

export const ChoiceDialog = ({ title, choices, onClose }: ChoiceDialogProps) => {
  const { labels } = useSitting();
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="choices">
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            className="btn btn--line"
            onClick={() => {
              onClose();
              take(choice);
            }}
          >
            <span>
              <Said said={labels.get(choice) ?? []} />
            </span>
          </button>
        ))}
      </div>
    </Dialog>
  );
};
