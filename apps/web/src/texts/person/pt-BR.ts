// A página de um herói em português do Brasil.

import { plural } from '../format.ts';
import type { Person } from './en.ts';

export const person: Person = {
  onThisPage: 'Nesta página',
  parts: { abilities: 'Habilidades', tokens: 'Fichas', questions: 'Perguntas', cards: 'Cartas' },
  quote: (motto) => `“${motto}”`,
  weapon: (weapon) => `Arma favorita: ${weapon}.`,
  win: 'Como vencer',
  beware: 'Cuidado',
  rule: (id) => `Regra ${id}`,
  dice: 'Símbolos do dado',
  deck: (shared, upgrades, own) =>
    `No baralho: ${plural('pt-BR', shared, { one: 'comum', other: 'comuns' })}, ${plural('pt-BR', upgrades, { one: 'Aprimoramento', other: 'Aprimoramentos' })}, ${plural('pt-BR', own, { one: 'própria', other: 'próprias' })}.`,
  print: 'Imprimir uma folha',
  seals: 'Selos ondulados são positivos; espinhosos, negativos.',
  sheet: {
    turn: 'Um turno',
    phases: {
      upkeep: 'as fichas agem',
      income: 'PC e uma carta',
      main1: 'cartas, Aprimoramentos, vender',
      offence: 'três tentativas, uma habilidade',
      targeting: 'quem?',
      defence: 'uma rolagem, depois o dano',
      main2: 'mais uma vez',
      discard: 'ficam no máximo 6 cartas',
    },
    credit: 'Mad King, um projeto de fãs não oficial. Ícones: game-icons.net, CC BY 3.0',
  },
  damage: 'Dano:',
  healing: 'cura',
};
