import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Stojíš přesně tam, kde tě chci mít.',
  story:
    'Jednu válku prohrál, schválně, aby věděl, jak se to dělá. Na turnaj přijel s mapou, rozpisem a výsledkem v zapečetěné obálce.',
  weapon: 'mapa právě této místnosti',
  win: [
    { do: 'Oprav si hod.', how: 'Jedna Taktická výhoda kdykoli přehodí tvou kostku, nebo koupí 1 BB.' },
    {
      do: 'Tři nech na Zaměření.',
      how: 'Útoky na majitele udělují o 2 zranění víc, dokud žeton někdo neodstraní.',
    },
    { do: 'Sevři opovážlivé.', how: 'Každý bojový pokus po prvním stojí majitele 1 BB.' },
    { do: 'Za čtyři někoho zaštiť.', how: 'Dají zvolenému hráči Ochranu, třeba i uprostřed útoku.' },
  ],
  beware:
    'Tvé vlastní rány jsou skromné: plán, který se neproplatí, je jen papír. Taktické výhody nad 5 propadají.',
  questions: [
    {
      ask: 'Kdy smím Taktickou výhodu využít?',
      answer: 'Kdykoli, v kterémkoli tahu, dokud máš žetony. Jen přesun potřebuje tvou vlastní hlavní fázi.',
      rule: 'R7.4.2',
    },
    {
      ask: 'Smím využít žetony, které má karta odstranit?',
      answer: 'Ano. Akci hlavní fáze lze přerušit, takže je nejdřív využiješ a ona odstraní zbytek.',
      rule: 'R14.6.1',
    },
    {
      ask: 'Zvýší nové Zaměření probíhající útok?',
      answer: 'Ano. Čte se, až když se zranění sčítají. I Vyšší terén! vydělá na tom svém.',
      rule: 'V-13',
    },
    {
      ask: 'Zasáhne Kobercový nálet jediného soupeře dvakrát?',
      answer: 'Ne. Potřebuje dva různé soupeře; v souboji udělí 2 zranění. Útok to není.',
      rule: 'R11.6',
    },
    {
      ask: 'Platí se při Sevření i za pokusy navíc?',
      answer: 'Ano, za každý pokus po prvním, ať přišel odkudkoli. Jednotlivé kostky se přehazují zdarma.',
      rule: 'V-34',
    },
    {
      ask: 'Na koho míří další fáze z Kořistníka?',
      answer: 'Má vlastní zacílení, protože žádný dřívější cíl není.',
      rule: 'V-11',
    },
  ],
};
