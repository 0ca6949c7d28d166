// Somebody else's turn as a story, and the last turns again, in Polish. Loaded when a turn is first told.

import { plural } from '../format.ts';
import type { StoryTurn } from './en.ts';

const damage = (n: number): string =>
  plural('pl', n, { one: 'obrażenie', few: 'obrażenia', other: 'obrażeń' });

export const storyTurn: StoryTurn = {
  title: 'Ta tura krok po kroku',
  income: (cp, cards) => `+${cp} PW, ${plural('pl', cards, { one: 'karta', few: 'karty', other: 'kart' })}`,
  incomeCp: (cp) => `+${cp} PW`,
  played: (n) => (n === 0 ? 'zagrana za darmo' : `zagrana za ${n} PW`),
  sold: 'sprzedana',
  attempts: (first, last) => (first === last ? `Próba ${last}` : `Próby od ${first} do ${last}`),
  announced: 'zapowiedź',
  used: 'aktywacja',
  damageToYou: (n) => `${damage(n)} dla ciebie`,
  damageTo: (who, n) => `${who}: ${damage(n)}`,
  youDefend: 'Bronisz się',
  defends: (who) => `${who} się broni`,
  undefended: 'bez umiejętności',
  youTake: (n) => (n === 0 ? 'Nie otrzymujesz obrażeń' : `Otrzymujesz ${damage(n)}`),
  takes: (who, n) => (n === 0 ? `${who} nie otrzymuje obrażeń` : `${who} otrzymuje ${damage(n)}`),
  youHeal: (n) => `Leczysz się o ${n}`,
  heals: (who, n) => `${who} leczy się o ${n}`,
  ahead: 'później',
  attacksYou: (who, ability, n) =>
    n === 0 ? `${who} atakuje cię: ${ability}.` : `${who} atakuje cię: ${ability}, ${damage(n)}.`,
  announces: (who, ability) => `${who} zapowiada: ${ability}.`,
  uses: (who, ability) => `${who} używa: ${ability}.`,
  defendNext: 'Potem się bronisz.',
  forYou: 'Dla ciebie',
  ifNothing: 'jeśli nic tego nie powstrzyma',
  canStill: 'Co jeszcze możesz zrobić',
  pause: 'Pauza',
  goOn: 'Wznów',
  next: 'Dalej',
  soFar: 'do tej pory',
  none: 'Nic się jeszcze nie wydarzyło.',
};
