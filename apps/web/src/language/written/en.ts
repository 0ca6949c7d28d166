import heroLines from 'virtual:lines/en';
import { later } from '../../texts/later/en.ts';
import type { Later } from '../later.ts';

export const written: Later = { ...later, heroLines };
