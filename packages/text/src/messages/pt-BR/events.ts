import type { Messages } from '../../language.ts';

export const events: Messages['events'] = {
  startRoll: '{who, select, you {Você} other {{name}}} rola {die} pelo primeiro turno.',
  turn: '{who, select, you {Turno {n}: é sua vez.} other {Turno {n}: {name}.}}',
  phase: '{who, select, you {Sua {phase}.} other {{name}: {phase}.}}',
  skipped: '{who, select, you {Você} other {{name}}} pula uma fase: {phase}.',
  cp: '{who, select, you {Você} other {{name}}} {more, select, yes {ganha} other {perde}} {n} {cp} ({total} no total).',
  drew: '{who, select, you {Você} other {{name}}} saca {n, plural, one {# carta} other {# cartas}}{known, select, yes {: {cards}} other {}}.',
  reshuffled:
    '{who, select, you {Você embaralha sua} other {{name} embaralha a própria}} Pilha de Descarte e forma um novo deck ({n, plural, one {# carta} other {# cartas}}).',
  rolled: {
    offence: '{who, select, you {Você} other {{name}}} rola: {dice}.',
    targeting: '{who, select, you {Você} other {{name}}} rola pelo alvo: {dice}.',
    defence: '{who, select, you {Você} other {{name}}} rola para a defesa: {dice}.',
    effect: '{who, select, you {Você} other {{name}}} rola para um efeito: {dice}.',
  },
  rerolled:
    '{who, select, you {Você} other {{name}}} re-rola {n, plural, one {# dado} other {# dados}}: {dice}.',
  altered:
    '{who, select, you {Você} other {{name}}} muda {n, plural, one {um dado} other {# dados}} {whom, select, you {{n, plural, one {seu} other {seus}}} same {{n, plural, one {próprio} other {próprios}}} other {de {other}}}: {changes}.',
  rerolledDie:
    '{who, select, you {Você} other {{name}}} re-rola {n, plural, one {um dado} other {# dados}} {whom, select, you {{n, plural, one {seu} other {seus}}} same {{n, plural, one {próprio} other {próprios}}} other {de {other}}}: {changes}.',
  attempt:
    '{who, select, you {Você} other {{name}}} tem {n, plural, one {# Tentativa de Rolagem} other {# Tentativas de Rolagem}} a {more, select, yes {mais} other {menos}}.',
  announced:
    '{who, select, you {Você} other {{name}}} anuncia {ability}{row, select, yes { ({need})} other {}}.',
  announcedNone: '{who, select, you {Você} other {{name}}} não ativa nenhuma habilidade.',
  activated: '{who, select, you {Você} other {{name}}} ativa {ability}.',
  activatedUltimate: '{who, select, you {Você} other {{name}}} ativa a Habilidade Suprema {ability}!',
  target:
    '{who, select, you {Seu alvo} other {Alvo do ataque ({name})}}: {whom, select, you {você} other {{other}}}.',
  leader:
    '{who, select, you {Você} other {{name}}} ataca um Líder{draws, select, yes { e saca uma carta bônus{known, select, yes { ({cards})} other {}}} other {}}.',
  attack: '{attack, select, yes {Isto é um ataque.} other {Isto não é um ataque.}}',
  defends: '{who, select, you {Você} other {{name}}} defende com {ability}.',
  defendsNot: '{who, select, you {Você} other {{name}}} não usa uma Habilidade Defensiva.',
  declared: '{who, select, you {Você} other {{name}}} quer usar {what}.',
  withdrawn: '{who, select, you {Você} other {{name}}} volta atrás com {what} (já não é possível).',
  played: '{who, select, you {Você} other {{name}}} joga {card}{n, plural, =0 {} other { (# {cp})}}.',
  upgraded: '{who, select, you {Você} other {{name}}} aprimora {ability} para o nível {level}.',
  sold: '{who, select, you {Você} other {{name}}} vende {card}{n, plural, =0 {} other { (+# {cp})}}.',
  spent: '{who, select, you {Você} other {{name}}} gasta {what}.',
  used: '{who, select, you {Você} other {{name}}} usa {what}.',
  tokensGained:
    '{who, select, you {Você} other {{name}}} recebe {what}{all, select, yes {} other { ({n} no total)}}{lost, plural, =0 {} one {; # se perde pelo Limite de Empilhamento} other {; # se perdem pelo Limite de Empilhamento}}.',
  bot: '{who, select, you {Você} other {{name}}} tem {token} em jogo, no lado {n, plural, one {básico} other {avançado}}.',
  pieceGained: '{who, select, you {Você} other {{name}}} recebe {token}.',
  pieceLost: '{who, select, you {Você} other {{name}}} perde {token}.',
  tokensFull:
    '{who, select, you {Você} other {{name}}} não tem espaço para {token}: Limite de Empilhamento atingido.',
  tokensLost:
    '{who, select, you {Você} other {{name}}} perde {what}{n, plural, =0 {} =1 { (resta #)} other { (restam #)}}.',
  dial: '{who, select, you {{token}} other {{token} ({name})}}: Vitalidade {n}.',
  prepared:
    '{who, select, you {Você} other {{name}}} tem {n, plural, one {# feitiço preparado} other {# feitiços preparados}}.',
  spellPrepared: '{who, select, you {Você} other {{name}}} prepara {token}.',
  spellLeft: '{who, select, you {Você} other {{name}}} conjura {token}.',
  transferred: 'Transferência de {token}: {from} → {to}.',
  limit: '{who, select, you {Seu Limite} other {{name}, novo Limite}} de Empilhamento de {token}: {n}.',
  healed:
    '{who, select, you {Você} other {{name}}} recupera {healed} de Vitalidade{by, select, yes { ({sources})} other {}}{changed, select, yes {: {from}\u00a0→\u00a0{to}} other {}}.',
  answered: '{whom, select, none {{line}} you {Você: {line}} other {{other}: {line}}}.',
  incoming:
    '{whom, select, none {Dano de Entrada} you {Dano de Entrada contra você} other {Dano de Entrada contra {other}}}: {line}.',
  isolated: '{whom, select, you {Fonte isolada contra você} other {Fonte isolada contra {other}}}: {line}.',
  lost: '{who, select, you {Você} other {{name}}} recebe {n} de dano{healed, plural, =0 {} other { e recupera # de Vitalidade}}{by, select, yes { ({sources})} other {}}{changed, select, yes {: Vitalidade {from}\u00a0→\u00a0{to}} other {}}.',
  notLost:
    '{who, select, you {Você} other {{name}}} não recebe dano{by, select, yes { ({sources})} other {}}.',
  nothingLost: 'Ninguém recebe dano.',
  health: '{list}: Vitalidade {from}\u00a0→\u00a0{to}.',
  defeated: '{n, plural, other {Fora da partida}}: {list}.',
  extraPhase:
    '{who, select, you {Você} other {{name}}} tem uma Fase de Rolagem Ofensiva adicional{whom, select, none {} you { contra você} other { contra {other}}}.',
  restarted: '{who, select, you {Você} other {{name}}} recomeça a Fase de Rolagem Ofensiva.',
  cancelled: '{who, select, you {Sua habilidade falha} other {{name}: a habilidade falha}}.',
  undefendable:
    '{who, select, you {O dano do seu ataque} other {{name}: o dano do ataque}} se torna indefensável.',
  flipped:
    '{who, select, you {Você vira seu} other {{name} vira o próprio}} Tabuleiro do Herói: lado {side}.',
  discarded: '{who, select, you {Você} other {{name}}} descarta {cards}.',
  lookedAtHand:
    '{who, select, you {Você} other {{name}}} olha {whom, select, you {sua mão} other {a mão de {other}}}{known, select, yes {: {cards}} other {: {n, plural, =0 {nenhuma carta} one {# carta} other {# cartas}}}}.',
  lookedAtDeck:
    '{who, select, you {Você olha o topo do seu} other {{name} olha o topo do próprio}} deck{known, select, yes {: {cards}} other {: {n, plural, =0 {nenhuma carta} one {# carta} other {# cartas}}}}.',
  revealed: '{who, select, you {Você} other {{name}}} revela estas cartas: {cards}.',
  took: '{who, select, you {Você} other {{name}}} coloca {card} na mão.',
  tookUnseen: '{who, select, you {Você} other {{name}}} coloca na mão uma carta do próprio deck.',
  shuffled: '{who, select, you {Você embaralha seu} other {{name} embaralha o próprio}} deck.',
  moved: '{token} muda de lugar: {from} → {to}.',
  turned: '{who, select, you {Sua ficha} other {{name}, ficha}} de {token}: lado {n} para cima.',
  covered: '{who, select, you {Você} other {{name}}} não pode usar {ability} por enquanto.',
  picked: '{who, select, you {Você} other {{name}}} indica a carta número {n}.',
  stolenCp:
    '{who, select, you {Você} other {{name}}} rouba {n} {cp} de {whom, select, you {você} other {{other}}}.',
  stolenHealth:
    '{who, select, you {Você} other {{name}}} rouba {n} de Vitalidade de {whom, select, you {você} other {{other}}}{told, select, yes { ({dials})} other {}}.',
  conceded: '{who, select, you {Você} other {{name}}} desiste.',
  over: 'Fim da partida.',
  you: 'você',
};
