import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Když jsem odcházela, ještě to stálo.',
  story:
    'Vyloučili ji ze čtyř akademií; všechny jsou teď pod širým nebem. Na turnaj přišla, protože poslední sál se střechou má král.',
  weapon: 'malá jiskra a stará zášť',
  win: [
    {
      do: 'Přikládej do ohně.',
      how: 'Ohnivá koule a Planoucí duše přinášejí Ovládnutí ohně; jeden žeton každou údržbu vychladne.',
    },
    {
      do: 'Spal to všechno.',
      how: 'Vzplanutí udělí 3 neblokovatelná zranění za každý odstraněný žeton, nejvýše za čtyři.',
    },
    {
      do: 'Vyhlížej postupky.',
      how: 'Vlna žáru a Zážeh nejdřív získají 2 Ovládnutí ohně a pak spočítají všechna.',
    },
    { do: 'Zvedni si strop.', how: 'Rozpálení! ti do konce hry dovolí držet o 1 žeton víc.' },
  ],
  beware:
    'Roztavené brnění ničemu nezabrání. Ovládnutí ohně nad nejvyšší počet propadá a co si syslíš, samo vyhasne.',
  questions: [
    {
      ask: 'Počítá schopnost i žetony, které sama získá?',
      answer:
        'Ano, říká-li „poté“: nejdřív je získáš, pak se počítají. Mezitím může někdo ještě jeden odstranit.',
      rule: 'R10.4',
    },
    {
      ask: 'Počítá karta Doruda! i žeton z Ohnivé koule?',
      answer: 'Ano. Přišel při spuštění, dřív než se útok ovlivňuje.',
      rule: 'R15.4.6',
    },
    {
      ask: 'Je Planoucí duše útok?',
      answer: 'Ne. Uděluje jen plošné zranění, takže se nikdo nebrání a nic je nezvýší.',
      rule: 'R11.6',
    },
    {
      ask: 'Sčítá se Popálení?',
      answer: 'Ne. Na desku se vejde jedno: 2 zranění každou údržbu, dokud je něco neodstraní.',
      rule: 'R7.7.1',
    },
    {
      ask: 'Co mi dá Omráčení z Meteoritu?',
      answer: 'Jeho majitel nesmí nic, dokud útok neskončí; pak proti němu máš další fázi hodu na útok.',
      rule: 'EX-25',
    },
    {
      ask: 'Smí Vzplanutí neodstranit žádný žeton?',
      answer: 'Ano. Pak neudělí zranění a není útokem.',
      rule: 'R12.1.2',
    },
    {
      ask: 'Klesne zvýšený nejvyšší počet někdy zpátky?',
      answer: 'Ne. Platí do konce hry a opakovaná zvýšení se sčítají.',
      rule: 'R7.3.4',
    },
  ],
};
