import heroLines from 'virtual:lines/pt-BR';
import { later } from '../../texts/later/pt-BR.ts';
import type { Later } from '../later.ts';

export const written: Later = { ...later, heroLines };
