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
  concedeTeam:
    'Tým vzdá hru, když souhlasí všichni jeho lidé; počítače souhlasí hned. Nejde to vzít zpět. Opravdu to chceš?',
  conceded: 'Hru chceš vzdát. Hraje se dál, dokud nesouhlasí celý tým.',
  undo: 'Vzít zpět',
  undoHelp:
    'Vezme zpět tvou poslední volbu, dokud neprozradila nic nového: žádný hod, kartu ani odpověď ostatních.',
  ask: {
    title: 'Ptát se mě na reakci',
    always: 'Vždy',
    affected: 'Když se mě to týká',
    matters: 'Jen když na tom záleží',
    alwaysHelp: 'Otázka přijde vždy, když můžeš zahrát kartu nebo použít žeton. Nic se za tebe nepřeskočí.',
    affectedHelp:
      'Otázka přijde ve tvém tahu, když útočíš nebo jsi cílem útoku, když ti hrozí zranění, když na stole leží tvoje kostky, když soupeř ohlásí schopnost a když karta ukazuje na tebe. Ostatní se za tebe přeskočí. Z toho všeho jen tehdy, když ti některá odpověď může právě teď pomoct.',
    mattersHelp:
      'Otázka přijde, když soupeř ohlásí schopnost, během tvého útoku nebo útoku na tebe, když ti hrozí zranění, a na tvoje kostky, až se už nebudou přehazovat. Ostatní se za tebe přeskočí. Z toho všeho jen tehdy, když ti některá odpověď může právě teď pomoct.',
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
  holdHelp:
    'Podrž nebo klepni: počítače počkají a při nejbližší příležitosti dostaneš otázku, ať je nahoře nastaveno cokoli. Na rozmyšlenou, nebo na blafování.',
  elsewhere: 'Tato hra byla otevřena v jiné kartě prohlížeče.',
  elsewhereText: 'Pokračuje tam. Nic, co uděláš tady, by se neuložilo.',
  goOnHere: 'Hrát tady',
};
