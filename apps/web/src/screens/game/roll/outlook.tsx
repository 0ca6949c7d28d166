// Beside the dice: what changes them.

import { Changers, useChangers } from './changers.tsx';

export const Outlook = () => {
  const changers = useChangers();
  return changers.length > 0 ? <Changers changers={changers} /> : null;
};
