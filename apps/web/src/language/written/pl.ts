import heroLines from 'virtual:lines/pl';
import { first } from '../../texts/first/pl.ts';
import { typeset } from '../../texts/typeset.ts';
import { withLater } from '../later.ts';
import type { Written } from '../texts.ts';

export const written: Written = withLater('pl', { ...first, heroLines: typeset(heroLines) });
