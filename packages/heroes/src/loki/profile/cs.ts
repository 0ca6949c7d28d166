import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Přinesl jsem dárky. Jen rozbalujte.',
  story:
    'Turnaj čtyřikrát vyhrál pod cizím jménem a jednou jej pod vlastním prohrál. Vrátil se sám za sebe, aspoň podle zápisu.',
  weapon: 'tvoje vlastní zvědavost',
  win: [
    {
      do: 'Zakryj jim to nejlepší.',
      how: 'Co Očarování zakryje, volíš ty, a majitel to ve své příští fázi hodu nespustí.',
    },
    { do: 'Rozdávej štědře.', how: 'Za 2 až 5 rozhoduješ ty, co Pytel problémů udělá, ať ho má kdokoli.' },
    {
      do: 'Pomlouvej tak i tak.',
      how: 'Máš-li méně zdraví, udělí Pomluva víc a přinese Iluzi, jinak se jí nelze bránit.',
    },
    {
      do: 'Hromaď Iluze.',
      how: 'Útočník vybírá ze tří karet: jedna nezabrání ničemu, druhá polovině zranění, třetí všem.',
    },
  ],
  beware:
    'Za 6 vyplatí Pytel problémů majiteli 2 BB. Na jeden útok působí jen jedna Iluze a na ultimátní žádná.',
  questions: [
    {
      ask: 'Kdo smí dostat Pytel problémů?',
      answer:
        'Kterýkoli hráč podle tvé volby, i ty. Více Pytlů se rozdává po jednom a nikdo nemá víc než dva.',
      rule: 'R7.2.3',
    },
    {
      ask: 'Co umí Pytel problémů?',
      answer:
        'Za 1 majitel ztratí 1 BB, za 6 získá 2. Za 2 až 5 volíš za něj ty: uzdravení o 2, 1 BB, nebo 2 neblokovatelná zranění.',
    },
    {
      ask: 'Může Očarování zamknout všechno?',
      answer: 'Ne. Nikdy ultimátní schopnost, nikdy poslední volnou útočnou, a na každé leží nejvýše jedno.',
    },
    {
      ask: 'Kdy Očarování zmizí?',
      answer: 'S příští fází hodu svého majitele, i když nic nespustil nebo fázi vynechal.',
      rule: 'V-27',
    },
    {
      ask: 'Co když se zakrytá schopnost vylepší?',
      answer: 'Zůstane zakrytá: žeton leží na jejím jménu. Jiná schopnost z téže karty vylepšení je volná.',
      rule: 'V-28',
    },
    {
      ask: 'Smím využít Iluzi, kterou mi právě dala obrana?',
      answer: 'Proti tomuto útoku ne. Tu, kterou máš odedřív, ano, před hodem i po něm.',
    },
    {
      ask: 'Kdo zná pořadí mých tří karet?',
      answer: 'Jen ty, a zůstane tajné i potom.',
      rule: 'V-39',
    },
  ],
};
