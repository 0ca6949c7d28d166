// What an attack would come to, in Brazilian Portuguese.

import type { Forecast } from './en.ts';

export const forecast: Forecast = {
  expected: 'em média',
  about: (from, to) => `≈ ${from} → ${to} de dano`,
  noDefence: 'Sem rolagem defensiva.',
  afterDefence: (n) => `${n} em média após a defesa`,
  range: (least, most, mean) => `de ${least} a ${most}, ${mean} em média`,
  prevents: (n, of) => `previne ${n} de ${of}`,
  preventsOnAverage: (n, of) => `previne em média ${n} de ${of}`,
  mayPreventAll: (chance) => `${chance} de chance de prevenir tudo`,
  adds: (n) => `${n} de dano a mais`,
  addsOnAverage: (n) => `${n} de dano a mais em média`,
  back: (n) => `${n} de volta em você`,
  heals: (n) => `cura ${n} em média`,
  lost: (n, token) => `${token}: ${n} se perde pelo Limite de Empilhamento`,
  lostShort: (n) => `+${n} se perde`,
};
