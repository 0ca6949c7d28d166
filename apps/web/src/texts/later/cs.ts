// What no first game needs before its first question.

import { coach } from '../coach/cs.ts';
import { court } from '../court/cs.ts';
import { helps } from '../helps/cs.ts';
import { remarks } from '../remarks/cs.ts';
import { result } from '../result/cs.ts';
import { roll } from '../roll/cs.ts';
import { settings } from '../settings/cs.ts';
import { theatre } from '../theatre/cs.ts';
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
