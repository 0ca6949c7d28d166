import heroLines from 'virtual:lines/pl';
import { pl } from '../../texts/pl.ts';
import { typeset } from '../../texts/typeset.ts';
import type { Written } from '../texts.ts';

export const written: Written = { ...pl, heroLines: typeset(heroLines) };
