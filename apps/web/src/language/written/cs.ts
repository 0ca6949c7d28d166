import heroLines from 'virtual:lines/cs';
import { first } from '../../texts/first/cs.ts';
import { typeset } from '../../texts/typeset.ts';
import { withLater } from '../later.ts';
import type { Written } from '../texts.ts';

export const written: Written = withLater('cs', { ...first, heroLines: typeset(heroLines) });
