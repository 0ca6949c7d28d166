import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Kostky s tebou nesouhlasí. Ptala jsem se.',
  story:
    'Zdálo se jí o království se šíleným králem a probudila se v něm. Na turnaj přišla zjistit, komu z nich dvou se to vlastně zdá.',
  weapon: 'krajně nepravděpodobná nehoda',
  win: [
    {
      do: 'Nahromaď a zajiskři.',
      how: 'Každé Jiskření přidá 1 za každý jiný zvýhodňující nebo znevýhodňující žeton na tvé desce, nejvýše 3.',
    },
    { do: 'Postrkuj sudé kostky.', how: 'Manipulace pravděpodobností posune tvou 2, 4 nebo 6 o jedna.' },
    {
      do: 'Půjčuj si to nejlepší.',
      how: 'Vyvolání získá zvýhodňující žeton z kteréhokoli přehledu, ledaže některý soupeř odloží kartu.',
    },
    {
      do: 'Pokřiv jim hod.',
      how: 'Při Pokřivení reality jedna jejich kostka celou fázi hodu na útok neukazuje symbol.',
    },
  ],
  beware: 'Dvojitá dávka ničemu nezabrání. Jiskření působí dvakrát za tah a na holé desce nestojí za nic.',
  questions: [
    {
      ask: 'Co počítá Jiskření?',
      answer:
        'Každý zvýhodňující a znevýhodňující žeton na tvé desce ve chvíli využití, i jiná Jiskření. Sebe ne a zvláštní stavy také ne.',
    },
    {
      ask: 'Bere Vyvolání žeton někomu jinému?',
      answer: 'Ne. Přináší nový z přehledu toho hráče, jen zvýhodňující a jen do nejvyššího počtu.',
    },
    {
      ask: 'Když soupeř odloží kartu, zůstane mi Vyvolání?',
      answer: 'Ne. Je využité a nezískáš nic. Stačí, když to udělá kterýkoli soupeř.',
    },
    {
      ask: 'K čemu je pokřivená kostka ještě dobrá?',
      answer:
        'Její číslo platí: pro postupky i stejná čísla. Která to bude, volí majitel žetonu, a jeho symboly na ní nejsou.',
    },
    {
      ask: 'Je Vysátí energie útok?',
      answer: 'Ne. Sebrané zdraví není zranění: nelze se mu bránit ani mu zabránit, a porazit může.',
      rule: 'R10.9',
    },
    {
      ask: 'Které kostky smím postrčit?',
      answer: 'Vlastní sudé, které leží na stole: útočné, obranné i hozené pro efekt. Šestka jde jen dolů.',
      rule: 'R14.7.1',
    },
  ],
};
