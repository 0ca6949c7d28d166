// What is there from the first screen on.

import { answers } from '../answers/cs.ts';
import { dice } from '../dice/cs.ts';
import { forecast } from '../forecast/cs.ts';
import { help } from '../help/cs.ts';
import { home } from '../home/cs.ts';
import { log } from '../log/cs.ts';
import { play } from '../play/cs.ts';
import { shared } from '../shared/cs.ts';
import { story } from '../story/cs.ts';
import { table } from '../table/cs.ts';
import { typeset } from '../typeset.ts';
import type { First } from './en.ts';

export const first: First = typeset({
  ...shared,
  home,
  table,
  play,
  dice,
  help,
  log,
  forecast,
  story,
  answers,
});
