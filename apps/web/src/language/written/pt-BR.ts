import heroLines from 'virtual:lines/pt-BR';
import { first } from '../../texts/first/pt-BR.ts';
import { withLater } from '../later.ts';
import type { Written } from '../texts.ts';

export const written: Written = withLater('pt-BR', { ...first, heroLines });
