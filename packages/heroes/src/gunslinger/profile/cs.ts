import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Tasit? Už se stalo. Koukni dolů.',
  story:
    'Přijela se čtyřmi plakáty téže tváře a všechny prodala králi. Zůstala na turnaj: každý, na koho je vypsaná odměna, tu klidně stojí a klaní se.',
  weapon: 'ta druhá pistole',
  win: [
    {
      do: 'Využij každé Přebití.',
      how: 'Každou údržbu přijde jedno a víc než dvě mít nemůžeš: střílej, než třetí propadne.',
    },
    {
      do: 'Označ si je včas.',
      how: 'Odměna za hlavu přidá každému útoku 1 zranění, vyplatí 1 BB a zůstane.',
    },
    {
      do: 'Vyhraj duel.',
      how: 'Vyšší kostka udělí 3 zranění nebo zabrání polovině; od úrovně II stačí shoda.',
    },
    {
      do: 'Schovej se za Úhyb.',
      how: 'Každý se za 1 nebo 2 vyhne všem zraněním a zkusit jich smíš několik.',
    },
  ],
  beware:
    'Odměna za hlavu platí každému, kdo střílí, nejen tobě. Samotný Revolver udělí málo: na úrovni I jen 3 až 5.',
  questions: [
    {
      ask: 'Kdo shrábne Odměnu za hlavu?',
      answer:
        'Kdo zaútočí na jejího majitele: o 1 zranění víc a 1 BB, jednou za útok, i když se všem zraněním zabrání.',
      rule: 'V-13',
    },
    {
      ask: 'Platí Odměna za hlavu i pro útok, který ji přidělí?',
      answer: 'Ano. Čte se, až když se zranění sčítají, takže Lovkyně odměn na ní už vydělá.',
      rule: 'V-13',
    },
    {
      ask: 'Kolik Přebití smím dát na jeden útok?',
      answer: 'Kolik jich máš, za každé jednu kostku, před obranou i po ní.',
      rule: 'R12.3.8',
    },
    {
      ask: 'Kdo vyhrává při shodě?',
      answer: 'V Zúčtování ty. V Duelu je shoda na úrovni I prohraná a na úrovni II vyhraná.',
    },
    {
      ask: 'Smějí se kostky duelu měnit?',
      answer: 'Ano. Každému patří kostka, kterou hodil, takže karty na vlastní kostky platí na tu tvou.',
      rule: 'RUL-60',
    },
    {
      ask: 'Čemu se Úhyb vyhne?',
      answer:
        'Všem zraněním fáze kromě ultimátních, blokovatelným i neblokovatelným, také v údržbě. Ostatní účinky útoku nastanou.',
      rule: 'V-10',
    },
    {
      ask: 'Jak se zbavit Sražení?',
      answer: 'Utrať před fází hodu na útok 2 BB, nebo tu fázi vynech. Žeton zmizí tak i tak.',
      rule: 'R15.4.1',
    },
  ],
};
