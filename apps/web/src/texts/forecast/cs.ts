// What an attack would come to, in Czech.

import type { Forecast } from './en.ts';

export const forecast: Forecast = {
  expected: 'průměrně',
  about: (from, to) => `≈ ${from} → ${to} zranění`,
  noDefence: 'Bez hodu na obranu.',
  afterDefence: (n) => `po obraně průměrně ${n}`,
  range: (least, most, mean) => `od ${least} do ${most}, průměrně ${mean}`,
  prevents: (n, of) => `zabrání ${n} z ${of}`,
  preventsOnAverage: (n, of) => `průměrně zabrání ${n} z ${of}`,
  mayPreventAll: (chance) => `šance ${chance}, že zabrání všemu`,
  adds: (n) => `zranění: +${n}`,
  addsOnAverage: (n) => `zranění: průměrně +${n}`,
  back: (n) => `${n} se ti vrátí`,
  heals: (n) => `průměrně uzdraví ${n}`,
  lost: (n, token) => `${token}: ${n} propadá kvůli nejvyššímu počtu`,
  lostShort: (n) => `+${n} propadne`,
};
