import type { FeatsWords } from '../../feats.ts';

/** The feats in Czech. */
export const feats: FeatsWords = {
  'first-blood': {
    name: 'První krev',
    words: 'První krev, než si král stihl najít židli.',
    how: 'Připrav jako první někoho o zdraví: soupeře, svým útokem.',
  },
  'crown-that-fits': {
    name: 'Koruna akorát',
    words: 'Vítězství. Koruna je trochu velká, ale nikdo to nezmíní.',
    how: 'Vyhraj hru.',
  },
  'top-floor': {
    name: 'Nejvyšší patro',
    words: 'Výš už schopnost nejde. Zato ten výhled.',
    how: 'Vylepši schopnost na úroveň III.',
  },
  'filled-to-the-brim': {
    name: 'Až po okraj',
    words: 'Ještě jeden žeton a pečetní vosk by kapal.',
    how: 'Měj tolik žetonů jednoho druhu, kolik tvá deska dovolí, alespoň tři.',
  },
  'dice-whisperer': {
    name: 'Domluva s kostkami',
    words: 'Kostky řekly ne. Otázka padla znovu, důrazněji.',
    how: 'Když poslední hod nic nespustí, změň kostku a schopnost přesto spusť.',
  },
  'sticky-fingers': {
    name: 'Lepkavé prsty',
    words: 'Kostka byla cizí. Nápad už ne.',
    how: 'Změň kostku v soupeřově hodu na útok tak, aby nic nespustil.',
  },
  'none-shall-pass': {
    name: 'Tudy nikdo neprojde',
    words: 'Mocná rána, vyplýtvaná na velmi dobrý štít.',
    how: 'Nedostaň žádné zranění z útoku soupeře, který ti jich měl způsobit alespoň 8.',
  },
  'more-than-whole': {
    name: 'Zdraví na rozdávání',
    words: 'Zdravější barva než na portrétu.',
    how: 'Měj více zdraví než na začátku hry.',
  },
  'the-last-word': {
    name: 'Poslední slovo',
    words: 'Ultimátní schopnost. Diskuse se nekonala.',
    how: 'Spusť svou ultimátní schopnost a doveď ji do konce.',
  },
  'slow-burn': {
    name: 'Pomalý oheň',
    words: 'Kostky už byly v krabici, když se někdo skácel.',
    how: 'Vyhraj tím, že poslední soupeř padne ve fázi údržby.',
  },
  'overdoing-it': {
    name: 'Trochu moc',
    words: 'Stačily tři. Přišlo devět.',
    how: 'Způsob jedním útokem alespoň o 6 více, než kolik zdraví cíli zbývá.',
  },
  'good-umbrella': {
    name: 'Dobrý deštník',
    words: 'Třicet bodů nečasu a ani nitka mokrá.',
    how: 'Zabraň v jedné hře 30 zraněním, která míří na tebe.',
  },
  physician: {
    name: 'Lékaři, uzdrav se sám',
    words: 'Obvazů padlo víc, než kolik jiní krvácejí.',
    how: 'Získej v jedné hře uzdravením 15 zdraví.',
  },
  'spring-cleaning': {
    name: 'Jarní úklid',
    words: 'Tři kletby šly ven i s prachem.',
    how: 'Zbav se v jednom tahu tří znevýhodňujících žetonů. Fáze údržby se nepočítá.',
  },
  'spend-like-the-king': {
    name: 'Královské výdaje',
    words: 'Pět karet v jednom tahu. Pokladník omdlel.',
    how: 'Zahraj pět karet v jednom svém tahu.',
  },
  'two-stairs': {
    name: 'Dva schody naráz',
    words: 'Druhá úroveň je pro lidi, kteří mají čas.',
    how: 'Vylepši schopnost z úrovně I rovnou na III.',
  },
  'shoulder-to-shoulder': {
    name: 'Bok po boku',
    words: 'Nikdo nikoho nenesl. Byla to krása.',
    how: 'Vyhraj v týmu, kde každý svými útoky způsobil alespoň 15 zranění.',
  },
  'king-of-the-hill': {
    name: 'Král na trůnu',
    words: 'Na trůn chtěli všichni. Výhled máš ty.',
    how: 'Vyhraj Krále na trůnu alespoň ve čtyřech.',
  },
  turncoat: {
    name: 'Převlečený kabát',
    words: 'Vítězství z obou židlí. Někdo je zmatený, a ty to nejsi.',
    how: 'Vyhraj dva souboje po sobě proti témuž soupeři, s prohozenými hrdiny.',
  },
  'leaders-bane': {
    name: 'Postrach vysokých',
    words: 'Ty, co vyčnívají, nemáš v oblibě.',
    how: 'V Králi na trůnu sraz svým útokem toho z ostatních, kdo měl na začátku toho tahu nejvíce zdraví.',
  },
  'five-of-one-mind': {
    name: 'Pět za jedno',
    words: 'Pět kostek se shodlo. Radní nikdy.',
    how: 'Hoď pět stejných čísel ve své fázi hodu na útok.',
  },
  'return-to-sender': {
    name: 'Zpět odesílateli',
    words: 'Přišla rána. Bolela. Ne tebe.',
    how: 'Soupeř na tebe zaútočí a tímtéž útokem sám klesne na 0 zdraví.',
  },
  'first-try': {
    name: 'Napoprvé',
    words: 'Velká postupka prvním hodem. Pokrčení ramen.',
    how: 'Spusť schopnost velkou postupkou z prvního hodu, aniž by se změnila jediná kostka.',
  },
  'second-wind': {
    name: 'Druhý dech',
    words: 'Zbývalo deset a pak se připomněl lektvar.',
    how: 'Klesni na 10 zdraví nebo méně a znovu stoupni alespoň o 6.',
  },
  'sleeping-on-gold': {
    name: 'Spánek na zlatě',
    words: 'Patnáct bodů a ani jeden utracený. Drak uznale kývá.',
    how: 'Měj 15 BB.',
  },
  'by-a-hair': {
    name: 'O vlásek',
    words: 'Jeden bod zdraví, jedna koruna, další otázky nejsou.',
    how: 'Vyhraj s 1 zdravím.',
  },
  'heard-across-the-moat': {
    name: 'Slyšet až za příkop',
    words: 'Dvacet jednou ranou. Kachny si stěžovaly.',
    how: 'Způsob jedním útokem alespoň 20 zranění.',
  },
  'before-the-soup': {
    name: 'Ještě před polévkou',
    words: 'Do osmého tahu hotovo a polévka je pořád horká.',
    how: 'Vyhraj souboj na 50 zdraví nejpozději v 8. tahu.',
  },
  'the-long-winter': {
    name: 'Dlouhá zima',
    words: 'Třicet tahů. Narostly dva plnovousy.',
    how: 'Vyhraj souboj ve 30. tahu nebo později.',
  },
  'gift-basket': {
    name: 'Dárkový koš',
    words: 'Čtyři různá neštěstí, jedna stuha.',
    how: 'Ať má jeden soupeř naráz čtyři různé znevýhodňující žetony, všechny od tebe.',
  },
  'against-the-odds': {
    name: 'Navzdory šancím',
    words: 'Jedna z dvaceti. A prý to bylo jasné od začátku.',
    how: 'Spusť schopnost, na kterou měl poslední hod s ponechanými kostkami šanci pod 5 %.',
  },
  'cold-dice': {
    name: 'Studené kostky',
    words: 'Vítězství bez jejich pomoci. A dozvěděly se to.',
    how: 'Vyhraj, ač tvé hody na útok patřily k nejsmolnějším: taková je jedna hra z dvaceti.',
  },
  'steady-hand': {
    name: 'Pevná ruka',
    words: 'Celá hra a není se za co stydět.',
    how: 'Učiň ve hře alespoň 30 rozhodnutí, z nichž rozbor žádné nenazve chybou.',
  },
  'giant-slayer': {
    name: 'Pád obra',
    words: 'Počítač přemýšlel dlouho. Měl ještě déle.',
    how: 'Vyhraj souboj s počítačem úrovně Král.',
  },
  'nobodys-crown': {
    name: 'Ničí koruna',
    words: 'Padli všichni. Král si s úlevou korunu nechal.',
    how: 'Skonči hru remízou.',
  },
  'out-of-the-ashes': {
    name: 'Z popela',
    words: 'Náhrobní nápis byl hotový. Dokonce se rýmoval.',
    how: 'Vyhraj poté, co máš 5 zdraví nebo méně a soupeř 20 nebo více.',
  },
  'a-paupers-victory': {
    name: 'Vítězství s prázdnou kapsou',
    words: 'Ani jedna zahraná karta. Kostky pozdravují.',
    how: 'Vyhraj bez jediné zahrané karty.',
  },
  'not-a-scratch': {
    name: 'Ani škrábnutí',
    words: 'Prý byl nějaký útok. Zpráva dorazila později.',
    how: 'Vyhraj bez jediné ztráty zdraví.',
  },
  'full-board': {
    name: 'Plná deska',
    words: 'Každá schopnost o patro výš. Truhlář musel rozšířit stůl.',
    how: 'Měj naráz na úrovni II nebo vyšší všechny schopnosti, které lze vylepšit.',
  },
  'the-whole-court': {
    name: 'Celý dvůr',
    words: 'Vítězství v každém erbu. Prádlo nebere konce.',
    how: 'Vyhraj alespoň jednou s každým hrdinou.',
  },
};
