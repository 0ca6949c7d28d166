import type { Messages } from '../../language.ts';

export const effects: Messages['effects'] = {
  deal: '{has, select, yes {cause {x} de {damage}} other {cause {damage}}} {to} {after}',
  take: '{has, select, yes {sofra {x} de {damage}} other {sofra {damage}}} {after}',
  isolated: '(fonte isolada)',
  hard: '(não pode ser reduzido nem prevenido)',
  ifDealt: 'se o ataque causar {n, plural, one {dano} other {pelo menos # de dano}}, {what}',
  drain: '{what} e cure tanto quanto o dano que passar',
  add: '{has, select, yes {adicione {x} de {damage}} other {adicione {damage}}} {after}',
  lessen:
    '{has, select, yes {reduza o seu ataque em {x} de dano} other {reduza o dano do seu ataque}} {after}',
  undefendable: 'o dano do ataque se torna indefensível',
  prevent:
    '{who, select, self {previna} many {{nom} previnem} other {{nom} previne}} {has, select, yes {{x} de dano} other {dano}} {after}',
  preventHalf:
    '{who, select, self {previna} many {{nom} previnem} other {{nom} previne}} metade do Dano de Entrada (arredondada para cima)',
  preventAll:
    '{who, select, self {previna} many {{nom} previnem} other {{nom} previne}} todo o Dano de Entrada',
  reflect: 'cause ao atacante metade do Dano de Entrada (arredondada para cima)',
  halveOutgoing: 'até o fim da Fase de Rolagem você causa somente metade do dano (arredondada para cima)',
  heal: '{who, select, self {cure} many {{nom} recuperam} other {{nom} recupera}} {has, select, yes {{x} de Vitalidade} other {Vitalidade}} {after}',
  setHealth: 'em vez disso, a sua Vitalidade passa a ser {n}',
  survive: 'se este ataque fosse levar a sua Vitalidade a 0, ela passa a ser 1',
  stealHealth: 'roube {x} de Vitalidade {from} {after}',

  cp: '{who, select, self {ganhe} many {{nom} ganham} other {{nom} ganha}} {x} {cp} {after}',
  loseCp: '{who, select, self {perca} many {{nom} perdem} other {{nom} perde}} {x} {cp} {after}',
  payCp: 'gaste {x} {cp}',
  stealCp: 'roube {x} {cp} {from} {after}',
  gainOrSteal: 'ganhe {n} {cp}, dos quais você pode, em vez disso, roubar até {most} {gen}',
  payUpTo: 'gaste até {n} {cp}',
  payAny: 'gaste qualquer quantidade de {cp}',

  gain: '{who, select, self {ganhe} many {{nom} ganham} other {{nom} ganha}} {what} {after}',
  gainToLimit: 'ganhe fichas de {token} até o seu Limite de Empilhamento',
  inflict: 'inflija {what} {on} {after}',
  remove: 'remova {what} {from} {after}',
  removeThis: 'remova esta ficha',
  removeOneOfThese: 'remova {n} destas fichas',
  removeTheseTokens: 'remova todas estas fichas',
  removeUpTo: 'remova até {n, plural, one {# ficha sua} other {# fichas suas}} de {token}',
  removeAny: 'remova qualquer número de fichas suas de {token}',
  chooseToken: {
    self: 'escolha uma das suas fichas de Efeito de Status',
    anyone: 'escolha uma ficha de Efeito de Status de qualquer jogador',
    that: 'escolha uma ficha de Efeito de Status {gen}',
  },
  removeToken: {
    self: 'remova 1 das suas fichas de Efeito de Status',
    anyone: 'remova 1 ficha de Efeito de Status de um jogador escolhido',
    that: 'remova 1 ficha de Efeito de Status {gen}',
  },
  transferToken: {
    self: 'transfira 1 das suas fichas de Efeito de Status {dat}',
    anyone: 'transfira 1 ficha de Efeito de Status de um jogador escolhido {dat}',
    that: 'transfira 1 ficha de Efeito de Status {gen} {dat}',
  },
  notUnique: '(Positivo ou Negativo)',
  removeChosen: 'remova a ficha escolhida',
  transferChosen: 'transfira a ficha escolhida {dat}',
  removeAll:
    '{who, select, self {remova todas as suas fichas de Efeito de Status} other {remova todas as fichas de Efeito de Status {from}}}',
  passOn: 'transfira esta ficha {dat}',
  refuse: 'previna 1 ficha de Efeito de Status que este ataque inflige a você',
  refuseNegative: 'previna 1 ficha de Efeito de Status Negativo que este ataque inflige a você',
  raiseLimit: 'aumente o seu Limite de Empilhamento de {token} em {n}',
  lowerLimit: 'reduza o seu Limite de Empilhamento de {token} em {n}',
  advance:
    '{who, select, self {vire cada ficha sua de {token} para o próximo lado} many {vire cada ficha de {token} nos tabuleiros {gen} para o próximo lado, em qualquer ordem} other {vire cada ficha de {token} no tabuleiro {gen} para o próximo lado}}',
  advanceNext: 'vire esta ficha para o próximo lado',
  removeNext: 'remova esta ficha',
  coverAbility:
    'o jogador do herói desta ficha a coloca sobre uma das suas Habilidades Ofensivas (nunca a Suprema nem a última livre), que você não pode ativar',
  chooseKind: 'escolha um Efeito de Status Positivo do Folheto {gen}',
  gainChosen: 'ganhe 1 ficha desse tipo',
  gainOfLeaflet: 'ganhe 1 ficha de Efeito de Status Positivo do Folheto {gen}',
  movePiece:
    '{who, select, self {traga {token} de volta para o seu tabuleiro} other {mova {token} para o tabuleiro {gen}}}',
  flipBoard: 'vire o seu Tabuleiro do Herói até o fim do jogo',

  companion: {
    dialStart: 'coloque {token} em {x} de Vitalidade',
    dialGain: '{token} recupera {has, select, yes {{x} de Vitalidade} other {Vitalidade}} {after}',
    dialLose: '{token} perde {x} de Vitalidade {after}',
    build:
      '{n, plural, one {construa {token} ou vire-o para o lado avançado} other {construa {token} já no lado avançado}}',
    buildBasic: 'construa {token} (lado básico)',
    buildAdvanced: 'construa {token} (lado avançado)',
    improve: 'vire {token} para o lado avançado',
    dismantle: 'remova {token}',
    place: 'coloque {token} no seu tabuleiro',
    activate: '{token} entra em ação',
    deactivate: '{token} sai de ação',
    useUpTo:
      '{n, plural, one {você pode ativar sem custo 1 destes que tiver} other {ative sem custo até # diferentes destes que tiver}}: {list}',
    use: 'ative {token}',
  },
  noted: 'isto conta para {list} até o fim da fase (veja lá)',
  spell: {
    cast: 'conjure o feitiço {token}: {what}',
    prepare: 'prepare o feitiço {token}',
    castUpTo:
      '{n, select, all {conjure quantos feitiços preparados quiser} 1 {você pode conjurar 1 feitiço preparado} other {conjure até {n} feitiços preparados}}',
    prepareUpTo: '{n, plural, one {prepare 1 feitiço} other {prepare até # feitiços}}',
  },

  draw: '{who, select, self {saque} many {{nom} sacam} other {{nom} saca}} {x} {n, plural, one {carta} other {cartas}} {after}',
  discard:
    '{who, select, self {descarte} many {{nom} descartam} other {{nom} descarta}} {x} {n, plural, one {carta} other {cartas}} {random, select, yes {ao acaso} other {}} {after}',
  discardHand:
    '{who, select, self {descarte a sua mão} many {{nom} descartam as suas mãos} other {{nom} descarta a mão inteira}}',
  lookAtHand: 'olhe a mão {gen}',
  lookAtTop: 'olhe {n, plural, one {a carta} other {as # cartas}} do topo do seu deck',
  takeUpgrades: 'revele todos os Aprimoramentos entre elas e coloque-os na sua mão',
  putBack: 'devolva-as ao topo do seu deck em qualquer ordem',
  putRestBack: 'devolva as restantes ao topo do seu deck em qualquer ordem',
  returnOne: 'coloque 1 das cartas sacadas no topo ou no fundo do seu deck',
  searchUpgrade:
    'revele-as, procure 1 Aprimoramento no seu deck, mostre-o, coloque-o na sua mão e embaralhe o deck',
  searchAny: 'procure 1 carta no seu deck, coloque-a na sua mão e embaralhe o deck',
  playFromHand:
    'coloque em jogo {n, plural, one {1 Aprimoramento} other {até # Aprimoramentos}} da sua mão sem custo',
  playFromDeck:
    'procure {n, plural, one {1 Aprimoramento} other {até # Aprimoramentos}} no seu deck para colocar em jogo sem custo e embaralhe o deck',

  roll: '{who, select, self {role} many {{nom} rolam} other {{nom} rola}} {n, plural, one {# dado} other {# dados}}',
  rollBody: '{roll}: {body}',
  rollThen: '{roll}, então {body}',
  rerollOnce:
    '{all, select, yes {{n, plural, one {você pode re-rolar o dado uma vez} other {você pode re-rolar quaisquer destes dados uma vez}}} other {você pode re-rolar {n, plural, one {1 destes dados} other {até # destes dados}} uma vez}}',
  rerollOnceIf: 'se {cond}, {what}',
  offer: 'enquanto estes dados estiverem na mesa, você pode fazer isto: {what}',
  opposedRoll: 'você e {nom} rolam 1 dado cada',
  opposedDefence: 'o atacante também rola 1 dado',
  nameFace: 'escolha uma das faces do seu dado e aplique a linha dela: {body}',
  die: {
    own: '{other, select, yes {outro dos seus dados} other {1 dos seus dados}}',
    team: '{other, select, yes {outro dado seu ou de um companheiro de equipe} other {1 dado seu ou de um companheiro de equipe}}',
    opponents: '{other, select, yes {outro dado de um oponente} other {1 dado de um oponente}}',
    any: '{other, select, yes {qualquer outro dado} other {qualquer dado}}',
  },
  ofRoll: {
    any: '',
    offensive: 'da rolagem ofensiva',
    defensive: 'da rolagem defensiva',
  },
  even: 'que mostre um número par',
  chooseDie: 'escolha {die}',
  chooseValue: {
    any: 'escolha qualquer valor',
    step: 'escolha um valor 1 acima ou abaixo',
    copy: 'escolha o valor de outro dado seu da mesma rolagem',
    list: 'escolha o valor {values}',
  },
  setDie: {
    value: 'mude {die} para {value}',
    any: 'mude {die} para qualquer valor',
    step: 'aumente ou reduza {die} em 1',
    copy: 'mude {die} para o valor de outro dado seu da mesma rolagem',
    opposite: 'vire {die} para a face oposta',
  },
  setThatDie: {
    value: 'mude esse dado para {value}',
    chosen: 'mude esse dado para o valor escolhido',
    opposite: 'vire esse dado para a face oposta',
  },
  rerollDie: 're-role {die}',
  rerollThatDie: 're-role esse dado',
  rerollDieTimes: {
    self: 're-role {die}, até {n, plural, one {# vez} other {# vezes}}',
    own: 'você pode re-rolar 1 dos seus dados, até {n, plural, one {# vez} other {# vezes}}',
    team: 'você ou um companheiro de equipe, quem tiver rolado, pode re-rolar 1 dado, até {n, plural, one {# vez} other {# vezes}}',
    opponents: 'um oponente pode re-rolar 1 dado, até {n, plural, one {# vez} other {# vezes}}',
    any: 'quem tiver rolado pode re-rolar 1 dado, até {n, plural, one {# vez} other {# vezes}}',
  },
  rerollDice: {
    own: 're-role {n, select, all {quaisquer} other {{exact, select, yes {} other {até }}{n}}} dos seus dados {roll}',
    team: 're-role {n, select, all {quaisquer} other {{exact, select, yes {} other {até }}{n}}} dos dados seus ou de um companheiro de equipe {roll}',
    opponents:
      're-role {n, select, all {quaisquer} other {{exact, select, yes {} other {até }}{n}}} dos dados de um oponente {roll}',
    any: 're-role {n, select, all {quaisquer} other {{exact, select, yes {} other {até }}{n}}} dos dados de um jogador {roll}',
  },
  rerollByOwner: {
    any: 'quem rolou pode re-rolar {n, select, all {quaisquer} other {{exact, select, yes {} other {até }}{n}}} destes dados uma vez',
    offensive:
      'o atacante pode re-rolar {n, select, all {quaisquer} other {{exact, select, yes {} other {até }}{n}}} dos dados ofensivos uma vez',
    defensive:
      'o Defensor pode re-rolar {n, select, all {quaisquer} other {{exact, select, yes {} other {até }}{n}}} dos dados defensivos uma vez',
  },
  attempts: {
    card: '{more, select, yes {o jogador ativo pode fazer mais {n, plural, one {# Tentativa de Rolagem} other {# Tentativas de Rolagem}}} other {o jogador ativo tem {n, plural, one {# Tentativa de Rolagem} other {# Tentativas de Rolagem}} a menos}} nesta Fase de Rolagem Ofensiva',
    own: '{more, select, yes {você pode fazer mais {n, plural, one {# Tentativa de Rolagem} other {# Tentativas de Rolagem}}} other {você tem {n, plural, one {# Tentativa de Rolagem} other {# Tentativas de Rolagem}} a menos}} nesta Fase de Rolagem Ofensiva',
  },
  warpDie:
    'escolha um dos seus dados: nesta Fase de Rolagem Ofensiva ele não mostra nenhum dos seus símbolos',

  skip: {
    income: 'pule a Fase de Recursos',
    offence: 'pule a Fase de Rolagem Ofensiva',
    other: 'pule esta fase',
  },
  extraPhase: {
    self: '{nom} realiza uma Fase de Rolagem Ofensiva adicional contra você',
    target: 'realize uma Fase de Rolagem Ofensiva adicional contra o mesmo oponente',
    anybody: 'realize uma Fase de Rolagem Ofensiva adicional',
  },
  restartPhase: 'termine esta Fase de Rolagem Ofensiva e comece uma nova',
  cancelAbility: 'a habilidade ativada falha e não tem efeito',
  aim: 'torne esse jogador o alvo',
  aimAtChosen: 'escolha um oponente como alvo (sem rolagem de alvo)',
  allowDefence: 'você pode usar uma Habilidade Defensiva contra este ataque, seja qual for o tipo de dano',
  redirect: '{token} sofre o dano do ataque no seu lugar',
  redirectSplit: 'divida livremente o dano desta Fase de Rolagem entre você e {token}',

  mayDo: 'se quiser, {what}',
  mayLet: 'se quiser, {what}',
  personMay: '{nom} pode decidir: {what}',
  elseNot: '{what}; se não, {other}',
  mayPay: {
    cp: '{who, select, self {você} other {{nom}}} pode gastar {n} {cp}',
    token: '{who, select, self {você} other {{nom}}} pode gastar {what}',
    discard:
      '{who, select, self {você} other {{nom}}} pode descartar {n, plural, one {# carta} other {# cartas}}',
  },
  payThen: '{pay}; se sim, {what}',
  payElse: '{pay}; se não, {other}',
  payThenElse: '{pay}; se sim, {what}; se não, {other}',
  chooseOne: 'escolha uma opção: {list}',
  choosesOne: '{nom} escolhe uma opção: {list}',
  chooseUpTo: 'escolha até {n} opções diferentes: {list}',
  chooseOptional: 'você pode escolher uma opção: {list}',
  orElse: '{a}; ou {b}',
  onlyIf: '{what} (apenas se {cond})',
  nothing: 'nada acontece',
  times: '{n, plural, one {# vez} other {# vezes}}: {what}',
  upToTimes: 'até {n, plural, one {# vez} other {# vezes}}: {what}',
  forEach: '{each}, {what}',
  upToForEach: '{each}, se quiser, {what}',
  forEachOpponent: 'para cada oponente, {what}',
  forEachPlayer: 'para cada jogador, {what}',
  upToPeople: {
    player:
      'para cada um de até {n} {distinct, select, yes {jogadores diferentes} other {jogadores escolhidos}}: {what}',
    opponent:
      'para cada um de até {n} {distinct, select, yes {oponentes diferentes} other {oponentes escolhidos}}: {what}',
  },
  unlessVetoed: '{what}, a menos que um oponente descarte uma carta para impedir isso',
  choosePlayer: {
    player: 'escolha um jogador',
    opponent: 'escolha um oponente',
    teammate: 'escolha um companheiro de equipe',
    another: 'escolha outro jogador',
    other: 'escolha um jogador diferente',
    threatened: 'escolha um jogador que tenha Dano de Entrada',
    giver: 'escolha um jogador cujo Folheto tenha um Efeito de Status Positivo',
    holder: 'escolha um jogador que tenha fichas de Efeito de Status',
  },
  mayChoosePlayer: {
    player: 'você pode escolher um jogador',
    opponent: 'você pode escolher um oponente',
    teammate: 'você pode escolher um companheiro de equipe',
    another: 'você pode escolher outro jogador',
    other: 'você pode escolher um jogador diferente',
    threatened: 'você pode escolher um jogador que tenha Dano de Entrada',
    giver: 'você pode escolher um jogador cujo Folheto tenha um Efeito de Status Positivo',
    holder: 'você pode escolher um jogador que tenha fichas de Efeito de Status',
  },
  chooseNumber: 'escolha um número de 0 a {x} {after}',
  arrange: 'disponha {n} cartas viradas para baixo na ordem que quiser',
  pick: '{who, select, self {indique} many {{nom} indicam} other {{nom} indica}} uma delas',
};
