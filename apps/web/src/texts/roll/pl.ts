import { form, plural } from '../format.ts';
import type { Roll } from './en.ts';

export const roll: Roll = {
  nothingReady: (dice) => `Nic nie jest gotowe. Zatrzymaj, co trzeba, i rzuć: ${dice}.`,
  oneReady: (ability, dice) => `Gotowa zdolność: ${ability}. Rzucasz (${dice}) czy aktywujesz?`,
  someReady: (n) => `Gotowe zdolności: ${n}. Rzucasz czy aktywujesz?`,
  lastReady: 'Rzuty skończone: którą zdolność aktywujesz?',
  lastNothing: 'Rzuty skończone, a kości nie dają żadnej zdolności.',
  dice: (n) => plural('pl', n, { one: 'kość', few: 'kości', other: 'kości' }),
  activate: (ability) => `Aktywuj: ${ability}`,
  staysReady: (ability) => `${ability} nie przepadnie`,
  some: 'jakaś zdolność',
  mostly: (ability) => `najczęściej ${ability}`,
  attemptsAfter: (n) =>
    n === 0
      ? 'ostatnia próba'
      : `potem jeszcze ${plural('pl', n, { one: 'próba', few: 'próby', other: 'prób' })}`,
  nothing: 'nic',
  changers: 'Co zmienia kość',
  makes: (ability) => `daje: ${ability}`,
  raises: (ability) => `wzmacnia: ${ability}`,
  makesNothing: 'teraz nie daje nic nowego',
  rollsAgain: (n) => `ponawia rzut: ${plural('pl', n, { one: 'kość', few: 'kości', other: 'kości' })}`,
  ahead: (n) => `lepsze o ${n}`,
  aheadTitle: 'Według dokładnego planu',
  aheadHelp:
    'O ile to lepsze od następnej najlepszej odpowiedzi, w punktach zdrowia: liczą się obrażenia i leczenie, a żetony, karty i PW według tego, ile zwykle są warte. Plan gra dalej najlepiej, jak można, i uwzględnia karty na twojej ręce. Mniej niż pół punktu nie dostaje znaku.',
  mayFail: (chance) => `nie uda się: ${chance}`,
  damage: 'obrażeń',
  health: 'zdrowia',
  before: (from, to) => `${from} → ${to} przed obroną`,
  you: (from, to) => `ty ${from} → ${to}`,
  giveUp: (n) =>
    `Rezygnujesz z ataku? ${form('pl', n, { one: 'Została', few: 'Zostały', other: 'Zostało' })} ${plural('pl', n, { one: 'próba', few: 'próby', other: 'prób' })}.`,
  goOn: 'Nie, gram dalej',
};
