// What is there from the first screen on.

import { answers } from '../answers/pl.ts';
import { dice } from '../dice/pl.ts';
import { forecast } from '../forecast/pl.ts';
import { help } from '../help/pl.ts';
import { home } from '../home/pl.ts';
import { log } from '../log/pl.ts';
import { play } from '../play/pl.ts';
import { shared } from '../shared/pl.ts';
import { story } from '../story/pl.ts';
import { table } from '../table/pl.ts';
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
