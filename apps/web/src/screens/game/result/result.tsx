// At the table when the game is over: who won, and the way to the whole story.

import { useEffect, useRef } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { Key } from '../../../components/marks.tsx';
import { Said } from '../../../components/said.tsx';
import { useKeys } from '../../../components/use-keys.ts';
import { useSpeaker } from '../../../language/speaker.ts';
import { useTexts } from '../../../language/texts.ts';
import type { OpenTable } from '../../../state/table.ts';
import { showResult } from './looked-at.ts';

export const Result = ({ table }: { table: OpenTable }) => {
  const t = useTexts();
  const speaker = useSpeaker();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  useKeys({ ' ': showResult });
  const { result } = table.view;
  if (result === null) return null;
  return (
    <div className="prompt" role="status">
      <p className="prompt__scroll">
        <span>
          <Said said={speaker.result(table.view, result)} />
        </span>
      </p>
      <div className="prompt__acts">
        <button ref={button} type="button" className="btn btn--gold" onClick={showResult}>
          <Icon name="victory" />
          {t.result.seeResult}
          <Key>{t.keys.space}</Key>
        </button>
      </div>
    </div>
  );
};
