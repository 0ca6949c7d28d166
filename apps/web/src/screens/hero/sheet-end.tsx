// The foot of a printed sheet: a turn in eight names, and whose sheet it is. Screens do not show it.

import { usePerson } from '../../language/persons.ts';
import { useTexts } from '../../language/texts.ts';

const PHASES = ['upkeep', 'income', 'main1', 'offence', 'targeting', 'defence', 'main2', 'discard'] as const;

export const SheetEnd = () => {
  const t = useTexts();
  const person = usePerson();
  return (
    <footer className="sheetend">
      <h2>{person.sheet.turn}</h2>
      <ol>
        {PHASES.map((phase) => (
          <li key={phase}>
            <b>{t.phases[phase]}</b>
            <span>{person.sheet.phases[phase]}</span>
          </li>
        ))}
      </ol>
      <p>{person.sheet.credit}</p>
    </footer>
  );
};
