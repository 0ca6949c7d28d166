import type { Messages } from '../../language.ts';

export const things: Messages['things'] = {
  need: {
    small: 'Sequência Pequena',
    large: 'Sequência Grande',
    kind: '{n}-de um tipo',
  },
  defensiveRoll: 'Rolagem Defensiva {n}',
  addedBy: 'vem com {card}',
  limit: 'Limite de Empilhamento: {n}',
  limitOthers: 'Limite de Empilhamento: {n} ({others} em outros heróis)',
  dial: 'disco até {n}',
  sides: 'dois lados: básico e avançado',
  useNamed: '{name}: {use}',
  persistent: 'Persistente',
  complexity: 'complexidade: {n} de 6',
  setup: 'preparação adicional',
  tokens: 'Efeitos de Status e Companheiros',
  abilities: 'habilidades',
  upgrades: 'Aprimoramentos de Herói',
  cards: 'cartas de Ação',

  moment: {
    setup: 'durante a preparação',
    'turn-start': '{any, select, yes {no início de cada turno} other {no início do seu turno}}',
    upkeep: '{any, select, yes {em cada Fase de Manutenção} other {na sua Fase de Manutenção}}',
    income: '{any, select, yes {em cada Fase de Recursos} other {na sua Fase de Recursos}}',
    'offence-entry':
      '{any, select, yes {antes de cada Fase de Rolagem Ofensiva} other {antes da sua Fase de Rolagem Ofensiva}}',
    'offence-begun':
      '{any, select, yes {quando começar uma Fase de Rolagem Ofensiva} other {quando começar a sua Fase de Rolagem Ofensiva}}',
    activate:
      '{any, select, yes {quando alguém ativar uma Habilidade Ofensiva} other {quando você ativar uma Habilidade Ofensiva}}',
    'attack-declared': '{any, select, yes {quando alguém atacar} other {quando você atacar}}',
    'target-known':
      '{any, select, yes {quando o alvo de uma habilidade for conhecido} other {quando o alvo da sua habilidade for conhecido}}',
    'before-defence':
      '{any, select, yes {antes da defesa contra um ataque} other {antes da defesa contra o seu ataque}}',
    placing: 'se você receber mais uma no Limite de Empilhamento',
    placed: 'quando você receber uma ficha destas',
    dialPlaced: 'quando {token} recuperar Vitalidade',
    dialEmptied: 'quando {token} ficar sem Vitalidade',
    reached: 'quando você atingir o seu Limite de Empilhamento delas',
    emptied: 'quando a última ficha destas sair do seu tabuleiro',
    explode: 'quando for virada além do último lado, ela sai do seu tabuleiro',
    'would-be-defeated': 'se a sua Vitalidade fosse chegar a 0',
    'damage-applied':
      '{any, select, yes {depois que o dano for aplicado} other {depois que o dano for aplicado no seu turno}}',
    'roll-phase-end':
      '{any, select, yes {na conclusão de cada Fase de Rolagem} other {na conclusão da sua Fase de Rolagem}}',
    'roll-phases-over':
      '{any, select, yes {depois da última Fase de Rolagem de cada turno, mesmo que pulada} other {depois da sua última Fase de Rolagem do turno, mesmo que pulada}}',
    'upgrade-played':
      '{any, select, yes {quando alguém jogar um Aprimoramento} other {quando você jogar outro Aprimoramento}}',
    'holder-defeated': 'quando o jogador que o tem for derrotado, ele volta para o seu tabuleiro',
    'turn-end': '{any, select, yes {no fim de cada turno} other {no fim do seu turno}}',
  },
  price: {
    cp: 'gaste {n} {cp}',
    this: '{n, plural, one {gaste esta ficha} other {gaste # destas fichas}}',
    token: 'gaste {what}',
    anyThis: 'gaste qualquer número destas fichas',
    anyToken: 'gaste qualquer número de fichas suas de {token}',
    discard: 'descarte {n, plural, one {# carta} other {# cartas}}',
    none: 'use',
  },
  use: '{price}: {what}',
  useWithin: '{price} ({limits}): {what}',
  within: {
    main: 'na sua Fase Principal',
    after: 'depois que o dano for aplicado',
    defence: 'em vez de uma Habilidade Defensiva',
    announce: 'em vez de ativar uma habilidade',
    income: 'em vez de sacar na sua Fase de Recursos',
    modifier: 'Modificador de Ataque',
    only: 'apenas se {cond}',
    perTurn: '{n, plural, one {uma vez por turno} other {# vezes por turno}}',
    perAttack: '{n, plural, one {uma vez por ataque} other {# vezes por ataque}}',
    agedTurn: 'não com fichas ganhas neste turno',
    agedPhase: 'não com fichas ganhas nesta Fase de Rolagem Ofensiva',
    agedDefence: 'não com fichas ganhas por esta defesa',
  },
  standing: {
    attackingAdd: 'os seus ataques causam {x} de dano a mais {after}',
    attackedAdd: 'os ataques contra você causam {x} de dano a mais {after}',
    attackingLess:
      'as suas Habilidades Ofensivas causam a cada jogador {x} de dano a menos {after} (exceto a Suprema)',
    attackedLess:
      'as Habilidades Ofensivas dos oponentes causam a você {x} de dano a menos {after} (exceto as Supremas)',
    attackingNone: 'as suas Habilidades Ofensivas não causam dano (exceto a Suprema)',
    attackedNone: 'as Habilidades Ofensivas dos oponentes não causam dano a você (exceto as Supremas)',
    attackerGains: 'quando você for alvo de um ataque, o atacante ganha {n} {cp}',
  },
  forbids: {
    actions:
      'você não pode agir: nem cartas, nem fichas, nem Habilidade Defensiva, nem Habilidade Passiva paga',
    cards: 'você não pode jogar cartas',
    defence: 'você não pode usar uma Habilidade Defensiva',
  },
  fixed: {
    'not-transferable': 'não pode ser transferida',
    'not-removable': 'não pode ser transferida, e só um texto que a mencione pode removê-la',
  },
  startSide: 'começa com o lado {x} para cima {after}',
  startSideUpgrades:
    'começa com o lado {a} para cima, ou com o lado {b} se o jogador que a inflige tiver pelo menos {n} Aprimoramentos em jogo',
  whenActivated: 'quando uma habilidade o ativar: {what}',
  whenCast: 'quando você o conjurar: {what}',
  spellLimit: 'virado para baixo enquanto preparado',
  preparedLimit: 'até {n} ao mesmo tempo',
  preparedKept:
    'os feitiços são preparados virados para baixo, e os oponentes veem somente quantos há; um feitiço conjurado pode ser preparado de novo',
  ownPrepared: 'você pode ter até {n} feitiços preparados',
  declinable: 'o jogador do herói desta ficha pode recusar ganhá-la',
  secret: 'os oponentes veem somente quantas fichas destas você tem',
  attemptPrice: 'cada Tentativa de Rolagem sua depois da primeira custa {n} {cp}',
  permits: {
    'upgrades-in-roll-phases': 'você pode jogar Aprimoramentos em qualquer Fase de Rolagem',
  },
  ownLimit: 'o seu Limite de Empilhamento de {token} é {n}',
  levelCounts: 'neste nível melhora: {list} (veja lá)',
  kept: 'outros textos a contam e a utilizam',
  playOnlyIf: 'jogue esta carta apenas se {cond}',
  playAfter: 'jogue esta carta somente depois que o dano for aplicado',
  playAfterIf: 'jogue esta carta depois que o dano for aplicado, e apenas se {cond}',
  playPrice: 'para jogar esta carta, além do custo, {price}',
  onPlay: 'quando você jogar esta carta',
};
