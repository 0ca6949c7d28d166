// What no first game needs before its first question.

import { coach } from '../coach/pl.ts';
import { court } from '../court/pl.ts';
import { helps } from '../helps/pl.ts';
import { remarks } from '../remarks/pl.ts';
import { result } from '../result/pl.ts';
import { roll } from '../roll/pl.ts';
import { settings } from '../settings/pl.ts';
import { theatre } from '../theatre/pl.ts';
import { typeset } from '../typeset.ts';
import type { Later } from './en.ts';

export const later: Later = typeset({
  ...court,
  helps,
  settings,
  coach,
  theatre,
  roll,
  result,
  remarks,
});
