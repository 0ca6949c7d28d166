// The way to the scenario that shows a rule, if there is one.

import demonstrations from 'virtual:demonstrations';
import { Icon } from '../../components/icon.tsx';
import { useRulesPage } from '../../language/rulebook.ts';
import { addressOf } from '../../router.ts';

export const ShowLink = ({ rule }: { rule: string }) => {
  const { words } = useRulesPage();
  if (!Object.hasOwn(demonstrations, rule)) return null;
  return (
    <a
      className="showme"
      href={addressOf({ screen: 'rules', at: rule, show: true })}
      aria-label={words.showRule(rule)}
    >
      <Icon name="play" />
      {words.showMe}
    </a>
  );
};
