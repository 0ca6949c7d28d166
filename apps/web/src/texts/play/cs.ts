import type { Play } from './en.ts';

export const play: Play = {
  thinking: 'Počítač přemýšlí.',
  pass: (who) => `Předej zařízení: ${who}`,
  passText: (hero) => `Teď rozhoduje ${hero}. Nikdo jiný by se neměl dívat.`,
  take: 'Mám ho',
  concede: 'Vzdát hru',
  concedeText: 'Opustíš tuto hru a prohraješ ji. Opravdu to chceš?',
  playOn: 'Hrát dál',
  trouble: 'Počítač se nedokázal rozhodnout.',
  unsaved: 'V tomto prohlížeči není místo na uložení hry: po zavření stránky se ztratí.',
};
