import heroLines from 'virtual:lines/en';
import { first } from '../../texts/first/en.ts';
import { withLater } from '../later.ts';
import type { Written } from '../texts.ts';

export const written: Written = withLater('en', { ...first, heroLines });
