// The foot of a printed sheet: a turn in eight names, and whose sheet it is. Screens do not show it.

import { useTexts } from '../../language/texts.ts';

const PHASES = ['upkeep', 'income', 'main1', 'offence', 'targeting', 'defence', 'main2', 'discard'] as const;

export const SheetEnd = () => {
  const t = useTexts();
  return (
    <footer className="sheetend">
      <h2>{t.person.sheet.turn}</h2>
      <ol>
        {PHASES.map((phase) => (
          <li key={phase}>
            <b>{t.phases[phase]}</b>
            <span>{t.person.sheet.phases[phase]}</span>
          </li>
        ))}
      </ol>
      <p>{t.person.sheet.credit}</p>
    </footer>
  );
};
