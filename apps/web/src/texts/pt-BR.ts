// The interface in Brazilian Portuguese.

import { coach } from './coach/pt-BR.ts';
import { court } from './court/pt-BR.ts';
import { dice } from './dice/pt-BR.ts';
import type { Texts } from './en.ts';
import { forecast } from './forecast/pt-BR.ts';
import { help } from './help/pt-BR.ts';
import { log } from './log/pt-BR.ts';
import { play } from './play/pt-BR.ts';
import { result } from './result/pt-BR.ts';
import { settings } from './settings/pt-BR.ts';
import { shared } from './shared/pt-BR.ts';
import { story } from './story/pt-BR.ts';
import { table } from './table/pt-BR.ts';
import { theatre } from './theatre/pt-BR.ts';

export const ptBR: Texts = {
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
