// What is there from the first screen on.

import { coach } from '../coach/cs.ts';
import { court } from '../court/cs.ts';
import { dice } from '../dice/cs.ts';
import { forecast } from '../forecast/cs.ts';
import { help } from '../help/cs.ts';
import { log } from '../log/cs.ts';
import { play } from '../play/cs.ts';
import { settings } from '../settings/cs.ts';
import { shared } from '../shared/cs.ts';
import { story } from '../story/cs.ts';
import { table } from '../table/cs.ts';
import { theatre } from '../theatre/cs.ts';
import { typeset } from '../typeset.ts';
import type { First } from './en.ts';

export const first: First = typeset({
  ...shared,
  ...court,
  table,
  play,
  coach,
  settings,
  dice,
  help,
  log,
  forecast,
  theatre,
  story,
});
