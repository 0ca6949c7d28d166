// When one wants to be asked about this card or token; only at a table at which somebody is asked.

import { ASK_FOR, wishFor, withWish } from '@mad-king/orders/ask-when';
import { Choice } from '../../../components/choice.tsx';
import { useTexts } from '../../../language/texts.ts';
import { changeSettings, useSettings } from '../../../state/settings.ts';
import { useTable } from '../../../state/table.ts';

/** `what`: as wishes name it, `card/six-it` or `token/evasive`. */
export const AskFor = ({ what }: { what: string }) => {
  const { askFor } = useTexts().play;
  const wishes = useSettings((s) => s.wishes);
  const isAsked = useTable((s) => s.status === 'open' && s.askWhen !== null);
  if (!isAsked) return null;
  return (
    <div className="explained__ask">
      <span className="eyebrow">{askFor.title}</span>
      <Choice
        label={askFor.title}
        value={wishFor(wishes, what)}
        options={ASK_FOR.map((value) => ({ value, content: askFor[value] }))}
        onChoose={(value) => changeSettings({ wishes: withWish(wishes, what, value) })}
      />
    </div>
  );
};
