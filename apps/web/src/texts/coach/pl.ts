// The coach in Polish.

import { plural } from '../format.ts';
import type { Coach } from './en.ts';

const dice = (n: number): string => plural('pl', n, { one: 'kością', other: 'kośćmi' });

export const coach: Coach = {
  thinking: 'Niech pomyślę…',
  failed: 'Tu nawet ja nie mam rady.',
  keep: 'Zatrzymaj',
  rollRest: (n) => `i rzuć ${dice(n)}.`,
  rollAll: 'Rzuć ponownie wszystkimi pięcioma.',
  ready: (chance, ability, most) =>
    `Jakaś zdolność będzie wtedy gotowa z szansą ${chance}, najpewniej ${ability} (${most}).`,
  plan: (aid) => `Karta lub żeton ${aid}:`,
  relied: (aid) => `Liczę na: ${aid}.`,
  worth: (points) => `Warte około ${points} zdrowia.`,
  worthTitle: 'Ile to warte',
  worthHelp:
    'Dokładna średnia ze wszystkich wyników na kościach, przy najlepszej dalszej grze i z kartami oraz żetonami, które masz. Wartość zdolności to szacunek w punktach zdrowia, po odjęciu kosztów. To, co inni zrobią z twoimi kośćmi, się nie liczy.',
  outlook: (dealt, taken) =>
    `Do końca tury przewiduję średnio: obrażenia zadane ${dealt}, zdrowie utracone ${taken}.`,
  gamesTitle: 'Skąd to wiem',
  gamesHelp:
    'Sprawdzam każdy wybór w tych samych wyobrażonych grach, rozdając na nowo to, czego nie widać, i gram za obie strony do końca tury. Liczby to średnie; procenty to szacowana szansa na zwycięstwo.',
  close: 'Prawie tak samo dobre:',
  more: 'Porównaj wybory',
  less: 'Ukryj porównanie',
  pick: 'Wybierz te kości',
};
