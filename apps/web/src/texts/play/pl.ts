import type { Play } from './en.ts';

export const play: Play = {
  thinking: 'Komputer myśli.',
  concede: 'Poddaj grę',
  playOn: 'Gram dalej',
  trouble: 'Komputer nie potrafił podjąć decyzji.',
  unsaved: 'W tej przeglądarce brakuje miejsca na zapis gry: przepadnie ona po zamknięciu strony.',
  conceded: 'Zgłoszono poddanie gry. Gra toczy się dalej, aż zgodzi się cała drużyna.',
  undo: 'Cofnij',
  ask: {
    title: 'Pytaj mnie o reakcję',
    always: 'Zawsze',
    affected: 'Gdy mnie to dotyczy',
    matters: 'Tylko gdy to coś zmieni',
  },
  askFor: {
    title: 'Pytaj mnie o to',
    always: 'Zawsze',
    helps: 'Gdy to pomaga',
    never: 'Nigdy',
  },
  leaving: 'Nie ma czego zagrać: dalej…',
  stay: 'Zostań',
  hold: 'Wstrzymaj',
  held: 'Wstrzymano',
  elsewhere: 'Tę grę otwarto w innej karcie.',
  elsewhereText: 'Toczy się tam. Nic, co zrobisz tutaj, nie zostałoby zapisane.',
  goOnHere: 'Graj tutaj',
};
