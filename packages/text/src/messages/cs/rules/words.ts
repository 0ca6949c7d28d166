import { rule } from '../../../rulebook/section.ts';

export const words = {
  R10: rule(
    'Slova na kartách a deskách',
    'Stejná slova znamenají na každé kartě a desce totéž. Text se provádí shora dolů; zranění čekají do konce fáze hodu (R13.1). Podmínky jako „pokud“ se ověřují, až když dojde na jejich řádek.',
  ),
  'R10.1': rule(
    '„Hoď 3“',
    'Hoď jednou tolika svými kostkami. Pro další text se počítají jen tyto kostky, ne ty hozené dříve. Tytéž kostky může použít více řádků.',
  ),
  'R10.2': rule(
    '„Za“ symbol',
    'Ukazuje-li hod tento symbol, nebo všechny uvedené symboly, efekt nastane jednou, ať jej ukazuje kolik kostek chce. Je-li s ním silnější řádek spojen slovem „nebo“, vybereš si jen jeden z nich.',
  ),
  'R10.3': rule(
    '„2 ×“ symbol',
    'Číslo se vynásobí počtem kostek, které tento symbol ukazují. Neukazuje-li jej žádná, je výsledek 0.',
  ),
  'R10.4': rule(
    '„Poté“',
    'Nejprve se stane vše, co stojí před slovem „poté“. Pak může každý zareagovat a teprve potom se počítá zbytek. Po zranění se čeká, až bude započteno (R15.6).',
  ),
  'R10.6': rule(
    '„Nebo“',
    'Nastane právě jedna z možností. Volí hráč, kterému text patří, až na ni dojde. Možnost, která by nic neudělala, lze zvolit jen tehdy, když by nic neudělala žádná.',
  ),
  'R10.7': rule('„Navíc“', 'Stane se to po ostatních efektech textu. Mezi nimi nikdo reagovat nemůže.'),
  'R10.9': rule(
    '„Seber“',
    'Druhý hráč ztratí uvedený počet, nebo vše, má-li méně, a ty to získáš, nejvýše do svého maxima. Sebrané zdraví není zranění: nelze mu zabránit ani se mu bránit a není útokem. Sebrané karty se berou náhodně, sebrané žetony se přesouvají (R7.6).',
  ),
  'R10.10': rule(
    '„Můžeš“',
    'Rozhodneš se, až na to dojde. Bez slova „můžeš“ se efekt musí provést, nakolik to jde; co nejde, se přeskočí.',
  ),
  'R10.11': rule(
    '„Soupeř“',
    'U útočné schopnosti je to její cíl, na kartě soupeř, kterého zvolíš. „Všichni soupeři“ jsou všichni soupeři ve hře, každý hrdina týmu zvlášť. „Zvolený hráč“ může být kdokoli, i ty.',
  ),
  'R10.13': rule(
    '„½“',
    'Polovina lichého čísla se vždy zaokrouhluje nahoru: polovina ze 7 je 4. Nezáleží na tom, komu to prospěje.',
  ),
  'R10.14': rule(
    '„Hodnota“, „změň“, „přehoď“',
    'Hodnota kostky je její číslo. Změnit kostku znamená zvolit nové číslo a symbol se změní s ním; přehodit ji znamená hodit znovu a přijmout výsledek. Obojí se počítá jako změna kostky (R14.7).',
  ),
  'R10.15': rule(
    '„Až 2“',
    'Libovolný počet od 0 do 2: volíš ty. Samotné číslo znamená přesně tolik, nebo kolik je možné.',
  ),
};
