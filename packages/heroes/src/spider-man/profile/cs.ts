import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Ahoj. Čau. A lepíš.',
  story:
    'Na hrad přijel se školním výletem a třída se mu ve zbrojnici ztratila. Bojuje, než odjede autobus; sloh se odevzdává v pondělí.',
  weapon: 'cokoli, co lepí',
  win: [
    {
      do: 'Přidej jednou za tah Kombo.',
      how: 'Po útoku ti dá druhou fázi hodu na útok proti témuž soupeři.',
    },
    {
      do: 'Nejdřív omotej, pak prašť.',
      how: 'Pavučina udělí hned 2 zranění a příští běžný útok změní v neblokovatelný.',
    },
    { do: 'Vyber si obranu.', how: 'Pavoučí smysl za Pavouka zranění půlí, Kontr udělí 1 za každý Výstřel.' },
    {
      do: 'Neplýtvej Neviditelností.',
      how: 'Přehodí Pavoučí smysl, ubrání neblokovatelné, nebo zaplatí Přepadení! či Pěkný pokus!',
    },
  ],
  beware: 'Tvé obrany jsou chabé a vylepšení máš všehovšudy čtyři. Bez útoku se Kombo nenabízí.',
  questions: [
    {
      ask: 'Kdy se využívá Kombo?',
      answer:
        'Po zranění z tvého útoku, jednou za tah, i když se všemu zabránilo. Kombo získané v další fázi počká.',
      rule: 'V-01',
    },
    {
      ask: 'Smím někoho omotat dvakrát?',
      answer: 'Ne, dokud má Pavučinu: žádný druhý žeton a žádná další 2 zranění.',
      rule: 'R7.3.2',
    },
    {
      ask: 'Který útok Pavučinu spotřebuje?',
      answer: 'Příští s běžným zraněním, od kohokoli. Neblokovatelné, čisté a ultimátní ji nechají ležet.',
    },
    {
      ask: 'Pomůže Polapení jeho vlastní Pavučina?',
      answer: 'Ne, přijde až po zranění. Pomůže ta, která ležela na desce už předtím.',
      rule: 'R10.5',
    },
    {
      ask: 'Platí Neviditelnost proti ultimátní schopnosti?',
      answer: 'Ne. Obranu otevírá jen proti neblokovatelným a čistým útokům.',
      rule: 'V-19',
    },
    {
      ask: 'Je Vrh pavučinou útok?',
      answer: 'Ne, sám zranění neuděluje; ta 2 jsou ze žetonu. Cíl přesto potřebuje.',
      rule: 'R15.5.1',
    },
  ],
};
