// The number of a rule, which leads to it.

import { useTexts } from '../../../language/texts.ts';
import { openOverlay } from '../../../state/overlay.ts';

export const RuleLink = ({ rule }: { rule: string }) => {
  const t = useTexts();
  return (
    <button type="button" className="rule" onClick={() => openOverlay({ kind: 'rules', rule })}>
      <span className="sr">{t.help.readRule} </span>
      {rule}
    </button>
  );
};
