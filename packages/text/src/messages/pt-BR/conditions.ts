import type { Messages } from '../../language.ts';

export const conditions: Messages['conditions'] = {
  if: 'se {cond}, {what}',
  ifColon: 'se {cond}: {what}',
  otherwise: 'caso contrário, {what}',
  otherwiseMark: 'caso contrário',
  otherwiseOn: 'caso contrário, {result}',
  on: 'com {result}, {what}',
  without: 'sem {result}, {what}',
  none: 'sem {result}',
  each: 'cada {symbols}',

  result: {
    dice: '{from}–{to}',
    kind: '{n}-de um tipo',
    card: 'carta {n}',
  },

  symbols: 'a rolagem {not, select, yes {não mostrar} other {mostrar}} {symbols}',
  kind: 'você {not, select, yes {não tiver} other {tiver}} {n}-de um tipo',
  sumAtLeast: 'a soma for {not, select, yes {menor que {n}} other {{n}+}}',
  sumAtMost: 'a soma for {not, select, yes {maior que {n}} other {{n} ou menos}}',
  die: '{not, select, yes {nenhum dado mostrar} other {um dado mostrar}} {range}',
  beats: 'seu dado {not, select, yes {não for maior} other {for maior}}',
  equalsOrBeats: 'seu dado for {not, select, yes {menor} other {igual ou maior}}',
  rerolled: 'você {not, select, yes {não re-rolar} other {re-rolar}}',
  holds: '{who, select, self {você} other {{nom}}} {not, select, yes {não tiver} other {tiver}} {token}',
  holdsAtLeast:
    '{who, select, self {você} other {{nom}}} tiver {not, select, yes {menos de {n}} other {{n}+}} {counted}',
  holdsExactly: '{who, select, self {você} other {{nom}}} tiver exatamente {n} {counted}',
  heldBefore: {
    turn: 'você {not, select, yes {não tinha} other {já tinha}} {token} antes deste turno',
    'roll-phase': 'você {not, select, yes {não tinha} other {já tinha}} {token} antes desta Fase de Rolagem',
    defence: 'você {not, select, yes {não tinha} other {já tinha}} {token} antes desta defesa',
  },
  ownLeaflet: 'esta ficha {not, select, yes {não for} other {for}} do seu Folheto',
  full: 'você {not, select, yes {não estiver} other {estiver}} no seu Limite de Empilhamento de {token}',
  usedSymbol: 'você {not, select, yes {não usou} other {usou}} {symbol} para ativá-la',
  cp: 'você tiver {not, select, yes {menos de {n}} other {{n}+}} {cp}',
  upgrades: 'você tiver {not, select, yes {menos de {n}} other {{n}+}} Aprimoramentos',
  has: 'você {not, select, yes {não tiver} other {tiver}} {ability}',
  level: '{ability} {not, select, yes {ainda não tiver} other {já tiver}} o nível {level}',
  side: 'seu tabuleiro {not, select, yes {não mostrar} other {mostrar}} o lado {side}',
  healthBelow: 'você {not, select, yes {não tiver} other {tiver}} menos Vitalidade que {nom}',
  opponent: '{nom} {not, select, yes {não for} other {for}} um oponente',
  same: '{a} {not, select, yes {não for} other {for}} {b}',
  isYou: '{nom} {not, select, yes {não for} other {for}} você',
  started: 'você {not, select, yes {não for} other {for}} o Jogador Inicial',
  ownTurn: '{not, select, yes {não for} other {for}} seu turno',
  rollPhase: '{not, select, yes {não for} other {for}} uma Fase de Rolagem',
  attemptsBelow: 'você usou {not, select, yes {{n}+} other {menos de {n}}} Tentativas de Rolagem',
  attacking: 'você {not, select, yes {não estiver atacando} other {atacar}}',
  attacked: 'você {not, select, yes {não for} other {for}} atacado',
  attackedNormally:
    '{not, select, yes {um Ataque deixar você sem defesa} other {você for atacado com dano normal}}',
  hasAttacked: 'você {not, select, yes {não atacou} other {atacou}} nesta Fase de Rolagem',
  ultimate: '{not, select, yes {não for} other {for}} uma Habilidade Suprema',
  defending: 'você {not, select, yes {não estiver} other {estiver}} defendendo com {ability}',
  threatened: 'você {not, select, yes {não for} other {for}} receber dano',
  threatenedByAbility:
    'uma Habilidade Ofensiva de um oponente {not, select, yes {não for} other {for}} causar dano a você',
  attackDeals: 'seu Ataque causar {not, select, yes {menos de {n}} other {{n}+}} de dano',
  attackWas: 'você foi atacado com {not, select, yes {menos de {n}} other {{n}+}} de dano',
  defendable: 'seu Ataque {not, select, yes {não puder mais} other {ainda puder}} ser defendido',
  dealt:
    'seu Ataque {not, select, yes {{n, plural, one {não causou dano} other {causou menos de # de dano}}} other {causou {n, plural, one {dano} other {#+ de dano}}}}',
  hurt: 'um dano não supremo {not, select, yes {não reduziu} other {reduziu}} sua Vitalidade',
  falling: 'o Dano de Entrada {not, select, yes {não for} other {for}} levar sua Vitalidade a 0',
  attackMade:
    '{own, select, yes {você} other {o jogador ativo}} {not, select, yes {não tiver atacado} other {tiver atacado}} neste turno',

  number: {
    removed:
      '{mode, select, none {nenhuma ficha foi removida} exact {você remover exatamente {n}} other {{n, plural, one {fizer isso} other {você remover #+}}}}',
    paid: '{mode, select, none {nenhum PC foi gasto} exact {você gastar exatamente {n} PC} other {você gastar {n}+ PC}}',
    spent:
      '{mode, select, none {nenhuma ficha foi gasta} exact {você gastar exatamente {n} {n, plural, one {ficha} other {fichas}}} other {você gastar {n, plural, one {uma ficha} other {#+ fichas}}}}',
    drawn:
      '{mode, select, none {nenhuma carta foi sacada} exact {você sacar exatamente {n} {n, plural, one {carta} other {cartas}}} other {você sacar {n, plural, one {uma carta} other {#+ cartas}}}}',
    added:
      '{mode, select, none {nenhum dano foi adicionado} exact {você adicionar exatamente {n} de dano} other {você adicionar {n, plural, one {dano} other {#+ de dano}}}}',
    chosen:
      '{mode, select, none {você escolher 0} exact {você escolher {n}} other {você escolher pelo menos {n}}}',
    placed:
      '{mode, select, none {nenhuma ficha foi recebida} exact {você receber exatamente {n} {n, plural, one {ficha} other {fichas}}} other {você receber {n, plural, one {uma ficha} other {#+ fichas}}}}',
    upgradesSeen:
      '{mode, select, none {não houver Aprimoramentos entre elas} exact {houver exatamente {n} {n, plural, one {Aprimoramento} other {Aprimoramentos}} entre elas} other {houver {n, plural, one {um Aprimoramento} other {#+ Aprimoramentos}} entre elas}}',
    picked: '{mode, select, none {for a carta 1} other {for a carta {position}}}',
  },
  numberNot: {
    least: '{n, plural, one {não houver nenhum} other {houver menos de #}}',
    exact: 'não forem exatamente {n}',
  },

  note: {
    phase: '{list} {not, select, yes {não teve} other {teve}} efeito nesta fase',
    rolled: 'você {not, select, yes {não rolou} other {rolou}} {result} com {list}',
    turn: '{list} {not, select, yes {{n, plural, =1 {não teve efeito} other {teve efeito menos de # vezes}}} other {{n, plural, =1 {teve efeito} other {teve efeito pelo menos # vezes}}}} neste turno',
    use: 'você usou “⟨{use}⟩” {not, select, yes {menos de {n, plural, =1 {uma vez} other {# vezes}}} other {pelo menos {n, plural, =1 {uma vez} other {# vezes}}}} neste turno',
  },

  companion: {
    dial: '{token} tiver {not, select, yes {menos de {n}} other {{n}+}} de Vitalidade',
    piece: '{who, select, self {você} other {{nom}}} {not, select, yes {não tiver} other {tiver}} {token}',
    prepared: '{token} {not, select, yes {não estiver} other {estiver}} entre os feitiços preparados',
    preparedFull: 'você {not, select, yes {ainda puder} other {não puder mais}} preparar feitiços',
    has: 'você {not, select, yes {não tiver} other {tiver}} {token}',
    basic: '{token} {not, select, yes {não estiver} other {estiver}} no lado básico',
    advanced: '{token} {not, select, yes {não estiver} other {estiver}} no lado avançado',
    active: '{token} {not, select, yes {não estiver} other {estiver}} em ação',
  },
};
