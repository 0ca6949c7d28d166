import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Ten jed byl už ve snídani.',
  story:
    'Na turnaj se přihlásil před třemi dny a ještě si ho nikdo nevšiml. Přišel pro hlavní výhru; prý už je pryč a převzetí podepsal král.',
  weapon: 'trpělivost, namočená v něčem zeleném',
  win: [
    {
      do: 'Otrav jim večer.',
      how: 'Každý Pomalý jed udělí na konci majitelova tahu 3 zranění a obranná schopnost na ně neplatí.',
    },
    { do: 'Nindžucu využij brzy.', how: 'Před obranou může 6 ještě změnit útok v neblokovatelný.' },
    { do: 'Nech si Dýmovnici.', how: 'Za 1 až 3 zabrání všem hrozícím zraněním kromě ultimátních.' },
    { do: 'Balancuj Na hraně.', how: 'Zranění je součet dvou kostek a do 6 včetně je nelze blokovat.' },
  ],
  beware:
    'Na desku se vejdou jen dva Pomalé jedy a k tobě jen jedna Dýmovnice. Přesun do stínu sám ničemu nezabrání.',
  questions: [
    {
      ask: 'Kdy Pomalý jed působí?',
      answer:
        'Na samém konci majitelova tahu: všechny žetony zmizí a každý udělí 3 zranění, jako jediný součet.',
      rule: 'V-20',
    },
    {
      ask: 'Lze Pomalý jed včas odstranit?',
      answer: 'Ano, jako každý stav, dokud tah neskončí.',
      rule: 'R7.5.1',
    },
    {
      ask: 'Co dá 6 na Nindžucu po obraně?',
      answer: '2 zranění, nebo Pomalý jed. Na neblokovatelný útok už je pozdě.',
    },
    {
      ask: 'Smějí karty měnit kostku Dýmovnice?',
      answer: 'Ano, i kostku Nindžucu, a smějí to obě strany, dokud kostka leží na stole.',
      rule: 'V-04',
    },
    {
      ask: 'Pomůže Dýmovnice z Přesunu do stínu hned?',
      answer: 'Ano. Smíš ji využít ještě proti útoku, při jehož obraně přišla.',
      rule: 'R15.6.6',
    },
    {
      ask: 'Je Kudži-kiri útok?',
      answer: 'Ne. Soupeře si volí samo, dvakrát, třeba téhož. Nikdo se nebrání, ale zabránit zraněním lze.',
      rule: 'V-06',
    },
    {
      ask: 'Dá se Špička čepele zvýšit?',
      answer: 'Ne. Její zranění je čisté a ovlivnění útoku je nezmění.',
      rule: 'R12.3.4',
    },
  ],
};
