// The same players once more, at this screen.

import { useEffect, useRef } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { Key } from '../../../components/marks.tsx';
import { useKeys } from '../../../components/use-keys.ts';
import { useTexts } from '../../../language/texts.ts';
import { go } from '../../../router.ts';
import { playAgain } from '../../../state/table.ts';
import { Explain } from '../help/index.ts';

const rematch = async (swap: boolean): Promise<void> => {
  const id = await playAgain(swap);
  if (id !== null) go({ screen: 'game', id });
};

export const Again = () => {
  const t = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  useKeys({ ' ': () => rematch(false), x: () => rematch(true) });
  return (
    <>
      <button ref={button} type="button" className="btn btn--gold" onClick={() => rematch(false)}>
        <Icon name="way-in" />
        {t.result.rematch}
        <Key>{t.keys.space}</Key>
      </button>
      <Explain about={{ kind: 'words', title: t.result.swap, text: t.result.swapHelp }}>
        <button type="button" className="btn btn--ghost" onClick={() => rematch(true)}>
          <Icon name="swap" />
          {t.result.swap}
          <Key>X</Key>
        </button>
      </Explain>
    </>
  );
};
