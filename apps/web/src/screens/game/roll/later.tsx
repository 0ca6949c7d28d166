// The roll screen comes with the first question, or with the first roll if that is asked about first: until it is there, one waits for
// the question as for any other. Its styles are those of the table, so that nothing changes when it comes.

import { Suspense } from 'react';
import { laterPart } from '../../../components/later-part.ts';
import { Said } from '../../../components/said.tsx';
import { useSitting } from '../sitting.tsx';
import '../answers/answers.css';
import './roll.css';

export const loadRoll = () => import('./index.ts');

const LaterPrompt = laterPart(() => loadRoll().then((m) => m.RollPrompt));
const LaterOutlook = laterPart(() => loadRoll().then((m) => m.Outlook));

export const RollPrompt = () => (
  <Suspense fallback={<Waited />}>
    <LaterPrompt />
  </Suspense>
);

const Waited = () => (
  <section className="asking">
    <div className="prompt">
      <p className="prompt__scroll prompt__scroll--wait">
        <span>
          <Said said={useSitting().decision.sentence} />
        </span>
      </p>
    </div>
  </section>
);

/** Beside the dice, where one is asked about them. */
export const Outlook = () => {
  const ask = useSitting().table.view.decision?.ask;
  if (ask !== 'roll' && ask !== 'announce') return null;
  return (
    <Suspense>
      <LaterOutlook />
    </Suspense>
  );
};
