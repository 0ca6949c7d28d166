// Somebody else's turn as a story, and the last turns again, in Brazilian Portuguese. Loaded when a turn is first told.

import { plural } from '../format.ts';
import type { StoryTurn } from './en.ts';

const damage = (n: number): string => `${n} de dano`;

export const storyTurn: StoryTurn = {
  title: 'Este turno passo a passo',
  income: (cp, cards) => `+${cp} PC, ${plural('pt-BR', cards, { one: 'carta', other: 'cartas' })}`,
  incomeCp: (cp) => `+${cp} PC`,
  played: (n) => (n === 0 ? 'jogada de graça' : `jogada por ${n} PC`),
  sold: 'vendida',
  attempts: (first, last) => (first === last ? `Tentativa ${last}` : `Tentativas ${first} a ${last}`),
  announced: 'anunciada',
  used: 'ativada',
  damageToYou: (n) => `${damage(n)} em você`,
  damageTo: (who, n) => `${who}: ${damage(n)}`,
  youDefend: 'Você se defende',
  defends: (who) => `${who} se defende`,
  undefended: 'sem habilidade',
  youTake: (n) => (n === 0 ? 'Você não recebe dano' : `Você recebe ${damage(n)}`),
  takes: (who, n) => (n === 0 ? `${who} não recebe dano` : `${who} recebe ${damage(n)}`),
  youHeal: (n) => `Você cura ${n}`,
  heals: (who, n) => `${who} cura ${n}`,
  ahead: 'a seguir',
  attacksYou: (who, ability, n) =>
    n === 0 ? `${who} ataca você com ${ability}.` : `${who} ataca você com ${ability}: ${damage(n)}.`,
  announces: (who, ability) => `${who} anuncia ${ability}.`,
  uses: (who, ability) => `${who} usa ${ability}.`,
  defendNext: 'Depois você se defende.',
  forYou: 'Para você',
  ifNothing: 'se nada impedir',
  canStill: 'O que você ainda pode fazer',
  pause: 'Pausar',
  goOn: 'Continuar',
  next: 'Próximo',
  soFar: 'até agora',
  none: 'Ainda não aconteceu nada.',
};
