import heroLines from 'virtual:lines/cs';
import { cs } from '../../texts/cs.ts';
import { typeset } from '../../texts/typeset.ts';
import type { Written } from '../texts.ts';

export const written: Written = { ...cs, heroLines: typeset(heroLines) };
