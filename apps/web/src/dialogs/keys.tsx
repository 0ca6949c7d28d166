// Everything the keyboard can do at the table.

import { Dialog } from '../components/dialog.tsx';
import { useTexts } from '../language/texts.ts';
import { closeOverlay } from '../state/overlay.ts';
import type { Texts } from '../texts/en.ts';
import './keys.css';

type Use = Exclude<keyof Texts['settings']['keys'], 'title' | 'button'>;

const keysOf = (t: Texts): readonly (readonly [keys: readonly string[], use: Use])[] => [
  [[t.keys.space], 'space'],
  [[t.keys.escape], 'escape'],
  [['1', '…', '9'], 'numbers'],
  [['A', 'S', 'D', 'F', 'G'], 'dice'],
  [['R'], 'roll'],
  [[t.settings.keyNames.remove], 'sell'],
  [[t.settings.keyNames.tab], 'tab'],
  [['I'], 'info'],
  [[t.settings.keyNames.control, 'Z'], 'undo'],
  [['H'], 'hold'],
  [['C'], 'coach'],
  [['P'], 'pace'],
  [['L'], 'recap'],
  [['T'], 'say'],
  [['?'], 'help'],
];

export const KeysDialog = () => {
  const t = useTexts();
  return (
    <Dialog title={t.settings.keys.title} onClose={closeOverlay}>
      <dl className="keylist">
        {keysOf(t).map(([keys, use]) => (
          <div key={use}>
            <dt>{keys.map((key) => (key === '…' ? key : <kbd key={key}>{key}</kbd>))}</dt>
            <dd>{t.settings.keys[use]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
};
