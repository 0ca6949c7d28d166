// What no first game needs before its first question.

import { coach } from '../coach/en.ts';
import { court } from '../court/en.ts';
import { helps } from '../helps/en.ts';
import { remarks } from '../remarks/en.ts';
import { result } from '../result/en.ts';
import { roll } from '../roll/en.ts';
import { settings } from '../settings/en.ts';
import { theatre } from '../theatre/en.ts';

export const later = {
  ...court,
  helps,
  settings,
  coach,
  theatre,
  roll,
  result,
  remarks,
};

export type Later = typeof later;
