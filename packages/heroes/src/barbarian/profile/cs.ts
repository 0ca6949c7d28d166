import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Proč klepat?',
  story:
    'Na turnaj přišel omylem a vyhrál tři zápasy, než mu někdo vysvětlil, oč se bojuje. Od té doby se vrací každý rok: polévka je dobrá a dveře nové.',
  weapon: 'ta, která je zrovna blíž',
  win: [
    { do: 'Bij každý tah.', how: 'Miř na Ránu: tři Meče padnou v 98 tazích ze 100.' },
    {
      do: 'Nejdřív vylepši Mocný úder.',
      how: 'Od úrovně II se jeho 8 zranění nedá blokovat; když míříš, vyjde v 61 tazích ze 100.',
    },
    {
      do: 'Omrač a přisaď.',
      how: 'Kritická rána a Zuřivost! ti dají druhou fázi hodu na útok: nech si na ni BB.',
    },
    { do: 'Připrav je o příjem.', how: 'Otřes mozku stojí majitele celou fázi příjmu: kartu i BB.' },
  ],
  beware:
    'Ty žádnému zranění nezabráníš: Tlustá kůže jen uzdravuje. Zběsilost kousne i tebe, projde-li jediné zranění.',
  questions: [
    {
      ask: 'Může omráčený soupeř reagovat?',
      answer:
        'Ne: žádné karty, žetony ani obrana. Poslední možnost má ve chvíli, kdy je znám cíl; po útoku Omráčení zmizí a ve tvé další fázi soupeř zase jedná.',
      rule: 'RUL-67',
    },
    {
      ask: 'Dá mi Omráčení z další fáze ještě jednu?',
      answer: 'Ano. Každé Omráčení dává jednu další fázi hodu na útok proti svému majiteli.',
      rule: 'R15.6.8',
    },
    {
      ask: 'Zachrání mě Tlustá kůže před smrtící ranou?',
      answer:
        'Ano. Uzdravení a zranění z jedné fáze hodu se započtou společně: kdo má 3 zdraví, utrpí 5 zranění a uzdraví se o 4, zůstane na 2.',
      rule: 'R13.8',
    },
    {
      ask: 'Zraní mě Zběsilost, i když se soupeř všemu vyhne?',
      answer: 'Ne. Projde-li ale aspoň 1, utrpíš v téže chvíli 4 (5 na úrovni II), takže můžete padnout oba.',
      rule: 'V-24',
    },
    {
      ask: 'Smějí se měnit kostky Přemožení?',
      answer:
        'Ano, smějí obě strany, dokud ty tři kostky leží na stole. O zranění i Otřesu mozku rozhodne konečný součet.',
      rule: 'R14.7.1',
    },
    {
      ask: 'Co počítá karta Hlavička!?',
      answer: 'Zranění, která dorazila: aspoň 8 po veškeré obraně. Zahraješ ji po jejich započtení.',
      rule: 'V-01',
    },
  ],
};
