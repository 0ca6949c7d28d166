import type { Play } from './en.ts';

export const play: Play = {
  thinking: 'Komputer myśli.',
  pass: (who) => `Przekaż urządzenie: ${who}`,
  passText: (hero) => `Teraz decyduje ${hero}. Nikt inny nie powinien patrzeć.`,
  take: 'Mam je',
  concede: 'Poddaj grę',
  concedeText: 'Opuszczasz tę grę i ją przegrywasz. Na pewno?',
  playOn: 'Gram dalej',
  trouble: 'Komputer nie potrafił podjąć decyzji.',
  unsaved: 'W tej przeglądarce brakuje miejsca na zapis gry: przepadnie ona po zamknięciu strony.',
};
