import type { Settings } from './en.ts';

export const settings: Settings = {
  title: 'Configurações',
  language: 'Idioma',
  sound: 'Som',
  on: 'Ligado',
  off: 'Desligado',
  pace: {
    title: 'Ritmo do computador',
    text: 'Por quanto tempo as jogadas dele ficam à vista.',
    slow: 'Lento',
    normal: 'Normal',
    fast: 'Rápido',
  },
  motion: {
    title: 'Movimento',
    text: 'Menos movimento na tela.',
    system: 'Como no aparelho',
    reduced: 'Reduzido',
  },
};
