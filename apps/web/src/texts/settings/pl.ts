import type { Settings } from './en.ts';

export const settings: Settings = {
  off: 'Wyłączony',
  volume: { quiet: 'Cicho', medium: 'Średnio', loud: 'Głośno' },
  pace: { text: 'Jak długo widać jego ruchy. W opowieści każdy krok zostaje, aż da się go przeczytać.' },
  motion: {
    title: 'Animacje',
    text: 'Czy na ekranie ma być mniej ruchu.',
    system: 'Tak jak w urządzeniu',
    reduced: 'Ograniczone',
  },
  ask: { title: 'Reakcje', text: 'Kiedy pada pytanie o reakcję, w tej grze i w późniejszych.' },
  goesOn: {
    title: 'Fazy Główne, w których nie ma nic do zrobienia',
    text: 'Kończą się same po chwili; dotknięcie lub klawisz je zatrzymuje.',
  },
  wishes: {
    title: 'Pojedyncze karty i żetony',
    text: (n: number) =>
      `O każdej z osobna możesz w jej objaśnieniu podczas gry powiedzieć, kiedy chcesz być o nią pytany. Z własnym życzeniem: ${n}.`,
    forget: 'Zapomnij te życzenia',
  },
  advice: {
    title: 'Porady',
    text: 'Błazen mówi, ile wart jest każdy wybór i który by wziął.',
  },
  dice: { title: 'Kości w 3D', text: 'Wyłączone: płaskie kości, lżejsze dla urządzenia.' },
  yes: 'Tak',
  no: 'Nie',
  keyNames: { remove: 'Del', tab: 'Tab', control: 'Ctrl' },
  keys: {
    title: 'Klawisze',
    button: 'Klawisze',
    space: 'złoty przycisk; podczas ruchu komputera: dalej',
    escape: 'pasuj, nic nie rób; zamknij to, co otwarte',
    numbers: 'pozostałe odpowiedzi, po kolei',
    dice: 'wybierz kość, od lewej do prawej',
    roll: 'rzuć kośćmi',
    sell: 'sprzedaj wybraną kartę',
    tab: 'od jednej rzeczy do następnej; zatrzymaj się, a zobaczysz objaśnienie',
    info: 'wejdź w objaśnienie wybranej rzeczy',
    undo: 'cofnij ostatni wybór',
    hold: 'pauza, dopóki trzymasz; stuknięcie wstrzymuje do następnego',
    coach: 'włącz lub wyłącz porady',
    pace: 'tempo komputera: opowieść, zwykłe, szybkie',
    recap: 'co się działo w ostatnich turach',
    say: 'online: powiedz coś innym',
    help: 'ten przegląd',
  },
};
