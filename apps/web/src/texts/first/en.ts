// What is there from the first screen on.

import { coach } from '../coach/en.ts';
import { court } from '../court/en.ts';
import { dice } from '../dice/en.ts';
import { forecast } from '../forecast/en.ts';
import { help } from '../help/en.ts';
import { log } from '../log/en.ts';
import { play } from '../play/en.ts';
import { settings } from '../settings/en.ts';
import { shared } from '../shared/en.ts';
import { story } from '../story/en.ts';
import { table } from '../table/en.ts';
import { theatre } from '../theatre/en.ts';

export const first = {
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
};

export type First = typeof first;
