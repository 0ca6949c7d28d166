import heroLines from 'virtual:lines/pt-BR';
import { ptBR } from '../../texts/pt-BR.ts';
import type { Written } from '../texts.ts';

export const written: Written = { ...ptBR, heroLines };
