import type { Settings } from './en.ts';

export const settings: Settings = {
  off: 'Vypnutý',
  volume: { quiet: 'Tiše', medium: 'Středně', loud: 'Nahlas' },
  pace: { text: 'Jak dlouho jsou jeho tahy vidět. Ve vyprávění každý krok zůstane, než se dá přečíst.' },
  motion: {
    title: 'Animace',
    text: 'Zda se má na obrazovce hýbat méně věcí.',
    system: 'Podle zařízení',
    reduced: 'Omezené',
  },
  ask: { title: 'Reakce', text: 'Kdy přijde otázka na reakci, v této hře i v dalších.' },
  goesOn: {
    title: 'Hlavní fáze, ve kterých není co dělat',
    text: 'Po chvíli skončí samy; dotek nebo klávesa je zadrží.',
  },
  wishes: {
    title: 'Jednotlivé karty a žetony',
    text: (n: number) =>
      `O každé zvlášť můžeš v jejím vysvětlení během hry říct, kdy se tě na ni máme ptát. S vlastním přáním: ${n}.`,
    forget: 'Zapomenout tato přání',
  },
  advice: {
    title: 'Rady',
    text: 'Šašek řekne, jakou cenu má každá volba a kterou by vzal.',
  },
  dice: { title: 'Kostky ve 3D', text: 'Vypnuto: ploché kostky, lehčí pro zařízení.' },
  yes: 'Ano',
  no: 'Ne',
  keyNames: { remove: 'Del', tab: 'Tab', control: 'Ctrl' },
  keys: {
    title: 'Klávesy',
    button: 'Klávesy',
    space: 'zlaté tlačítko; během tahu počítače: přeskočit',
    escape: 'pas, nedělat nic; zavřít, co je otevřené',
    numbers: 'ostatní odpovědi, podle pořadí',
    dice: 'vybrat kostku, zleva doprava',
    roll: 'hodit kostkami',
    sell: 'prodat vybranou kartu',
    tab: 'od jedné věci k další; když se u ní zastavíš, vysvětlí se',
    info: 'přejít do vysvětlení vybrané věci',
    undo: 'vzít zpět poslední volbu',
    hold: 'pauza, dokud držíš; klepnutí pozastaví do dalšího klepnutí',
    coach: 'zapnout nebo vypnout rady',
    pace: 'tempo počítače: vyprávění, běžné, rychlé',
    recap: 'co se dělo v posledních tazích',
    say: 'online: říct něco ostatním',
    help: 'tento přehled',
  },
};
