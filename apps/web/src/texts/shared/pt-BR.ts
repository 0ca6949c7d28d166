import { date, percent } from '../format.ts';
import type { Shared } from './en.ts';

export const shared: Shared = {
  percent: percent('pt-BR'),
  date: date('pt-BR'),
  app: { skip: 'Ir para o conteúdo', loading: 'Carregando' },
  nav: { home: 'Início', close: 'Fechar' },
  keys: { space: 'Espaço', enter: 'Enter' },
  levels: { squire: 'Escudeiro', knight: 'Cavaleiro', champion: 'Campeão', king: 'Rei' },
  modes: {
    duel: { name: 'Duelo', players: '2 jogadores' },
    '2v2': { name: '2 contra 2', players: '4 jogadores' },
    '3v3': { name: '3 contra 3', players: '6 jogadores' },
    '2v2v2': { name: '2 contra 2 contra 2', players: '6 jogadores' },
    koth: { name: 'O Rei da Montanha', players: '3 a 6 jogadores, cada um por si' },
  },
  phases: {
    upkeep: 'Manutenção',
    income: 'Recursos',
    main1: 'Principal 1',
    offence: 'Rolagem Ofensiva',
    targeting: 'Alvo',
    defence: 'Rolagem Defensiva',
    main2: 'Principal 2',
    discard: 'Descarte',
  },
  source: {
    seed: 'Dos manuais',
    public: 'Fatos publicados',
    memory: 'De memória',
    design: 'Nosso',
  },
  damage: {
    normal: (n) => `${n} de dano`,
    undefendable: (n) => `${n} de dano indefensável`,
    pure: (n) => `${n} de dano puro`,
    collateral: (n) => `${n} de dano colateral`,
    ultimate: (n) => `${n} de dano supremo`,
    heal: (n) => `cura ${n}`,
    prevent: (n) => `previne ${n}`,
  },
  card: {
    cost: (n) => `custa ${n} PC`,
    kinds: {
      instant: 'Instantânea',
      main: 'Fase Principal',
      roll: 'Fase de Rolagem',
      offensive: 'Aprim. de ataque',
      defensive: 'Aprim. de defesa',
      passive: 'Aprim. de passiva',
    },
  },
  lost: { title: 'Ninguém mora aqui', text: 'Este endereço não leva a lugar nenhum.' },
  failure: {
    title: 'Algo quebrou',
    text: 'A falha é do programa, não sua. Suas partidas são salvas a cada escolha.',
    offlineTitle: 'Sem conexão',
    offline:
      'Não há conexão, e esta parte do jogo ainda não está neste aparelho. Suas partidas estão a salvo.',
    retry: 'Tentar de novo',
    reload: 'Recarregar a página',
    details: 'O que aconteceu',
  },
};
