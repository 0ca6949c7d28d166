import type { Settings } from './en.ts';

export const settings: Settings = {
  off: 'Desligado',
  volume: { quiet: 'Baixo', medium: 'Médio', loud: 'Alto' },
  pace: {
    text: 'Por quanto tempo as jogadas dele ficam à vista. Na história, cada passo fica até dar para ler.',
  },
  motion: {
    title: 'Movimento',
    text: 'Menos movimento na tela.',
    system: 'Como no aparelho',
    reduced: 'Reduzido',
  },
  ask: { title: 'Respostas', text: 'Quando perguntar se você quer responder, nesta partida e nas próximas.' },
  goesOn: {
    title: 'Fases Principais sem nada a fazer',
    text: 'Elas terminam sozinhas depois de um momento; um toque ou uma tecla as mantém abertas.',
  },
  wishes: {
    title: 'Cartas e fichas uma a uma',
    text: (n: number) =>
      `De cada uma você pode dizer, na explicação dela durante a partida, quando quer que a pergunta apareça. Com um desejo próprio: ${n}.`,
    forget: 'Esquecer esses desejos',
  },
  advice: {
    title: 'Dicas',
    text: 'O Bobo diz quanto vale cada escolha e qual ele faria.',
  },
  dice: { title: 'Dados em 3D', text: 'Desligado: dados planos, mais leves para o aparelho.' },
  yes: 'Sim',
  no: 'Não',
  keyNames: { remove: 'Del', tab: 'Tab', control: 'Ctrl' },
  keys: {
    title: 'Teclas',
    button: 'Teclas',
    space: 'o botão dourado; durante a jogada do computador: adiantar',
    escape: 'passar, não fazer nada; fechar o que estiver aberto',
    numbers: 'as outras respostas, em ordem',
    dice: 'separar um dado, da esquerda para a direita',
    roll: 'rolar os dados',
    sell: 'vender a carta em foco',
    tab: 'de uma coisa para a próxima; parar nela mostra a explicação',
    info: 'entrar na explicação do que está em foco',
    undo: 'desfazer a última escolha',
    hold: 'pausa enquanto segurar; um toque pausa até o próximo',
    coach: 'ligar ou desligar as dicas',
    pace: 'ritmo do computador: história, normal, rápido',
    recap: 'o que aconteceu nos últimos turnos',
    say: 'on-line: dizer algo aos outros',
    help: 'esta lista',
  },
};
