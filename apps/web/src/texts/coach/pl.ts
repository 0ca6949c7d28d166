// The coach in Polish.

import { plural } from '../format.ts';
import type { Coach } from './en.ts';

const dice = (n: number): string => plural('pl', n, { one: 'kością', other: 'kośćmi' });

export const coach: Coach = {
  rollsFor: (ability, chance) => `rzuca na: ${ability} (${chance})`,
  aimsAt: (who) => `cel: ${who}`,
  thinking: 'Niech pomyślę…',
  failed: 'Tu nawet ja nie mam rady.',
  keep: 'Zatrzymaj {dice}',
  keepAndRoll: (n) => `Zatrzymaj {dice} i rzuć ${dice(n)}.`,
  rollAll: 'Rzuć ponownie wszystkimi pięcioma.',
  ready: (chance, ability) =>
    `Jakaś zdolność będzie wtedy gotowa z szansą ${chance}, najczęściej ${ability}.`,
  plan: (aid, changes) => `Karta lub żeton ${aid}: ${changes}.`,
  relied: (aid) => `Liczę na: ${aid}.`,
  worth: (points) => `Około ${points} zdrowia, licząc zadane obrażenia.`,
  worthTitle: 'Ile to warte',
  worthHelp:
    'Dokładna średnia ze wszystkich wyników na kościach, przy najlepszej dalszej grze i z kartami oraz żetonami, które masz. Wartość zdolności to szacunek w punktach zdrowia, po odjęciu kosztów. To, co inni zrobią z twoimi kośćmi, się nie liczy.',
  outlook: (parts) => `Do końca tury przewiduję średnio: ${parts}.`,
  both: (a, b) => `${a}, ${b}`,
  deals: (n) => `obrażenia zadane ${n}`,
  loses: (n) => `zdrowie utracone ${n}`,
  gains: (n) => `zdrowie odzyskane ${n}`,
  othersGain: (n) => `zdrowie odzyskane przez innych ${n}`,
  likelier: (n) => `Szansa na zwycięstwo o ${n} większa niż przy następnym najlepszym wyborze.`,
  columns: { chance: 'szansa wygranej', health: 'zdrowie', behind: 'różnica' },
  gamesTitle: 'Skąd to wiem',
  gamesHelp:
    'Sprawdzam każdy wybór w tych samych wyobrażonych grach, rozdając na nowo to, czego nie widać, i gram za obie strony do końca tury. Liczby to średnie; procenty to szacowana szansa na zwycięstwo.',
  close: 'Prawie tak samo dobre:',
  more: 'Porównaj wybory',
  less: 'Ukryj porównanie',
  pick: 'Wybierz te kości',
};
