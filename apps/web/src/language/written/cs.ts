import heroLines from 'virtual:lines/cs';
import { later } from '../../texts/later/cs.ts';
import { typeset } from '../../texts/typeset.ts';
import type { Later } from '../later.ts';

export const written: Later = { ...later, heroLines: typeset(heroLines) };
