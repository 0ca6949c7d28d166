import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Jen bij. Já počítám.',
  story:
    'Král mezi hosty a jediný, kdo si místo zaplatil. Přijel se podívat, jak vypadá trůn, když na něm nesedí nikdo příčetný.',
  weapon: 'drápy a tvoje poslední rána',
  win: [
    {
      do: 'Sbírej každou modřinu.',
      how: 'Kdykoli ti zranění sníží zdraví, získáš Kinetickou energii; každé dvě zvýší tvé útoky o 1.',
    },
    {
      do: 'Zahraj Pohlcení energie II.',
      how: 'Nestojí nic a sníží nejvyšší počet na 7: výbuch přijde o žeton dřív.',
    },
    {
      do: 'Dobře zamiř výbuch.',
      how: 'Při nejvyšším počtu se všechny žetony promění ve 2 BB, 2 karty a 5 zranění zvolenému soupeři.',
    },
    {
      do: 'Dej si Srdčitou bylinu.',
      how: 'Tři Vibrania přinesou 3 Kinetické energie a Vibraniový oblek, který zabrání 3 zraněním.',
    },
  ],
  beware: 'Výbuch uprostřed vlastního útoku připraví ten útok o bonus. Ultimátní zranění ti nedá ani žeton.',
  questions: [
    {
      ask: 'Spotřebují se žetony na bonus?',
      answer:
        'Ne. Každé dva přidávají 1 zranění každému tvému útoku, dokud leží na desce; lichý nepřidá nic.',
      rule: 'R12.3.7',
    },
    {
      ask: 'Počítají se k útoku i žetony, které sám získá?',
      answer: 'Ano. Bonus se čte, až když se zranění sčítají, takže Meteorický úder počítá i ty své.',
      rule: 'R12.3.7',
    },
    {
      ask: 'Mám 6 a získám 4: co se stane?',
      answer: 'Dosáhneš 8, výbuch odstraní všechny a zbylé dva propadnou. Jeden zisk je jedna událost.',
      rule: 'V-17',
    },
    {
      ask: 'Platí Pohlcení energie i pro Popálení nebo Soudek prachu?',
      answer:
        'Ano, pro všechno kromě ultimátního zranění: 1 žeton pokaždé, když se zranění započte a vezme aspoň 1 zdraví.',
      rule: 'V-18',
    },
    {
      ask: 'Je výbuch útok?',
      answer:
        'Ne. Jeho 5 zranění se udělí hned a samostatně; žádný bonus je nezvýší a obranná schopnost na ně neplatí.',
      rule: 'R11.9',
    },
    {
      ask: 'Může mi někdo vzít Vibraniový oblek?',
      answer: 'Odstranit jej může, přesunout ne. Hrozí-li ti zranění, smíš jej v reakci využít.',
      rule: 'R7.6.5',
    },
  ],
};
