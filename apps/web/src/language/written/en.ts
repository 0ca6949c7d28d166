import heroLines from 'virtual:lines/en';
import { en } from '../../texts/en.ts';
import type { Written } from '../texts.ts';

export const written: Written = { ...en, heroLines };
