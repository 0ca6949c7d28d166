// Somebody else's turn as a story, and the last turns again, in Czech. Loaded when a turn is first told.

import { plural } from '../format.ts';
import type { StoryTurn } from './en.ts';

const damage = (n: number): string => `${n} zranění`;

export const storyTurn: StoryTurn = {
  title: 'Tento tah krok za krokem',
  income: (cp, cards) => `+${cp} BB, ${plural('cs', cards, { one: 'karta', few: 'karty', other: 'karet' })}`,
  incomeCp: (cp) => `+${cp} BB`,
  played: (n) => (n === 0 ? 'zahráno zdarma' : `zahráno za ${n} BB`),
  sold: 'prodáno',
  attempts: (first, last) => (first === last ? `Pokus ${last}` : `Pokusy ${first} až ${last}`),
  announced: 'ohlášeno',
  used: 'aktivováno',
  damageToYou: (n) => `${damage(n)} pro tebe`,
  damageTo: (who, n) => `${who}: ${damage(n)}`,
  youDefend: 'Bráníš se',
  defends: (who) => `${who} se brání`,
  undefended: 'bez schopnosti',
  youTake: (n) => (n === 0 ? 'Nedostáváš žádné zranění' : `Dostáváš ${damage(n)}`),
  takes: (who, n) => (n === 0 ? `${who} nedostává žádné zranění` : `${who} dostává ${damage(n)}`),
  youHeal: (n) => `Léčíš si ${n}`,
  heals: (who, n) => `${who} si léčí ${n}`,
  ahead: 'potom',
  attacksYou: (who, ability, n) =>
    n === 0 ? `${who} na tebe útočí: ${ability}.` : `${who} na tebe útočí: ${ability}, ${damage(n)}.`,
  announces: (who, ability) => `${who} ohlašuje: ${ability}.`,
  uses: (who, ability) => `${who} používá: ${ability}.`,
  defendNext: 'Potom se bráníš.',
  forYou: 'Pro tebe',
  ifNothing: 'pokud to nic nezastaví',
  canStill: 'Co ještě můžeš udělat',
  pause: 'Pauza',
  goOn: 'Pokračovat',
  next: 'Další',
  soFar: 'zatím',
  none: 'Ještě se nic nestalo.',
};
