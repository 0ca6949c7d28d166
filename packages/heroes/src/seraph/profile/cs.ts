import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Nebojte se. Jen si pospěšte.',
  story:
    'Seslána shůry soudit Šíleného krále, dostala pořadové číslo čtyři sta dvanáct. Bojuje, aby jí to uteklo; fronta už je kratší.',
  weapon: 'čepel ze světla',
  win: [
    {
      do: 'Zař každou údržbu.',
      how: 'Každá Svatá přítomnost udělí ve tvé údržbě všem soupeřům 1 zranění a zůstane.',
    },
    {
      do: 'Létej oběma směry.',
      how: 'Padne-li na některé ze dvou kostek 6, vyhneš se útoku, nebo je tvůj neblokovatelný.',
    },
    { do: 'Oslňuj je.', how: 'Oslepující světlo za 1 schopnost zastaví a za 2 nebo 3 půlí její zranění.' },
    { do: 'Pročisti kohokoli.', how: 'Soupeře to zraní, přítele uzdraví a tak i tak smíš odstranit žeton.' },
  ],
  beware: 'Bráníš se jedinou kostkou. Let častěji selže, než vyjde, a žeton je pryč tak i tak.',
  questions: [
    {
      ask: 'Smím na jeden útok využít více Letů?',
      answer: 'Ano, jeden po druhém, každý s vlastními dvěma kostkami.',
      rule: 'R7.4.4',
    },
    {
      ask: 'Čemu se Let vyhne?',
      answer: 'Všem zraněním útoku na tebe, i neblokovatelným, ale ne ultimátním a ne zraněním mimo útok.',
      rule: 'R11.2',
    },
    {
      ask: 'Co udělá Oslepující světlo s ultimátní schopností?',
      answer: 'Nic. Zmizí bez hodu.',
      rule: 'V-15',
    },
    {
      ask: 'Co když jeho majitel nic nespustí?',
      answer: 'Pak Oslepující světlo zůstane na příště.',
    },
    {
      ask: 'Kolik je polovina lichého čísla?',
      answer:
        'Udělované zranění se zaokrouhluje nahoru: s Oslepujícím světlem je ze 7 zranění 4, pro každého zasaženého hráče.',
      rule: 'V-09',
    },
    {
      ask: 'Je Pročištění soupeře útok?',
      answer: 'Ano. Zvolený hráč se stane cílem, bez hodu na zacílení.',
      rule: 'V-06',
    },
    {
      ask: 'Může mi někdo vzít Svatou přítomnost?',
      answer: 'Odstranit ji může, přesunout ne.',
      rule: 'R7.5.3',
    },
  ],
};
