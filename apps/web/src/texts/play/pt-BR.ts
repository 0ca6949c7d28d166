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
};
