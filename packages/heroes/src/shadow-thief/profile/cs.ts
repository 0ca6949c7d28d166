import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Tohle ti vypadlo. Trochu jsem pomohl.',
  story:
    'Vlezl oknem ukrást výhru a dostal startovní číslo. Teď o ni poctivě bojuje a připadá mu to jako nový druh krádeže.',
  weapon: 'tvůj vlastní měšec',
  win: [
    { do: 'Nejdřív vyber kapsy.', how: 'Dva Měšce vynesou 2 BB, čtyři 4, a dva padnou v 97 tazích ze 100.' },
    {
      do: 'Udeř, když jsi při penězích.',
      how: 'Zákeřný úder získá 3 BB a udělí tolik zranění, kolik BB pak máš, nejvýše 15.',
    },
    {
      do: 'Zmiz včas.',
      how: 'Ve Stínech tě do konce tvého příštího tahu nezraní žádná útočná schopnost kromě ultimátní.',
    },
    { do: 'Otrav a čekej.', how: 'Až tři Jedy udělují v každé údržbě po 1 zranění a zůstávají.' },
  ],
  beware:
    'Ve Stínech se nemůžeš bránit a zranění v údržbě si tě stejně najde. Každý utracený BB chybí tvým úderům.',
  questions: [
    {
      ask: 'Co Stíny nezastaví?',
      answer:
        'Ultimátní schopnosti, zranění v údržbě, karty, žetony a spojence, ani to, co ti při tvém útoku udělí obrana.',
      rule: 'V-14',
    },
    {
      ask: 'Proběhne útok na mě, když jsem ve Stínech?',
      answer: 'Ano. Neudělí zranění, ale jeho ostatní účinky nastanou a na obranu se nehází.',
      rule: 'R12.1.4',
    },
    {
      ask: 'Kdy Stíny zmizí?',
      answer:
        'Na konci tvého tahu, pokud u tebe byly už na jeho začátku. Získat je mezitím znovu nic nemění.',
      rule: 'R7.7.4',
    },
    {
      ask: 'Kdy se počítají mé BB?',
      answer:
        'Když se při spuštění určí zranění, až po tom, co schopnost získá. BB utracené později nic nemění.',
      rule: 'R15.4.6',
    },
    {
      ask: 'Zvýší Zákeřný útok Tanec stínů?',
      answer: 'Ne. Tanec stínů uděluje čisté zranění.',
      rule: 'R12.3.4',
    },
    {
      ask: 'Kdy volím mezi svými dvěma obranami?',
      answer: 'Než hodíš.',
      rule: 'R9.4.2',
    },
    {
      ask: 'Vyprchá Jed někdy?',
      answer: 'Ne. Je přetrvávající a zůstane, dokud jej něco neodstraní.',
      rule: 'R7.7.1',
    },
  ],
};
