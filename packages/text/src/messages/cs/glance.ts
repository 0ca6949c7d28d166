import type { GlanceTexts } from '../../rulebook/glance.ts';

export const glance: GlanceTexts = {
  aim: 'Sraz zdraví všech soupeřů na 0 a zůstaň ve hře jako poslední. V souboji začíná každý hrdina s 50 body zdraví. Ve svém tahu hážeš pěti kostkami a podle výsledku můžeš spustit jednu schopnost svého hrdiny.',
  turn: {
    upkeep: { name: 'Údržba', text: 'Působí tvé žetony: oheň pálí, bomby tikají.' },
    income: {
      name: 'Příjem',
      text: 'Získej 1 BB a dober si 1 kartu; začínající hráč tuto fázi jednou přeskočí.',
    },
    main1: {
      name: 'Hlavní (1)',
      text: 'Hraj vylepšení a akce hlavní fáze, prodávej karty po 1 BB.',
    },
    offence: {
      name: 'Hod na útok',
      text: 'Hoď pěti kostkami až třikrát a pak spusť jednu schopnost.',
    },
    targeting: { name: 'Hod na zacílení', text: 'Jen s více soupeři: kdo to schytá?' },
    defence: {
      name: 'Hod na obranu',
      text: 'Obránce hodí jednou, pak se všechna zranění započtou najednou.',
    },
    main2: { name: 'Hlavní (2)', text: 'Ještě jednou hraj a prodávej jako v hlavní (1).' },
    discard: { name: 'Odkládání', text: 'Prodávej karty, dokud jich nemáš nejvýše šest.' },
  },
  damage: {
    normal: 'Obyčejný druh: zranění bez přívlastku.',
    undefendable: 'Bez obranného hodu, ale karty a žetony stále pomáhají.',
    pure: 'Jako neblokovatelné, a navíc je nic nezvýší.',
    collateral: 'Samo určuje, koho zasáhne, a nikdy není útokem.',
    ultimate: 'Nikdo na ně nemůže reagovat ani je snížit.',
  },
};
