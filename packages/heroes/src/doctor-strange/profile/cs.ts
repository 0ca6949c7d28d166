import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Tenhle souboj už jsem četl. Bude hůř.',
  story:
    'Vyhledal si turnaj v knize, která ještě není napsaná, a v poznámce pod čarou našel své jméno. Přijel zjistit, zda se dá přepsat.',
  weapon: 'stránka, kterou ti neukázal',
  win: [
    {
      do: 'Připravuj každý tah.',
      how: 'V každém tvém tahu jde zdarma jedno kouzlo lícem dolů: nikdy to nevynech.',
    },
    {
      do: 'Sesílej při postupkách.',
      how: 'Mystické výboje ke každé sešlou kouzlo, na úrovni II k velké rovnou dvě.',
    },
    { do: 'Nech si Déjà vu.', how: 'Zpackaný hod promění v novou fázi hodu na útok s čerstvými pokusy.' },
    { do: 'Svaž jim ruce.', how: 'Kdo má Rudá pouta, nezahraje ve své příští fázi hodu žádnou kartu.' },
  ],
  beware: 'Prostý úder na desce nemáš: co se netrefí do vzoru, neudělí nic. Kouzel je šest a místa pro dvě.',
  questions: [
    {
      ask: 'Vědí soupeři, která kouzla mám připravená?',
      answer: 'Vidí kolik, ale ne která. Kouzlo se ukáže, až je sešleš, a pak se smí připravit znovu.',
      rule: 'V-39',
    },
    {
      ask: 'Dají se připravená kouzla odstranit?',
      answer: 'Ne. Nejsou to karty v ruce ani stavy, takže na ně žádné odkládání ani odstraňování nesahá.',
      rule: 'R8.1',
    },
    {
      ask: 'Smějí na kouzlo reagovat, než zapůsobí?',
      answer: 'Ne. Seslání neotvírá žádné okno; jednat smějí, až je po něm.',
      rule: 'V-43',
    },
    {
      ask: 'Smím zraňující kouzlo seslat kdykoli?',
      answer:
        'Jen když to říká schopnost nebo karta, a jen při vlastním útoku. Kouzlo, které by nic neudělalo, seslat nelze.',
      rule: 'R12.3.2',
    },
    {
      ask: 'Kdy se využívá Déjà vu?',
      answer:
        'Ve vlastní fázi hodu na útok, po kterémkoli pokusu, místo spuštění schopnosti. Spoutání a Sevření tě svazují dál.',
      rule: 'V-12',
    },
    {
      ask: 'Co dává Předtucha?',
      answer:
        'Místo dobrání ve fázi příjmu: za 1 žeton si dobereš 2 karty, za 3 žetony 3, a jednu z nich vrátíš na vrch nebo na spodek balíčku.',
    },
    {
      ask: 'Působí Rudá pouta hned?',
      answer: 'Ne. Svazují v příští vlastní fázi hodu svého majitele a pak zmizí. Žetony se využívat smějí.',
    },
  ],
};
