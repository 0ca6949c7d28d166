import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Byl jsem tu dřív než dveře.',
  story:
    'Zakořenil v aréně, ještě než to byla aréna. Jednou za rok bojuje, aby měl zbylých jedenapadesát týdnů klid.',
  weapon: 'čas a kořeny',
  win: [
    {
      do: 'Nech růst každou údržbu.',
      how: 'Nový Duch semínka, nebo o stupeň výš: ze semínka stromek, ze stromku dryáda.',
    },
    {
      do: 'Počítej své duchy.',
      how: 'Sevření přírody a Hořký kořen udělí 1 zranění za každého a mít jich můžeš šest.',
    },
    {
      do: 'Včas se rozluč.',
      how: 'Bujení přidá 4 zranění za každého ducha, kterého se vzdáš, nejvýše za dva.',
    },
    {
      do: 'Trestej dlouhé házení.',
      how: 'Trnitý šlahoun udělí 1 zranění za každý bojový pokus po prvním, nejvýše 2.',
    },
  ],
  beware:
    'Za tah smíš využít jen jednoho ducha každého druhu. Růst, na který není místo, propadá: 3 semínka, 2 stromky, 1 dryáda.',
  questions: [
    {
      ask: 'Mohou karty odstranit mé duchy?',
      answer: 'Ne. Jsou to spojenci a co zachází se stavy, na ně nesahá.',
      rule: 'R8.1',
    },
    {
      ask: 'Je vzdát se ducha totéž jako jej využít?',
      answer: 'Ne. Duch, kterého odstraní schopnost, sám nic nedá a do počtu za tah se nezapočítá.',
      rule: 'RUL-19',
    },
    {
      ask: 'Smím duchy využít v cizím tahu?',
      answer:
        'Ano, v každém tahu jednoho od každého druhu. Jen Pramen života potřebuje tvou vlastní hlavní fázi.',
      rule: 'R8.3',
    },
    {
      ask: 'Čemu zabrání Duch dryády?',
      answer:
        'Jednomu znevýhodňujícímu žetonu, který ti tento útok přidělil nebo má přidělit. Při ultimátní schopnosti ne, a co už přidělení způsobilo, zůstane.',
      rule: 'V-03',
    },
    {
      ask: 'Zraní Trnitý šlahoun po jediném pokusu?',
      answer: 'Ne, ale zmizí. Pokud se fáze vynechá, zůstane.',
      rule: 'V-27',
    },
    {
      ask: 'Je Hořký kořen útok?',
      answer: 'Ano, pokud máš ducha. Jeho zranění je čisté: nikdo se nebrání a nic je nezvýší.',
      rule: 'R12.1.1',
    },
  ],
};
