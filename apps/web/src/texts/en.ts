// The interface in English. It is the type of the other languages: what is missing in one of them is a type error.

import { coach } from './coach/en.ts';
import { court } from './court/en.ts';
import { dice } from './dice/en.ts';
import { forecast } from './forecast/en.ts';
import { help } from './help/en.ts';
import { log } from './log/en.ts';
import { play } from './play/en.ts';
import { result } from './result/en.ts';
import { settings } from './settings/en.ts';
import { shared } from './shared/en.ts';
import { story } from './story/en.ts';
import { table } from './table/en.ts';
import { theatre } from './theatre/en.ts';

export const en = {
  ...shared,
  ...court,
  table,
  play,
  coach,
  result,
  settings,
  dice,
  help,
  log,
  forecast,
  theatre,
  story,
};

export type Texts = typeof en;
