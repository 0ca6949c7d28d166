// Beside the dice: what changes them, or who could answer the attack.

import { TargetAnswers, useThreatened } from '../forecast/target-answers.tsx';
import { Changers, useChangers } from '../roll/changers.tsx';

export const Outlook = () => {
  const changers = useChangers();
  const threatened = useThreatened();
  if (changers.length > 0) return <Changers changers={changers} />;
  return threatened.length > 0 ? <TargetAnswers threatened={threatened} /> : null;
};
