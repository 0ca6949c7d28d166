// What is there from the first screen on.

import { answers } from '../answers/en.ts';
import { dice } from '../dice/en.ts';
import { forecast } from '../forecast/en.ts';
import { help } from '../help/en.ts';
import { home } from '../home/en.ts';
import { log } from '../log/en.ts';
import { play } from '../play/en.ts';
import { shared } from '../shared/en.ts';
import { story } from '../story/en.ts';
import { table } from '../table/en.ts';

export const first = {
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
};

export type First = typeof first;
