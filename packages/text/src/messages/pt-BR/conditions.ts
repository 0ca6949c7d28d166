import type { Messages } from '../../language.ts';

export const conditions: Messages['conditions'] = {
  if: 'se {cond}, {what}',
  ifColon: 'se {cond}: {what}',
  ifElse: 'se {cond}, {what}; caso contrário, {other}',
  on: 'com {result}, {what}',
  onElse: 'com {result}, {what}; caso contrário, {other}',
  without: 'sem {result}, {what}',
  withoutElse: 'sem {result}, {what}; caso contrário, {other}',

  result: {
    dice: '{from}–{to}',
    kind: '{n}-de um tipo',
  },

  symbols: 'a rolagem {not, select, yes {não mostrar} other {mostrar}} {symbols}',
  kind: 'você {not, select, yes {não tiver} other {tiver}} {n}-de um tipo',
  sumAtLeast: 'a soma for {not, select, yes {menor que} other {pelo menos}} {n}',
  sumAtMost: 'a soma for {not, select, yes {maior que} other {no máximo}} {n}',
  die: '{not, select, yes {nenhum dado mostrar} other {algum dado mostrar}} {range}',
  beats: 'o seu dado {not, select, yes {não for maior} other {for maior}}',
  equalsOrBeats: 'o seu dado for {not, select, yes {menor} other {igual ou maior}}',
  rerolled: 'você {not, select, yes {não tiver re-rolado} other {tiver re-rolado}}',
  holds:
    '{who, select, self {você} other {{nom}}} {not, select, yes {não tiver uma} other {tiver uma}} ficha de {token}',
  holdsAtLeast:
    '{who, select, self {você} other {{nom}}} tiver {not, select, yes {menos de} other {pelo menos}} {n, plural, one {# ficha} other {# fichas}} de {token}',
  holdsExactly:
    '{who, select, self {você} other {{nom}}} tiver exatamente {n, plural, one {# ficha} other {# fichas}} de {token}',
  heldBefore: {
    turn: '{token} {not, select, yes {não estiver} other {já estiver}} com você desde antes deste turno',
    'roll-phase':
      '{token} {not, select, yes {não estiver} other {já estiver}} com você desde antes desta Fase de Rolagem',
    defence: '{token} {not, select, yes {não estiver} other {já estiver}} com você desde antes desta defesa',
  },
  ownLeaflet: 'esta ficha {not, select, yes {não for} other {for}} do seu próprio Folheto',
  full: 'você {not, select, yes {ainda não tiver atingido} other {tiver atingido}} o seu Limite de Empilhamento de {token}',
  usedSymbol:
    '{not, select, yes {não houver nenhum} other {houver um}} {symbol} entre os dados que ativaram a habilidade',
  cp: 'você tiver {not, select, yes {menos de} other {pelo menos}} {n} {cp}',
  upgrades:
    'você tiver {not, select, yes {menos de} other {pelo menos}} {n, plural, one {# Aprimoramento} other {# Aprimoramentos}} em jogo',
  has: 'você {not, select, yes {não tiver} other {tiver}} {ability}',
  level: '{ability} {not, select, yes {ainda não tiver} other {já tiver}} o nível {level}',
  side: 'o seu tabuleiro {not, select, yes {não mostrar} other {mostrar}} o lado {side}',
  healthBelow: 'você {not, select, yes {não tiver menos} other {tiver menos}} Vitalidade que {nom}',
  opponent: '{nom} {not, select, yes {não for} other {for}} um oponente',
  same: '{a} {not, select, yes {não for} other {for}} {b}',
  isYou: '{nom} {not, select, yes {não for você} other {for você}}',
  started: 'você {not, select, yes {não for} other {for}} o Jogador Inicial',
  ownTurn: '{not, select, yes {não for} other {for}} o seu turno',
  rollPhase: '{not, select, yes {não for} other {for}} uma Fase de Rolagem',
  attemptsBelow:
    'você tiver usado {not, select, yes {pelo menos} other {menos de}} {n, plural, one {# Tentativa} other {# Tentativas}} de Rolagem na sua Fase de Rolagem Ofensiva',
  attacking: 'você {not, select, yes {não estiver atacando} other {estiver atacando}}',
  attacked: 'você {not, select, yes {não for} other {for}} alvo de um ataque',
  attackedNormally: 'você {not, select, yes {não for} other {for}} alvo de um ataque com dano normal',
  hasAttacked: 'você {not, select, yes {não tiver atacado} other {tiver atacado}} nesta Fase de Rolagem',
  ultimate: 'a habilidade ativada {not, select, yes {não for} other {for}} uma Habilidade Suprema',
  defending: 'você {not, select, yes {não estiver defendendo} other {estiver defendendo}} com {ability}',
  threatened: 'você {not, select, yes {não tiver} other {tiver}} Dano de Entrada',
  threatenedByAbility:
    'você {not, select, yes {não tiver} other {tiver}} Dano de Entrada de uma Habilidade Ofensiva de um oponente',
  attackDeals: 'o seu ataque causar {not, select, yes {menos de} other {pelo menos}} {n} de dano',
  attackWas:
    'o ataque contra você tiver chegado com {not, select, yes {menos de} other {pelo menos}} {n} de dano',
  defendable:
    'o seu ataque {not, select, yes {já não puder ser defendido} other {ainda puder ser defendido}}',
  dealt:
    'o seu ataque {not, select, yes {{n, plural, one {não tiver causado dano} other {tiver causado menos de # de dano}}} other {{n, plural, one {tiver causado dano} other {tiver causado pelo menos # de dano}}}}',
  hurt: 'um dano que não seja supremo {not, select, yes {não tiver reduzido} other {tiver reduzido}} a sua Vitalidade',
  falling: 'o Dano de Entrada {not, select, yes {não for levar} other {for levar}} a sua Vitalidade a 0',
  attackMade:
    '{own, select, yes {você} other {o jogador ativo}} {not, select, yes {não tiver feito um} other {tiver feito um}} ataque neste turno',

  number: {
    removed:
      '{mode, select, none {nenhuma ficha tiver sido removida} exact {exatamente {n} {n, plural, one {ficha tiver sido removida} other {fichas tiverem sido removidas}}} other {{n, plural, one {uma ficha tiver sido removida} other {pelo menos # fichas tiverem sido removidas}}}}',
    paid: '{mode, select, none {nenhum PC tiver sido pago} exact {exatamente {n} PC tiverem sido pagos} other {pelo menos {n} PC tiverem sido pagos}}',
    spent:
      '{mode, select, none {nenhuma ficha tiver sido gasta} exact {exatamente {n} {n, plural, one {ficha tiver sido gasta} other {fichas tiverem sido gastas}}} other {{n, plural, one {uma ficha tiver sido gasta} other {pelo menos # fichas tiverem sido gastas}}}}',
    drawn:
      '{mode, select, none {nenhuma carta tiver sido sacada} exact {exatamente {n} {n, plural, one {carta tiver sido sacada} other {cartas tiverem sido sacadas}}} other {{n, plural, one {uma carta tiver sido sacada} other {pelo menos # cartas tiverem sido sacadas}}}}',
    added:
      '{mode, select, none {nenhum dano tiver sido adicionado} exact {exatamente {n} de dano tiver sido adicionado} other {{n, plural, one {algum dano tiver sido adicionado} other {pelo menos # de dano tiver sido adicionado}}}}',
    chosen:
      '{mode, select, none {o número escolhido for 0} exact {o número escolhido for {n}} other {o número escolhido for pelo menos {n}}}',
    placed:
      '{mode, select, none {nenhuma ficha tiver sido recebida} exact {exatamente {n} {n, plural, one {ficha tiver sido recebida} other {fichas tiverem sido recebidas}}} other {{n, plural, one {uma ficha tiver sido recebida} other {pelo menos # fichas tiverem sido recebidas}}}}',
    upgradesSeen:
      '{mode, select, none {não houver nenhum Aprimoramento entre elas} exact {houver exatamente {n} {n, plural, one {Aprimoramento} other {Aprimoramentos}} entre elas} other {{n, plural, one {houver um Aprimoramento} other {houver pelo menos # Aprimoramentos}} entre elas}}',
    picked: '{mode, select, none {for a carta número 1} other {for a carta número {position}}}',
  },
  numberNot: {
    least: '{n, plural, one {não tiver havido nenhum} other {tiver havido menos de #}}',
    exact: 'o número não for {n}',
  },

  note: {
    phase: '{list} {not, select, yes {não tiver tido} other {tiver tido}} efeito nesta fase',
    turn: '{list} {not, select, yes {{n, plural, =1 {não tiver tido efeito} other {tiver tido efeito menos de # vezes}}} other {{n, plural, =1 {tiver tido efeito} other {tiver tido efeito pelo menos # vezes}}}} neste turno',
    use: 'você tiver feito “{use}” {not, select, yes {menos de {n, plural, =1 {uma vez} other {# vezes}}} other {pelo menos {n, plural, =1 {uma vez} other {# vezes}}}} neste turno',
  },

  companion: {
    dial: '{token} tiver {not, select, yes {menos de} other {pelo menos}} {n} de Vitalidade',
    piece:
      '{who, select, self {você} other {{nom}}} {not, select, yes {não estiver} other {estiver}} com {token}',
    prepared: '{token} {not, select, yes {não estiver} other {estiver}} entre os feitiços preparados',
    preparedFull: 'você {not, select, yes {ainda puder} other {não puder mais}} preparar feitiços',
    has: 'você {not, select, yes {não tiver} other {tiver}} {token}',
    basic: '{token} {not, select, yes {não estiver} other {estiver}} no lado básico',
    advanced: '{token} {not, select, yes {não estiver} other {estiver}} no lado avançado',
    active: '{token} {not, select, yes {não estiver} other {estiver}} em ação',
  },
};
