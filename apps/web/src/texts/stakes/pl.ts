// What is at stake and what can be done about it, in Polish. Loaded with the first question.

import { form, plural } from '../format.ts';
import type { Stakes } from './en.ts';

const damage = (n: number): string =>
  plural('pl', n, { one: 'obrażenie', few: 'obrażenia', other: 'obrażeń' });
const comes = (n: number): string =>
  form('pl', n, { one: 'Nadchodzi', few: 'Nadchodzą', other: 'Nadchodzi' });

export const stakes: Stakes = {
  ask: {
    announced: (who, ability) => `${who} zapowiada: ${ability}. Zmieniasz kości?`,
    ownAnnounced: (ability) => `Zapowiadasz: ${ability}. Zmieniasz coś przedtem?`,
    dice: (who) => `${who}: kości leżą na stole. Zmieniasz je?`,
    ownDice: 'Twoje kości leżą na stole. Zmieniasz je?',
    rolled: (source, dice, comes) => `${source}, wynik ${dice}: ${comes}. Zmieniasz go?`,
    rolledBare: (source, dice) => `${source}, wynik ${dice}. Zmieniasz go?`,
    coming: (n) => `${comes(n)} na ciebie ${damage(n)}. Co robisz?`,
    damage: (n) => `${comes(n)} ${damage(n)}. Co robisz?`,
    damageTo: (who, n) => `${who}: ${comes(n).toLowerCase()} ${damage(n)}. Co robisz?`,
    attack: (who, ability) => `${who} używa: ${ability}. Co robisz?`,
    ownAttack: (ability) => `Używasz: ${ability}. Dodajesz coś?`,
    none: (phase, who) => `${phase} (${who ?? 'ty'}): robisz coś teraz?`,
  },
  goOn: (ability) => `Dalej: ${ability}`,
  letCome: (ability) => `Niech trafi: ${ability}`,
  letFail: (ability) => `Niech zawiedzie: ${ability}`,
  leave: (dice) => `Zostaw ${dice}`,
  take: (n) => `Przyjmij ${damage(n)}`,
  letLand: (n) => `Niech trafi ${damage(n)}`,
  nothing: 'Nic nie rób',
  fails: (ability) => `${ability} zawodzi`,
  goesOn: (ability) => `${ability} działa dalej`,
  noEffect: 'nic się nie dzieje',
  attackOff: (ability) => `${ability} przepada`,
  asItLies: 'Jeśli nikt nie zmieni kości',
  announces: (who) => `${who} zapowiada`,
  uses: (who) => `${who} używa`,
  youAnnounce: 'Zapowiadasz',
  youUse: 'Aktywujesz',
  madeBy: 'z kości',
  both: (a, b) => `${a} i ${b}`,
  price: (n, of) => `${n} z ${of} PW`,
  free: 'za darmo',
  turns: (card, from, to) => `${card} ${from} → ${to}`,
  onDie: (name, die) => `${name} na ${die}`,
  reroll: (dice) => `Przerzuć ${dice}`,
  rerollNone: 'Nie przerzucaj',
  youKeep: (n) => `zostaje ci ${n}`,
  youKeepAbout: (n) => `zostaje ci około ${n}`,
  keepsAll: (who, n) => `${who} zachowuje ${n}`,
  keeps: (who, from, to) => `${who}: ${from} → ${to}`,
  unit: 'obrażeń',
  noDamage: 'bez obrażeń',
  damage: (n) => `obrażenia: ${n}`,
  same: 'bez zmian',
  dice: (n) => plural('pl', n, { one: 'kość', few: 'kości', other: 'kości' }),
  mayStop: (token, chance) => `${token} może to zatrzymać: ${chance}`,
  cannotStop: 'żaden odkryty żeton tego nie zatrzyma',
  others: (who, cards, cp) =>
    `${who} (${plural('pl', cards, { one: 'karta', few: 'karty', other: 'kart' })}, ${cp} PW) może jeszcze zareagować.`,
};
