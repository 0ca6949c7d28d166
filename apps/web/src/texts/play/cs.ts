import type { Play } from './en.ts';

export const play: Play = {
  thinking: 'Počítač přemýšlí.',
  concede: 'Vzdát hru',
  playOn: 'Hrát dál',
  trouble: 'Počítač se nedokázal rozhodnout.',
  unsaved: 'V tomto prohlížeči není místo na uložení hry: po zavření stránky se ztratí.',
  conceded: 'Hru chceš vzdát. Hraje se dál, dokud nesouhlasí celý tým.',
  undo: 'Vzít zpět',
  ask: {
    title: 'Ptát se mě na reakci',
    always: 'Vždy',
    affected: 'Když se mě to týká',
    matters: 'Jen když na tom záleží',
  },
  askFor: {
    title: 'Ptát se mě na tohle',
    always: 'Vždy',
    helps: 'Když to pomůže',
    never: 'Nikdy',
  },
  leaving: 'Není co zahrát: jde se dál…',
  stay: 'Zůstat',
  hold: 'Podrž pro pauzu',
  held: 'Pozastaveno',
  elsewhere: 'Tato hra byla otevřena v jiné kartě prohlížeče.',
  elsewhereText: 'Pokračuje tam. Nic, co uděláš tady, by se neuložilo.',
  goOnHere: 'Hrát tady',
};
