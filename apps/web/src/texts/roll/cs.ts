import { form, plural } from '../format.ts';
import type { Roll } from './en.ts';

export const roll: Roll = {
  nothingReady: (dice) => `Zatím není nic připraveno. Nech si, co potřebuješ, a hoď: ${dice}.`,
  oneReady: (ability, dice) => `Připravená schopnost: ${ability}. Hodíš (${dice}), nebo ji aktivuješ?`,
  someReady: (n) => `Připravené schopnosti: ${n}. Hodíš, nebo aktivuješ?`,
  lastReady: 'Hody skončily: kterou schopnost aktivuješ?',
  lastNothing: 'Hody skončily a kostky nedávají žádnou schopnost.',
  dice: (n) => plural('cs', n, { one: 'kostka', few: 'kostky', other: 'kostek' }),
  activate: (ability) => `Aktivovat: ${ability}`,
  staysReady: (ability) => `${ability} zůstane`,
  some: 'nějaká schopnost',
  mostly: (ability) => `nejčastěji ${ability}`,
  attemptsAfter: (n) =>
    n === 0
      ? 'poslední pokus'
      : `potom ještě ${plural('cs', n, { one: 'pokus', few: 'pokusy', other: 'pokusů' })}`,
  nothing: 'nic',
  changers: 'Co mění kostku',
  makes: (ability) => `dá: ${ability}`,
  raises: (ability) => `zesílí: ${ability}`,
  makesNothing: 'teď nic nového nedá',
  rollsAgain: (n) => `přehodí: ${plural('cs', n, { one: 'kostka', few: 'kostky', other: 'kostek' })}`,
  ahead: (n) => `lepší o ${n}`,
  aheadTitle: 'Podle přesného plánu',
  aheadHelp:
    'O kolik je to lepší než další nejlepší odpověď, v bodech zdraví: počítá se zranění a léčení, žetony, karty a BB podle toho, kolik obvykle mají cenu. Plán hraje dál tak dobře, jak to jde, a počítá s kartami ve tvé ruce. Méně než půl bodu značku nemá.',
  mayFail: (chance) => `selže: ${chance}`,
  damage: 'zranění',
  health: 'zdraví',
  before: (from, to) => `${from} → ${to} před obranou`,
  you: (from, to) => `ty ${from} → ${to}`,
  giveUp: (n) =>
    `Vzdát tento útok? ${form('cs', n, { one: 'Zbývá', few: 'Zbývají', other: 'Zbývá' })} ${plural('cs', n, { one: 'pokus', few: 'pokusy', other: 'pokusů' })}.`,
  goOn: 'Ne, hraju dál',
};
