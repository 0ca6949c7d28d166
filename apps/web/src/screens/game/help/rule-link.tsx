// The number of a rule, which leads to it.

import { useTexts } from '../../../language/texts.ts';
import { addressOf } from '../../../router.ts';

export const RuleLink = ({ rule }: { rule: string }) => {
  const t = useTexts();
  return (
    <a className="rule" href={addressOf({ screen: 'rules', at: rule })}>
      <span className="sr">{t.help.readRule} </span>
      {rule}
    </a>
  );
};
