import type { Messages } from '../../language.ts';

export const damage: Messages['damage'] = {
  title: '{who, select, you {Como {n} de dano chegou a você} other {Como {n} de dano chegou a {name}}}',
  titleNone:
    '{who, select, you {Por que nenhum dano chegou a você} other {Por que nenhum dano chegou a {name}}}',
  line: '{source}: {n} de {damage}',
  damage: '{source} causa {damage}',
  conditional: '{source} causa {damage} porque o ataque causou dano',
  add: '{source} modifica o ataque',
  standing: '{source} muda o ataque enquanto está no tabuleiro',
  prevent: '{source} previne dano',
  half: '{source} previne metade, arredondada para cima',
  all: '{source} previne tudo',
  reflect: '{source} devolve metade, arredondada para cima',
  heal: '{source} cura',
  halfDealt: '{source} reduz à metade o dano causado',
  halfDealtBy: '{source} reduz à metade o dano de {name}',
  surplus: 'foi prevenido mais do que havia',
  spared: 'um Efeito de Status não deixa passar o dano do ataque',
  subtotal: 'Subtotal',
  final: 'Dano Final Total',
  fixed: 'dano que nada pode reduzir',
  shielded: 'um Companheiro sofre o dano',
  healed: 'cura no mesmo momento',
  setup: 'preparação',
};
