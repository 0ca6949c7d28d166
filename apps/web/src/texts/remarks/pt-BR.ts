import { oneOf } from '../format.ts';
import type { Remarks } from './en.ts';

export const remarks: Remarks = {
  result: {
    victory: (game) =>
      oneOf(game, [
        'Bravo! Sente-se e reine um pouco. No ano que vem eu quero de volta.',
        'Bem jogado. Vou dizer a todos que eu já sabia.',
        'Bela vitória. A cabra manda lembranças.',
      ]),
    defeat: (game) =>
      oneOf(game, [
        'Perdeu, como a cabra. Só que a cabra pediu revanche na hora.',
        'Os dados foram cruéis. Eu sei, fui eu que treinei.',
        'Cabeça erguida. Eu perdi o juízo aqui e mesmo assim fiquei com o trono.',
      ]),
    draw: 'Ninguém ficou de pé? Então o trono continua meu. Adoro empates.',
    conceded: 'Bandeira branca! Combina com minhas cortinas. A coroa vai para quem ficou.',
    theyConceded: 'Foram embora? Coroa ganha sem sair da cadeira também é coroa.',
    hill: 'Lá em cima só cabe uma cadeira, e agora ela é sua. Aproveite a vista.',
    hillLost: 'A montanha só tem um lugar, e já sentaram nele. Ela espera. Volte.',
    watched: 'Vi tudo daqui de cima. Continuem, alguém tem que reinar.',
  },
  empty: { games: 'Nenhum duelo ainda? Os dados estão esfriando.', heroes: 'Procurei até embaixo do trono.' },
};
