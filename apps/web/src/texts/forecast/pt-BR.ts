// What an attack would come to, in Brazilian Portuguese.

import type { Forecast } from './en.ts';

export const forecast: Forecast = {
  expected: 'em média',
  unit: 'de dano',
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
  helpTitle: 'Como sabemos',
  help: 'Jogado em partidas imaginadas nas quais, daqui em diante, ninguém joga cartas nem gasta fichas. Dados bônus e rolagens defensivas contam: as chances de até três dados são exatas; com mais dados, são uma estimativa próxima. O que os outros têm na mão não se sabe e não conta.',
};
