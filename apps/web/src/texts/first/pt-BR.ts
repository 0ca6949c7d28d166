// What is there from the first screen on.

import { answers } from '../answers/pt-BR.ts';
import { dice } from '../dice/pt-BR.ts';
import { forecast } from '../forecast/pt-BR.ts';
import { help } from '../help/pt-BR.ts';
import { home } from '../home/pt-BR.ts';
import { log } from '../log/pt-BR.ts';
import { play } from '../play/pt-BR.ts';
import { shared } from '../shared/pt-BR.ts';
import { story } from '../story/pt-BR.ts';
import { table } from '../table/pt-BR.ts';
import type { First } from './en.ts';

export const first: First = {
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
