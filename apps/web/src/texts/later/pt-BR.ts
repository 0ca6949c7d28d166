// What no first game needs before its first question.

import { coach } from '../coach/pt-BR.ts';
import { court } from '../court/pt-BR.ts';
import { helps } from '../helps/pt-BR.ts';
import { remarks } from '../remarks/pt-BR.ts';
import { result } from '../result/pt-BR.ts';
import { roll } from '../roll/pt-BR.ts';
import { settings } from '../settings/pt-BR.ts';
import { theatre } from '../theatre/pt-BR.ts';
import type { Later } from './en.ts';

export const later: Later = {
  ...court,
  helps,
  settings,
  coach,
  theatre,
  roll,
  result,
  remarks,
};
