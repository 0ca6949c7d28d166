import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Stůj. Nebo klidně utíkej.',
  story: 'Tři sta let sestřeluje totéž jablko z téže zdi, potmě. Na turnaj přišla za něčím, co se hýbe.',
  weapon: 'dlouhý luk a špatné světlo',
  win: [
    {
      do: 'Oslep jejich velký tah.',
      how: 'S Oslepením schopnost za 1 nebo 2 selže i se vším, co měla udělat.',
    },
    { do: 'Zaměř a střílej.', how: 'Zaměření přidá každému útoku na majitele 2 zranění a zůstane.' },
    { do: 'Často spoutávej.', how: 'Bez jednoho bojového pokusu se špatně loví postupky i vzácné symboly.' },
    {
      do: 'Věř svým nohám.',
      how: 'Dvě Stopy na pěti obranných kostkách zabrání polovině, a většinou je máš.',
    },
  ],
  beware: 'Zaměření slouží každému útočníkovi, nejen tobě. V obraně čtyři Stopy nezabrání víc než dvě.',
  questions: [
    {
      ask: 'Platí Zaměření i pro útok, který je přidělí?',
      answer:
        'Ano. Zhoubný výstřel, Zatmění i ultimátní schopnost je přidělí před svým zraněním, takže udělí o 2 víc.',
      rule: 'V-13',
    },
    {
      ask: 'Co Oslepení zastaví?',
      answer: 'Za 1 nebo 2 celou schopnost: zranění, žetony i cíl. Použité karty a BB jsou pryč.',
      rule: 'V-16',
    },
    {
      ask: 'Zastaví Oslepení ultimátní schopnost?',
      answer: 'Ne. Žeton zmizí bez hodu.',
      rule: 'R16.4',
    },
    {
      ask: 'Co když oslepený hráč nic nespustí?',
      answer: 'Oslepení zmizí na konci jeho fáze hodu. Pokud se ta vynechá, zůstane.',
      rule: 'V-27',
    },
    {
      ask: 'Kolik pokusů zbývá při Spoutání?',
      answer: 'Dva. Karta, která dává pokus navíc, jej k nim přidá.',
      rule: 'V-34',
    },
    {
      ask: 'Můžu se bránit neblokovatelnému zranění?',
      answer: 'Schopností Vedle ne. Úhyb se mu za 1 nebo 2 vyhne; nestačí jedině na ultimátní.',
      rule: 'R9.4.1',
    },
  ],
};
