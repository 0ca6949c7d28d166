import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Až po vás. Mám čas.',
  story:
    'Deset let se na sloupu učil trpělivosti a slezl na oběd. U brány se stála fronta na turnaj. Byla dlouhá, a byla nádherná.',
  weapon: 'otevřená dlaň',
  win: [
    { do: 'Medituj brzy.', how: 'Tři Zeny přinesou 5 Čchi a Úhyb nebo Očistu.' },
    { do: 'Nech Čchi uzrát.', how: 'Zraněním zabraňuje hned, ale přidává je až v některém pozdějším tahu.' },
    { do: 'Sraz je k zemi.', how: 'Úder dlaní! je zdarma; Sražení stojí majitele 2 BB, nebo celý útok.' },
    {
      do: 'Zvedni si strop.',
      how: 'Lotosový úder a Transcendence! zvýší tvůj nejvyšší počet Čchi o 1 do konce hry.',
    },
  ],
  beware:
    'Čchi nad nejvyšší počet propadá, tak ji využij, než začneš meditovat. Vyrovnanost sama ničemu nezabrání: na to si Čchi nech.',
  questions: [
    {
      ask: 'Smím útočit s Čchi získanou v tomto tahu?',
      answer: 'Ne, jen se staršími žetony. Zabraňovat zraněním smíš všemi.',
    },
    {
      ask: 'Zastaví Čchi z Vyrovnanosti týž útok?',
      answer: 'Ano. Získáš ji s hodem a poslední okno před zraněním ti ji ještě dovolí využít.',
      rule: 'R15.6.6',
    },
    {
      ask: 'Přijde Čchi z Pěsti harmonie včas pro její útok?',
      answer: 'Ne. Co stojí za slovem „poté“, přijde až po započtení zranění.',
      rule: 'RUL-26',
    },
    {
      ask: 'Jak dlouho platí můj zvýšený nejvyšší počet Čchi?',
      answer: 'Do konce hry a jen na tvé desce; opakovaná zvýšení se sčítají.',
      rule: 'R7.3.4',
    },
    {
      ask: 'Co smí odstranit Očista?',
      answer: 'Jeden libovolný žeton z tvé vlastní desky, dobrý i zlý, pokud to jeho text nezakazuje.',
      rule: 'R7.5.3',
    },
    {
      ask: 'Smím Úhyb zkusit víckrát?',
      answer:
        'Ano, žeton po žetonu. Jediný úspěch tě zbaví všech zranění fáze; ultimátní schopnosti se vyhnout nelze.',
      rule: 'V-10',
    },
  ],
};
