// What is there from the first screen on.

import { coach } from '../coach/pl.ts';
import { court } from '../court/pl.ts';
import { dice } from '../dice/pl.ts';
import { forecast } from '../forecast/pl.ts';
import { help } from '../help/pl.ts';
import { log } from '../log/pl.ts';
import { play } from '../play/pl.ts';
import { settings } from '../settings/pl.ts';
import { shared } from '../shared/pl.ts';
import { story } from '../story/pl.ts';
import { table } from '../table/pl.ts';
import { theatre } from '../theatre/pl.ts';
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
