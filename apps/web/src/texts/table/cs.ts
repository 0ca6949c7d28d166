import { form, plural } from '../format.ts';
import type { Table } from './en.ts';

export const table: Table = {
  title: (turn) => `Tah ${turn}`,
  opponents: 'Soupeři',
  arena: 'O co teď jde',
  log: 'Průběh hry',
  yours: 'Tvá deska a ruka',
  phases: 'Fáze tahu',
  health: 'zdraví',
  hand: 'ruka',
  deck: 'balíček',
  discard: 'odložené',
  hiddenTokens: (n) => `${n} ${form('cs', n, { one: 'skrytý', few: 'skryté', other: 'skrytých' })}`,
  turnIn: (n) =>
    n === 0
      ? 'Teď'
      : n === 1
        ? 'Další tah'
        : `Za ${plural('cs', n, { one: 'tah', few: 'tahy', other: 'tahů' })}`,
  yourHand: (n) => `Tvá ruka: ${plural('cs', n, { one: 'karta', few: 'karty', other: 'karet' })}`,
  play: 'Zahrát',
  sell: 'Prodat',
  keepHint: 'Ťukni na kostky, které si chceš nechat.',
  roll: (n) => `Hodit ${plural('cs', n, { one: 'kostkou', other: 'kostkami' })}`,
  missing: 'Taková hra není',
  missingText: 'Tento prohlížeč nemá pod touto adresou žádnou hru.',
  damaged: 'Tuto hru nelze přečíst',
  damagedText: 'Uložená hra byla dána stranou. Můžeš si ji stáhnout; vše ostatní funguje jako dřív.',
};
