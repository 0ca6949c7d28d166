import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Pozvali jste mě. Dvakrát.',
  story:
    'Na pozvání do hradu čekal dvě stě let; Šílený král zve každého. Přišel na večeři a shledal, že večeře je ozbrojená.',
  weapon: 'dokonalé způsoby, dlouhé zuby',
  win: [
    {
      do: 'Střádej Sílu krve.',
      how: 'Na desku se jí vejde pět a každé z jejích čtyř využití působí jednou za tah.',
    },
    { do: 'Přidej tři za jednu.', how: 'Jedna Síla krve zvýší útok o 3.' },
    {
      do: 'Udeř, pak se napij.',
      how: 'Čtyři Síly krve tě uzdraví o tolik, kolik tvůj útok doopravdy udělil.',
    },
    { do: 'Zkaz jim kostky.', how: 'Hypnóza za 5 nebo 6 přehodí soupeřovu kostku.' },
  ],
  beware: 'Nesmrtelné tělo ničemu nezabrání; jen kousne zpátky. Útok, kterému se zabrání, nikoho nenasytí.',
  questions: [
    {
      ask: 'Smím využití Síly krve kombinovat?',
      answer: 'Ano. Každé působí jednou za tah a platí se zvlášť; tah jiného hráče je nový tah.',
    },
    {
      ask: 'Kdy mě čtyři Síly krve uzdraví?',
      answer: 'Hned po započtení zranění z tvého útoku, o tolik, kolik jich dorazilo.',
      rule: 'V-01',
    },
    {
      ask: 'Uzdraví mě i zranění, které přijala Nyra?',
      answer: 'Ne. Tvému soupeři uděleno nebylo.',
      rule: 'V-29',
    },
    {
      ask: 'O kolik uzdraví Nesmrtelné tělo?',
      answer: 'O tolik, kolik jeho zranění projde. Započte se spolu s útokem, takže tě může zachránit.',
      rule: 'R13.8',
    },
    {
      ask: 'Které kostky smí Hypnóza přehodit?',
      answer:
        'Jednu soupeřovu, která leží na stole, útočnou i obrannou. Žeton je využitý, i když tvá kostka ukáže méně než 5.',
      rule: 'R14.7.1',
    },
    {
      ask: 'Potřebuje Krevní magie hod na Hypnózu?',
      answer: 'Ne. Na úrovni I stačí žeton využít a útok je neblokovatelný bez hodu.',
    },
    {
      ask: 'Jak Krvácení skončí?',
      answer:
        'V údržbě majitele se hází za každý žeton: za 1 až 4 udělí 1 zranění a zůstane, za 5 nebo 6 zmizí.',
      rule: 'R15.1.3',
    },
  ],
};
