// What anybody would do at a glance: what instinct says of what a seat can see.

import { imagine, instinct } from '@mad-king/ai/inside';
import type { Choice, Game } from '@mad-king/engine';
import { seedWords } from '@mad-king/engine/inside';

export const atAGlance = (g: Game): Choice => instinct(imagine(g, g.asked, seedWords('guess')));
