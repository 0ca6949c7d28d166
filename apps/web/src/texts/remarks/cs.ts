import { oneOf } from '../format.ts';
import type { Remarks } from './en.ts';

export const remarks: Remarks = {
  result: {
    victory: (game) =>
      oneOf(game, [
        'Sláva! Posaď se a chvíli vládni. Za rok si trůn vezmu zpátky.',
        'Krásně zahráno. Všem řeknu, že jsem to čekal.',
        'Pěkná výhra. Koza tě pozdravuje.',
      ]),
    defeat: (game) =>
      oneOf(game, [
        'Prohra, stejně jako u kozy. Jenže koza hned chtěla odvetu.',
        'Kostky byly kruté. Já vím, sám jsem je cvičil.',
        'Hlavu vzhůru. Já tu přišel o rozum, a trůn mám pořád.',
      ]),
    draw: 'Nikdo nezůstal stát? Tak trůn zůstává mně. Remízy mám rád.',
    conceded: 'Bílá vlajka! Hodí se mi k závěsům. Koruna patří těm, kdo zůstali.',
    theyConceded: 'Odešli? Koruna vyhraná vsedě je pořád koruna.',
    hill: 'Nahoře je jediná židle a teď je tvoje. Pozor na průvan.',
    hillLost: 'Trůn je jen jeden a už na něm někdo sedí. On počká. Vrať se.',
    watched: 'Všechno jsem odtud viděl. Hrajte dál, někdo vládnout musí.',
  },
  empty: { games: 'Ani jeden souboj? Kostky už chladnou.', heroes: 'Díval jsem se i pod trůn.' },
};
