import type { Messages } from '../../language.ts';

export const events: Messages['events'] = {
  startRoll: '{who, select, you {Você} other {{name}}} rola {die} pelo primeiro turno.',
  turn: '{who, select, you {Turno {n}: é a sua vez.} other {Turno {n}: {name}.}}',
  phase: '{who, select, you {A sua fase: {phase}.} other {{name}: {phase}.}}',
  skipped: '{who, select, you {Você} other {{name}}} pula uma fase: {phase}.',
  cp: '{who, select, you {Você} other {{name}}}: {sign}{n} {cp}, {total} no total.',
  drew: '{who, select, you {Você} other {{name}}} saca {n, plural, one {# carta} other {# cartas}}{known, select, yes {: {cards}} other {}}.',
  reshuffled:
    '{who, select, you {Você embaralha a sua} other {{name} embaralha a}} Pilha de Descarte em um novo deck ({n, plural, one {# carta} other {# cartas}}).',
  rolled: {
    offence: '{who, select, you {Você} other {{name}}} rola: {dice}.',
    targeting: '{who, select, you {Você} other {{name}}} rola pelo alvo: {dice}.',
    defence: '{who, select, you {Você} other {{name}}} rola para a defesa: {dice}.',
    effect: '{who, select, you {Você} other {{name}}} rola para um efeito: {dice}.',
  },
  rerolled:
    '{who, select, you {Você} other {{name}}} re-rola {n, plural, one {# dado} other {# dados}}: {dice}.',
  altered:
    '{who, select, you {Você} other {{name}}} muda um dado {whom, select, you {que é seu} same {próprio} other {de {other}}}: {from} → {to}.',
  rerolledDie:
    '{who, select, you {Você} other {{name}}} re-rola um dado {whom, select, you {que é seu} same {próprio} other {de {other}}}: {from} → {to}.',
  attempt:
    '{who, select, you {Você} other {{name}}} tem {n, plural, one {# Tentativa de Rolagem} other {# Tentativas de Rolagem}} a {more, select, yes {mais} other {menos}}.',
  announced:
    '{who, select, you {Você} other {{name}}} anuncia {ability}{row, select, yes { ({need})} other {}}.',
  announcedNone: '{who, select, you {Você} other {{name}}} não ativa nenhuma habilidade.',
  activated: '{who, select, you {Você} other {{name}}} ativa {ability}.',
  activatedUltimate: '{who, select, you {Você} other {{name}}} ativa a Habilidade Suprema {ability}!',
  target:
    '{who, select, you {O seu alvo} other {{name} tem um alvo}}: {whom, select, you {você} other {{other}}}.',
  leader: '{who, select, you {Você} other {{name}}} ataca um Líder e saca uma carta bônus.',
  attack: '{attack, select, yes {Isto é um ataque.} other {Isto não é um ataque.}}',
  defends: '{who, select, you {Você} other {{name}}} defende com {ability}.',
  defendsNot: '{who, select, you {Você} other {{name}}} não usa uma Habilidade Defensiva.',
  declared: '{who, select, you {Você} other {{name}}} quer usar {what}.',
  withdrawn: '{who, select, you {Você} other {{name}}} volta atrás com {what}: já não é possível.',
  played: '{who, select, you {Você} other {{name}}} joga {card} ({n} {cp}).',
  upgraded: '{who, select, you {Você} other {{name}}} aprimora {ability} para o nível {level}.',
  sold: '{who, select, you {Você} other {{name}}} vende {card}.',
  spent: '{who, select, you {Você} other {{name}}} gasta {what}.',
  used: '{who, select, you {Você} other {{name}}} usa {what}.',
  tokensGained:
    '{who, select, you {Você} other {{name}}} recebe {what} ({n} no total){lost, plural, =0 {} one {; # se perde pelo Limite de Empilhamento} other {; # se perdem pelo Limite de Empilhamento}}.',
  bot: '{who, select, you {Você} other {{name}}} tem {token} em jogo, no lado {n, plural, one {básico} other {avançado}}.',
  pieceGained: '{who, select, you {Você} other {{name}}} recebe {token}.',
  pieceLost: '{who, select, you {Você} other {{name}}} perde {token}.',
  tokensFull:
    '{who, select, you {Você} other {{name}}} não tem espaço para {token}: Limite de Empilhamento atingido.',
  tokensLost:
    '{who, select, you {Você} other {{name}}} perde {what} ({n, plural, =1 {resta #} other {restam #}}).',
  dial: '{who, select, you {O seu Companheiro} other {{name}, Companheiro}} {token}: Vitalidade {n}.',
  prepared:
    '{who, select, you {Você} other {{name}}} tem {n, plural, one {# feitiço preparado} other {# feitiços preparados}}.',
  spellPrepared: '{who, select, you {Você} other {{name}}} prepara {token}.',
  spellLeft: '{who, select, you {Você} other {{name}}} conjura {token}.',
  transferred: '{token} é transferida: {from} → {to}.',
  limit: '{who, select, you {O seu Limite} other {{name}, novo Limite}} de Empilhamento de {token}: {n}.',
  healed:
    '{who, select, you {Você} other {{name}}} recupera {n} de Vitalidade ({source}), {health} no total.',
  answered: '{whom, select, none {{line}} you {Você: {line}} other {{other}: {line}}}.',
  incoming:
    '{whom, select, none {Dano de Entrada} you {Dano de Entrada contra você} other {Dano de Entrada contra {other}}}: {line}.',
  isolated: '{whom, select, you {Fonte isolada contra você} other {Fonte isolada contra {other}}}: {line}.',
  lost: '{who, select, you {Você} other {{name}}} sofre {n} de dano.',
  nothingLost: 'Nenhum dano passa.',
  health: '{list}: Vitalidade {from} → {to}.',
  defeated: '{n, plural, other {Fora do jogo}}: {list}.',
  extraPhase:
    '{who, select, you {Você} other {{name}}} tem uma Fase de Rolagem Ofensiva adicional{whom, select, none {} you { contra você} other { contra {other}}}.',
  restarted: '{who, select, you {Você} other {{name}}} recomeça a Fase de Rolagem Ofensiva.',
  cancelled: '{who, select, you {A sua habilidade falha} other {{name}: a habilidade falha}}.',
  undefendable:
    '{who, select, you {O dano do seu ataque} other {{name}: o dano do ataque}} se torna indefensível.',
  flipped: '{who, select, you {Você vira o seu} other {{name} vira o}} Tabuleiro do Herói: lado {side}.',
  discarded: '{who, select, you {Você} other {{name}}} descarta {cards}.',
  lookedAtHand:
    '{who, select, you {Você} other {{name}}} olha {whom, select, you {a sua mão} other {a mão de {other}}}{known, select, yes {: {cards}} other { ({n, plural, one {# carta} other {# cartas}})}}.',
  lookedAtDeck:
    '{who, select, you {Você olha o topo do seu} other {{name} olha o topo do próprio}} deck{known, select, yes {: {cards}} other { ({n, plural, one {# carta} other {# cartas}})}}.',
  revealed: '{who, select, you {Você} other {{name}}} revela as cartas olhadas: {cards}.',
  took: '{who, select, you {Você} other {{name}}} coloca {card} na mão.',
  shuffled: '{who, select, you {Você} other {{name}}} embaralha o próprio deck.',
  moved: '{token} muda de lugar: {from} → {to}.',
  turned: '{who, select, you {A sua ficha} other {{name}, ficha}} de {token}: lado {n} para cima.',
  covered: '{who, select, you {Você} other {{name}}} não pode usar {ability} por enquanto.',
  picked: '{who, select, you {Você} other {{name}}} indica a carta número {n}.',
  stolenCp:
    '{who, select, you {Você} other {{name}}} rouba {n} {cp} de {whom, select, you {você} other {{other}}}.',
  stolenHealth:
    '{who, select, you {Você} other {{name}}} rouba {n} de Vitalidade de {whom, select, you {você} other {{other}}}.',
  conceded: '{who, select, you {Você} other {{name}}} desiste.',
  over: 'Fim de jogo.',
  you: 'você',
};
