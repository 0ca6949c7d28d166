import heroLines from 'virtual:lines/pl';
import { later } from '../../texts/later/pl.ts';
import { typeset } from '../../texts/typeset.ts';
import type { Later } from '../later.ts';

export const written: Later = { ...later, heroLines: typeset(heroLines) };
