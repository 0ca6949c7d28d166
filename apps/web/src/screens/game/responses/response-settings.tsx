// When one is asked for responses, and holding the game.

import { ASK_WHEN } from '@mad-king/orders/ask-when';
import { memo, useId } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { Key } from '../../../components/marks.tsx';
import { useTexts } from '../../../language/texts.ts';
import { changeSettings } from '../../../state/settings.ts';
import { hold, useTable } from '../../../state/table.ts';
import { Explain } from '../help/index.ts';
import { useHold } from './use-hold.ts';
import './responses.css';

export const ResponseSettings = memo(() => {
  const t = useTexts();
  const name = useId();
  const askWhen = useTable((s) => (s.status === 'open' ? s.askWhen : null));
  if (askWhen === null) return null;
  return (
    <fieldset className="ask">
      <legend className="eyebrow">{t.play.ask.title}</legend>
      <div className="opts">
        {ASK_WHEN.map((when) => (
          <Explain
            key={when}
            about={{ kind: 'words', title: t.play.ask[when], text: ({ helps }) => helps.ask[when] }}
          >
            <label className="opt">
              <input
                type="radio"
                className="sr"
                name={name}
                checked={when === askWhen}
                onChange={() => changeSettings({ askWhen: when })}
              />
              {t.play.ask[when]}
            </label>
          </Explain>
        ))}
      </div>
      <HoldButton />
    </fieldset>
  );
});

const HoldButton = () => {
  const t = useTexts();
  const isHeld = useTable((s) => s.status === 'open' && s.held);
  const { press, release } = useHold(isHeld);
  return (
    <Explain about={{ kind: 'words', title: t.play.hold, text: ({ helps }) => helps.hold }} isHeldDown>
      <button
        type="button"
        className={`hold ${isHeld ? 'is-held' : ''}`}
        aria-pressed={isHeld}
        onPointerDown={press}
        onPointerUp={release}
        onPointerCancel={release}
        onPointerLeave={release}
        // The pointer has done it already; the keyboard toggles.
        onClick={(event) => event.detail === 0 && hold(!isHeld)}
        onContextMenu={(event) => event.preventDefault()}
      >
        <Icon name="pause" />
        {isHeld ? t.play.held : t.play.hold}
        <Key>H</Key>
      </button>
    </Explain>
  );
};
