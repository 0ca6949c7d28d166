// What texts do. A verb that tells the reader what to do has two forms, "gaste|gastar": the second stands between ⟨ and ⟩.

import type { Messages } from '../../language.ts';

export const effects: Messages['effects'] = {
  deal: '{has, select, yes {cause|causar {x} de {damage} {instead} {to} {after}} other {cause|causar {damage} {to} igual {value}}}',
  take: '{has, select, yes {receba|receber {x} de {damage} {after}} other {receba|receber {damage} igual {value}}}',
  isolated: '(fonte isolada)',
  hard: '(não pode ser reduzido nem prevenido)',
  ifDealt: 'se o Ataque causar {n, plural, one {dano} other {#+ de dano}}, {what}',
  drain: '{what} e cure|curar o tanto que passar',
  add: '{has, select, yes {adicione|adicionar {x} de {damage} {instead} {after}} other {adicione|adicionar {damage} igual {value}}}',
  lessen:
    '{has, select, yes {reduza|reduzir seu Ataque em {x} {after}} other {reduza|reduzir seu Ataque em valor igual {value}}}',
  undefendable: 'torne|tornar o Ataque indefensável',
  prevent:
    '{who, select, self {previna|prevenir} many {{nom} previnem} other {{nom} previne}} {has, select, yes {{x} de dano} other {dano}} {instead} {after}',
  preventHalf:
    '{who, select, self {previna|prevenir} many {{nom} previnem} other {{nom} previne}} ½ do Dano de Entrada',
  preventAll:
    '{who, select, self {previna|prevenir} many {{nom} previnem} other {{nom} previne}} todo Dano de Entrada',
  reflect: 'cause|causar ½ do Dano de Entrada ao atacante',
  halveOutgoing: 'você causa ½ do dano até o fim da Fase de Rolagem',
  heal: '{who, select, self {cure|curar} many {{nom} recuperam} other {{nom} recupera}} {has, select, yes {{x} {who, select, self {} other {de Vitalidade}} {instead} {after}} other {Vitalidade igual {value}}}',
  setHealth: 'em vez disso, sua Vitalidade passa a {n}',
  survive: 'este Ataque deixa você com pelo menos 1 de Vitalidade',
  stealHealth: 'roube|roubar {has, select, yes {{x} de Vitalidade} other {Vitalidade}} {from} {after}',

  cp: '{who, select, self {ganhe|ganhar} many {{nom} ganham} other {{nom} ganha}} {x} {cp} {instead} {after}',
  loseCp: '{who, select, self {perca|perder} many {{nom} perdem} other {{nom} perde}} {x} {cp} {after}',
  payCp: 'gaste|gastar {x} {cp}',
  stealCp: 'roube|roubar {x} {cp} {from} {after}',
  gainOrSteal: 'ganhe|ganhar {n} {cp}; em vez disso, você pode roubar até {most} deles {gen}',
  stealOfIt: 'em vez disso, você pode roubar {most, plural, one {#} other {até #}} deles',
  payUpTo: 'gaste|gastar até {n} {cp}',
  payAny: 'gaste|gastar quantos {cp} quiser',

  gain: '{who, select, self {ganhe|ganhar} many {{nom} ganham} other {{nom} ganha}} {what} {after}',
  gainToLimit: 'ganhe|ganhar {token} até seu Limite de Empilhamento',
  inflict: 'inflija|infligir {what} {on} {after}',
  remove: 'remova|remover {what} {from} {after}',
  removeThis: 'remova|remover esta ficha',
  removeOneOfThese: 'remova|remover {n} destas fichas',
  removeTheseTokens: 'remova|remover todas estas fichas',
  removeFamily: '{n, plural, one {remova|remover um {family}} other {remova|remover até # {family}}}',
  removeUpTo: 'remova|remover até {n} {token}',
  removeAny: 'remova|remover qualquer número de {token}',
  chooseToken: {
    self: 'escolha|escolher uma ficha sua',
    anyone: 'escolha|escolher uma ficha de qualquer jogador',
    that: 'escolha|escolher uma ficha {gen}',
  },
  removeToken: {
    self: 'remova|remover 1 ficha sua',
    anyone: 'remova|remover 1 ficha de um jogador',
    that: 'remova|remover 1 ficha {gen}',
  },
  transferToken: {
    self: 'transfira|transferir 1 ficha sua para {acc}',
    anyone: 'transfira|transferir 1 ficha de um jogador para {acc}',
    that: 'transfira|transferir 1 ficha {gen} para {acc}',
  },
  notUnique: '(positiva ou negativa)',
  removeChosen: 'remova|remover essa ficha',
  transferChosen: 'transfira|transferir essa ficha para {acc}',
  removeAll:
    '{who, select, self {remova|remover todas as suas fichas} other {remova|remover todas as fichas {from}}}',
  passOn: 'transfira|transferir esta ficha para {acc}',
  refuse: 'previna|prevenir 1 ficha que este Ataque inflige a você',
  refuseNegative: 'previna|prevenir 1 ficha negativa que este Ataque inflige a você',
  raiseLimit: 'aumente|aumentar seu Limite de Empilhamento de {token} em {n}',
  lowerLimit: 'reduza|reduzir seu Limite de Empilhamento de {token} em {n}',
  advance:
    '{who, select, self {cada {token} no seu tabuleiro avança} many {cada {token} avança, em qualquer ordem} other {cada {token} {gen} avança}}',
  advanceNext: 'ela avança',
  removeNext: 'remova|remover esta ficha',
  coverAbility:
    '{nom} a coloca sobre uma das suas Habilidades Ofensivas (exceto a Suprema e a última livre), que você não pode ativar',
  chooseKind: 'escolha|escolher uma ficha positiva do Folheto {gen}',
  gainChosen: 'ganhe|ganhar 1 ficha dessas',
  gainOfLeaflet: 'ganhe|ganhar uma ficha positiva do Folheto {gen}',
  movePiece:
    '{who, select, self {devolva|devolver {token} ao seu tabuleiro} other {mova|mover {token} para o tabuleiro {gen}}}',
  flipBoard: 'vire|virar seu tabuleiro pelo resto da partida',

  companion: {
    dialStart: 'ajuste|ajustar {token} para {x} de Vitalidade',
    dialGain:
      '{token} recupera {has, select, yes {{x} de Vitalidade {after}} other {Vitalidade igual {value}}}',
    dialLose: '{token} perde {has, select, yes {{x} de Vitalidade} other {Vitalidade}} {after}',
    build:
      '{n, plural, one {construa|construir {token} ou vire-o|virá-lo para o lado avançado} other {construa|construir {token} no lado avançado}}',
    buildBasic: 'construa|construir um {family}',
    buildAdvanced: 'construa|construir um {family} no lado avançado',
    improve: 'vire|virar um {family} para o lado avançado',
    dismantle: 'remova|remover {token}',
    place: 'coloque|colocar {token} no seu tabuleiro',
    activate: '{token} entra em ação',
    deactivate: '{token} sai de ação',
    useUpTo:
      '{n, plural, one {você pode ativar 1 {family}} other {ative|ativar até # {family} diferentes}} sem custo',
    use: 'ative|ativar {token}',
  },
  thisPhase: 'nesta fase, {what}',
  mayPlay: 'você pode jogar {card}',
  spell: {
    cast: 'conjure|conjurar {token}: {what}',
    prepare: 'prepare|preparar {token}',
    castUpTo:
      '{n, select, all {conjure|conjurar quantos feitiços preparados quiser} 1 {você pode conjurar 1 feitiço preparado} other {conjure|conjurar até {n} feitiços preparados}}',
    prepareUpTo: '{n, plural, one {prepare|preparar 1 feitiço} other {prepare|preparar até # feitiços}}',
  },

  draw: '{who, select, self {saque|sacar} many {{nom} sacam} other {{nom} saca}} {x} {n, plural, one {carta} other {cartas}} {after}',
  discard:
    '{who, select, self {descarte|descartar} many {{nom} descartam} other {{nom} descarta}} {x} {random, select, yes {{n, plural, one {carta aleatória} other {cartas aleatórias}}} other {{n, plural, one {carta} other {cartas}}}} {after}',
  discardHand:
    '{who, select, self {descarte|descartar sua mão} many {{nom} descartam suas mãos} other {{nom} descarta a mão}}',
  lookAtHand: 'olhe|olhar a mão {gen}',
  lookAtTop: 'olhe|olhar {n, plural, one {a carta} other {as # cartas}} do topo do seu deck',
  takeUpgrades: 'revele|revelar todos os Aprimoramentos entre elas e coloque-os|colocá-los na sua mão',
  putBack: 'devolva-as|devolvê-las em qualquer ordem',
  putRestBack: 'devolva|devolver o resto em qualquer ordem',
  returnOne: 'coloque|colocar 1 delas no topo ou no fundo do seu deck',
  searchUpgrade:
    'revele-as|revelá-las, procure|procurar um Aprimoramento no seu deck, revele-o|revelá-lo, coloque-o|colocá-lo na sua mão e embaralhe|embaralhar',
  searchAny: 'procure|procurar uma carta no seu deck, coloque-a|colocá-la na sua mão e embaralhe|embaralhar',
  playFromHand:
    'jogue|jogar {n, plural, one {um Aprimoramento} other {até # Aprimoramentos}} da sua mão sem custo',
  playFromDeck:
    'jogue|jogar {n, plural, one {um Aprimoramento} other {até # Aprimoramentos}} do seu deck sem custo e embaralhe|embaralhar',

  roll: '{who, select, self {role|rolar} many {{nom} rolam} other {{nom} rola}} {n, plural, one {# dado} other {# dados}}',
  rollBody: '{roll}: {body}',
  rollThen: '{roll}, então {body}',
  rerollOnce:
    '{all, select, yes {{n, plural, one {você pode re-rolar o dado uma vez} other {você pode re-rolar quaisquer dados uma vez}}} other {você pode re-rolar {n, plural, one {1 dado} other {até # dados}} uma vez}}',
  rerollOnceIf: 'se {cond}, {what}',
  offer: 'você pode ⟨{price}⟩ para ⟨{what}⟩',
  opposedRoll: 'você e {nom} rolam 1 dado cada',
  opposedDefence: 'o atacante também rola 1 dado',
  die: {
    these: '1 destes dados',
    own: '{other, select, yes {outro dado seu} other {1 dado seu}}',
    team: '{other, select, yes {outro dado seu ou de um companheiro de equipe} other {1 dado seu ou de um companheiro de equipe}}',
    opponents: '{other, select, yes {outro dado de um oponente} other {1 dado de um oponente}}',
    any: '{other, select, yes {qualquer outro dado} other {qualquer dado}}',
  },
  ofRoll: {
    any: '',
    offensive: 'da rolagem ofensiva',
    defensive: 'da rolagem defensiva',
  },
  even: 'com número par',
  chooseDie: 'escolha|escolher {die}',
  chooseValue: {
    any: 'escolha|escolher qualquer valor',
    step: 'escolha|escolher um valor 1 acima ou abaixo',
    copy: 'escolha|escolher o valor de outro dado seu da mesma rolagem',
    list: 'escolha|escolher o valor {values}',
  },
  setDie: {
    value: 'mude|mudar {die} para {value}',
    any: 'mude|mudar {die} para qualquer valor',
    step: 'aumente|aumentar ou reduza|reduzir {die} em 1',
    copy: 'mude|mudar {die} para o valor de outro dado seu da mesma rolagem',
    opposite: 'vire|virar {die} para a face oposta',
  },
  setThatDie: {
    value: 'mude|mudar esse dado para {value}',
    chosen: 'mude|mudar esse dado para esse valor',
    opposite: 'vire|virar esse dado para a face oposta',
  },
  rerollThese:
    're-role|re-rolar {n, select, all {quaisquer} other {{exact, select, yes {} other {até }}{n}}} destes dados',
  rerollDie: 're-role|re-rolar {die}',
  rerollThatDie: 're-role|re-rolar esse dado',
  rerollDieTimes: {
    self: 're-role|re-rolar {die}, até {n, plural, one {# vez} other {# vezes}}',
    own: 'você pode re-rolar {n, plural, one {1 dado} other {até # dados, ou 1 dado # vezes}}',
    team: 'você ou um companheiro de equipe, quem tiver rolado, pode re-rolar {n, plural, one {1 dado} other {até # dados, ou 1 dado # vezes}}',
    opponents: 'um oponente pode re-rolar {n, plural, one {1 dado} other {até # dados, ou 1 dado # vezes}}',
    any: 'quem tiver rolado pode re-rolar {n, plural, one {1 dado} other {até # dados, ou 1 dado # vezes}}',
  },
  rerollDice: {
    own: 're-role|re-rolar {n, select, all {quaisquer} other {{exact, select, yes {} other {até }}{n}}} dos seus dados {roll}',
    team: 're-role|re-rolar {n, select, all {quaisquer} other {{exact, select, yes {} other {até }}{n} dos}} dados seus ou de um companheiro de equipe {roll}',
    opponents:
      're-role|re-rolar {n, select, all {quaisquer} other {{exact, select, yes {} other {até }}{n} dos}} dados de um oponente {roll}',
    any: 're-role|re-rolar {n, select, all {quaisquer} other {{exact, select, yes {} other {até }}{n} dos}} dados de um jogador {roll}',
  },
  rerollByOwner: {
    any: 'quem rolou pode re-rolar {n, select, all {quaisquer} other {{exact, select, yes {} other {até }}{n}}} destes dados uma vez',
    offensive:
      'o atacante pode re-rolar {n, select, all {quaisquer} other {{exact, select, yes {} other {até }}{n} dos}} dados ofensivos uma vez',
    defensive:
      'o Defensor pode re-rolar {n, select, all {quaisquer} other {{exact, select, yes {} other {até }}{n} dos}} dados defensivos uma vez',
  },
  attempts: {
    card: '{more, select, yes {o jogador ativo pode fazer mais {n, plural, one {# Tentativa de Rolagem} other {# Tentativas de Rolagem}}} other {o jogador ativo tem {n, plural, one {# Tentativa de Rolagem} other {# Tentativas de Rolagem}} a menos}} nesta Fase de Rolagem Ofensiva',
    own: '{more, select, yes {você pode fazer mais {n, plural, one {# Tentativa de Rolagem} other {# Tentativas de Rolagem}}} other {você tem {n, plural, one {# Tentativa de Rolagem} other {# Tentativas de Rolagem}} a menos}} {before, select, yes {nela} other {nesta Fase de Rolagem Ofensiva}}',
  },
  warpDie: 'escolha|escolher um dado seu, que não mostra nenhum dos seus símbolos nesta fase',

  skip: {
    income: 'pule|pular sua Fase de Recursos',
    offence: 'pule-a|pulá-la',
    other: 'pule|pular esta fase',
  },
  extraPhase: {
    self: '{nom} realiza uma Fase de Rolagem Ofensiva adicional contra você',
    target: 'realize|realizar uma Fase de Rolagem Ofensiva adicional contra o mesmo oponente',
    anybody: 'realize|realizar uma Fase de Rolagem Ofensiva adicional',
  },
  restartPhase: 'termine|terminar esta Fase de Rolagem Ofensiva e comece|começar uma nova',
  cancelAbility: 'ela falha',
  aim: 'torne-o|torná-lo o alvo',
  aimAtChosen: 'escolha|escolher o alvo (sem rolagem de alvo)',
  allowDefence: 'use|usar mesmo assim uma Habilidade Defensiva contra ele',
  redirect: 'deixe|deixar {token} receber o dano do Ataque',
  redirectSplit: 'divida|dividir o dano desta Fase de Rolagem entre você e {token}',

  mayDo: 'você pode ⟨{what}⟩',
  mayLet: 'se quiser, {what}',
  personMay: '{nom} pode decidir: {what}',
  ifNot: 'se não, {what}',
  insteadIf: '({n} se {cond})',
  insteadPaid: '({n} se você ⟨{pay}⟩)',
  mayPay: '{who, select, self {você} other {{nom}}} pode ⟨{pay}⟩',
  mayPayYou: '{nom} pode pagar {n} {cp} a você',
  payTo: 'você pode ⟨{pay}⟩ para ⟨{what}⟩',
  payThen: '{who, select, self {você} other {{nom}}} pode ⟨{pay}⟩. Nesse caso, {what}',
  payOr: '{who, select, self {{pay}} other {{nom} deve ⟨{pay}⟩}} ou {other}',
  chooseOne: 'escolha|escolher uma opção',
  choosesOne: '{nom} escolhe',
  choosesForYou: '{nom} escolhe por você',
  chooseUpTo: 'escolha|escolher até {n} opções diferentes',
  chooseOptional: 'você pode escolher uma opção',
  orElse: '{a}; ou {b}',
  onlyIf: '{what} (apenas se {cond})',
  nothing: 'nada acontece',
  times: '{n, plural, one {uma vez} =2 {duas vezes} other {# vezes}}, {what}',
  upToTimes: 'até {n, plural, one {uma vez} =2 {duas vezes} other {# vezes}}, {what}',
  forEach: '{each}, {what}',
  upToForEach: '{each}, se quiser, {what}',
  forEachOpponent: 'para cada oponente, {what}',
  forEachPlayer: 'para cada jogador, {what}',
  upToPeople: {
    player:
      'para cada um de até {n} {distinct, select, yes {jogadores diferentes} other {jogadores}}: {what}',
    opponent:
      'para cada um de até {n} {distinct, select, yes {oponentes diferentes} other {oponentes}}: {what}',
  },
  unlessVetoed: '{what}; um oponente pode descartar uma carta para impedir isso',
  choosePlayer: {
    player: 'escolha|escolher um jogador',
    opponent: 'escolha|escolher um oponente',
    teammate: 'escolha|escolher um companheiro de equipe',
    another: 'escolha|escolher outro jogador',
    other: 'escolha|escolher um jogador diferente',
    threatened: 'escolha|escolher um jogador prestes a receber dano',
    giver: 'escolha|escolher um jogador cujo Folheto tenha uma ficha positiva',
    holder: 'escolha|escolher um jogador com fichas',
  },
  mayChoosePlayer: {
    player: 'você pode escolher um jogador',
    opponent: 'você pode escolher um oponente',
    teammate: 'você pode escolher um companheiro de equipe',
    another: 'você pode escolher outro jogador',
    other: 'você pode escolher um jogador diferente',
    threatened: 'você pode escolher um jogador prestes a receber dano',
    giver: 'você pode escolher um jogador cujo Folheto tenha uma ficha positiva',
    holder: 'você pode escolher um jogador com fichas',
  },
  chooseNumber: 'escolha|escolher um número de 0 a {x} {after}',
  arrange: 'disponha|dispor as cartas 1–{n} ocultas',
  pick: '{who, select, self {escolha|escolher} many {{nom} escolhem} other {{nom} escolhe}} uma',
};
