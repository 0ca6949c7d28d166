// How fast the computer moves, as one to three chevrons; a tap takes the next pace.

import { memo } from 'react';
import { useTexts } from '../../../language/texts.ts';
import { PACES, useSettings } from '../../../state/settings.ts';
import { quicken } from './quicken.ts';
import './responses.css';

export const PaceButton = memo(() => {
  const { pace: words } = useTexts();
  const pace = useSettings((s) => s.pace);
  const label = `${words.title}: ${words[pace]}`;
  return (
    <button type="button" className="iconbtn pace" aria-label={label} title={label} onClick={quicken}>
      {PACES.map((each, i) => (
        <i key={each} className={i <= PACES.indexOf(pace) ? 'on' : ''} />
      ))}
    </button>
  );
});
