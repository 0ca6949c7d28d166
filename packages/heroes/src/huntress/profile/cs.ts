import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Kouše ona. Já jen mířím.',
  story:
    'Vychovala ji kočka, ne naopak. Na turnaj přišla, protože se Nyře líbilo, jak ostatní hrdinové voní.',
  weapon: 'velmi velká kočka',
  win: [
    {
      do: 'Drž Nyru v akci.',
      how: 'Dokud je v akci, udělují všechny tvé útoky o 2 zranění víc, i ten ultimátní.',
    },
    { do: 'Nech to na ní.', how: 'Místo tvé obrany přijme celý útok; co přesáhne její zdraví, propadne.' },
    { do: 'Uzdrav ji, než padne.', how: 'Na 0 odpočívá, dokud nemá zase 5, a její 2 zranění s ní.' },
    {
      do: 'Ať jim teče krev.',
      how: 'V údržbě majitele udělí každé Krvácení za 1 až 4 jedno zranění, za 5 nebo 6 zmizí.',
    },
  ],
  beware:
    'Nyra nastaví hřbet jen útokům: zranění ze žetonů, plošná a vrácená jsou tvoje. Ultimátní na ni nepřevedeš ničím.',
  questions: [
    {
      ask: 'Smím se bránit a zároveň nechat útok Nyře?',
      answer: 'Ne, jen jedno: Mateřské pouto, nebo útok přijme Nyra, nebo jej rozdělí Pouto s Nyrou.',
      rule: 'V-19',
    },
    {
      ask: 'Pomůže Nyra proti neblokovatelným útokům?',
      answer: 'Ano, a Pouto s Nyrou také. Proti ultimátní schopnosti nikdy.',
      rule: 'V-19',
    },
    {
      ask: 'Co se stane se zraněním nad její zdraví?',
      answer: 'Propadne. Smíš jí dokonce naložit víc, než unese.',
    },
    {
      ask: 'Kdy se Nyra vrátí?',
      answer: 'Až má zase aspoň 5 zdraví. Do té doby není v akci: žádný bonus a nic nepřijímá.',
    },
    {
      ask: 'Mohou karty odstranit Nyru nebo Pouto s Nyrou?',
      answer:
        'Nyru nikdy, je to spojenec. Pouto s Nyrou je žeton; využij jej v reakci a Nyra získá zpět 2 zdraví.',
      rule: 'R8.1',
    },
    {
      ask: 'Kdy se Nyra uzdraví?',
      answer: 'Hned, ne až se zraněním fáze. Uzdravená včas unese víc.',
      rule: 'V-36',
    },
    {
      ask: 'Počítá se zranění, které přijme Nyra, jako udělené?',
      answer: 'Ne. Texty, které se ptají, zda útok zranil tebe, o něm nevědí.',
      rule: 'V-29',
    },
  ],
};
