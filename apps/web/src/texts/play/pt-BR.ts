import type { Play } from './en.ts';

export const play: Play = {
  thinking: 'O computador está pensando.',
  concede: 'Desistir',
  playOn: 'Continuar jogando',
  trouble: 'O computador não conseguiu decidir.',
  unsaved: 'Este navegador não tem espaço para salvar a partida: ela se perderá ao fechar a página.',
  conceded: 'Você desistiu. A partida continua até a equipe concordar.',
  undo: 'Desfazer',
  ask: {
    title: 'Quero responder',
    always: 'Sempre',
    affected: 'Quando me afeta',
    matters: 'Só se fizer diferença',
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
  elsewhere: 'Esta partida foi aberta em outra aba.',
  elsewhereText: 'Ela continua lá. Nada do que você fizer aqui seria salvo.',
  goOnHere: 'Continuar aqui',
};
