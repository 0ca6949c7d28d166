// Advice on or off.

import { memo } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { useTexts } from '../../../language/texts.ts';
import { changeSettings, useSettings } from '../../../state/settings.ts';

export const CoachButton = memo(() => {
  const t = useTexts();
  const advice = useSettings((s) => s.advice);
  return (
    <button
      type="button"
      className="iconbtn"
      aria-label={t.nav.advice}
      aria-pressed={advice}
      title={t.nav.advice}
      onClick={() => changeSettings({ advice: !advice })}
    >
      <Icon name="coach" />
    </button>
  );
});
