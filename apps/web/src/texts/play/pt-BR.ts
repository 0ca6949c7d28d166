import type { Play } from './en.ts';

export const play: Play = {
  thinking: 'O computador está pensando.',
  pass: (who) => `Passe o aparelho para ${who}`,
  passText: (hero) => `Agora quem decide é ${hero}. Ninguém mais deve olhar.`,
  take: 'Estou com ele',
  concede: 'Desistir',
  concedeText: 'Você sai desta partida e a perde. É isso mesmo que quer?',
  playOn: 'Continuar jogando',
  trouble: 'O computador não conseguiu decidir.',
  unsaved: 'Este navegador não tem espaço para salvar a partida: ela se perderá ao fechar a página.',
  concedeTeam:
    'A equipe desiste quando todas as pessoas dela concordam; os computadores concordam na hora. Não dá para voltar atrás. É isso mesmo que quer?',
  conceded: 'Você desistiu. A partida continua até a equipe concordar.',
  undo: 'Desfazer',
  undoHelp:
    'Desfaz sua última escolha, desde que ela não tenha revelado nada de novo: nem rolagem, nem carta, nem resposta dos outros.',
  ask: {
    title: 'Quero responder',
    always: 'Sempre',
    affected: 'Quando me afeta',
    matters: 'Só se fizer diferença',
    alwaysHelp:
      'A pergunta aparece sempre que você puder jogar uma carta ou usar uma ficha. Nada passa sozinho.',
    affectedHelp:
      'A pergunta aparece no seu turno, quando você ataca ou é alvo de um ataque, quando há Dano de Entrada contra você, quando seus dados estão na mesa, quando um oponente anuncia uma habilidade e quando uma carta escolhe você. O resto passa sozinho. E, de tudo isso, só se uma das respostas puder ajudar você agora.',
    mattersHelp:
      'A pergunta aparece quando um oponente anuncia uma habilidade, durante um ataque seu ou contra você, quando há Dano de Entrada contra você e, sobre seus dados, quando eles não serão mais rolados. O resto passa sozinho. E, de tudo isso, só se uma das respostas puder ajudar você agora.',
  },
  askFor: {
    title: 'Perguntar sobre isto',
    always: 'Sempre',
    helps: 'Quando ajuda',
    never: 'Nunca',
  },
  leaving: 'Nada para jogar: seguindo…',
  stay: 'Ficar',
  hold: 'Segure para pausar',
  held: 'Em pausa',
  holdHelp:
    'Segure ou toque para parar os computadores e receber a pergunta na próxima oportunidade, seja qual for o ajuste acima: para pensar ou para blefar.',
  elsewhere: 'Esta partida foi aberta em outra aba.',
  elsewhereText: 'Ela continua lá. Nada do que você fizer aqui seria salvo.',
  goOnHere: 'Continuar aqui',
};
