// What an attack would come to, in Polish.

import type { Forecast } from './en.ts';

export const forecast: Forecast = {
  expected: 'średnio',
  about: (from, to) => `≈ ${from} → ${to} obrażeń`,
  noDefence: 'Bez rzutu obronnego.',
  afterDefence: (n) => `średnio ${n} po obronie`,
  range: (least, most, mean) => `od ${least} do ${most}, średnio ${mean}`,
  prevents: (n, of) => `zapobiega ${n} z ${of}`,
  preventsOnAverage: (n, of) => `zapobiega średnio ${n} z ${of}`,
  mayPreventAll: (chance) => `${chance} szans na zapobieżenie wszystkiemu`,
  adds: (n) => `obrażenia: +${n}`,
  addsOnAverage: (n) => `obrażenia: średnio +${n}`,
  back: (n) => `${n} wraca do ciebie`,
  heals: (n) => `leczy średnio ${n}`,
  lost: (n, token) => `${token}: ${n} przepada przez limit stosu`,
  lostShort: (n) => `+${n} przepadnie`,
};
