import { rule } from '../../../rulebook/section.ts';

export const words = {
  R10: rule(
    'Palavras nas cartas e tabuleiros',
    'As mesmas palavras significam a mesma coisa em todas as cartas e tabuleiros. Um texto é realizado de cima para baixo; o dano espera até o fim da Fase de Rolagem (R13.1). Condições como “se” são verificadas quando chega a vez da linha delas.',
  ),
  'R10.1': rule(
    '“Role 3”',
    'Role uma vez essa quantidade de dados seus. Só esses dados contam para o que vem depois, não os que foram rolados antes. Várias linhas podem usar os mesmos dados.',
  ),
  'R10.2': rule(
    '“Com” um símbolo',
    'Se a rolagem mostrar o símbolo, ou todos os símbolos listados, o efeito acontece uma vez, não importa quantos dados o mostrem. Se uma linha mais forte vier ligada por “ou”, você fica com só uma das duas.',
  ),
  'R10.3': rule(
    '“2 ×” um símbolo',
    'O número é multiplicado por quantos dados mostram o símbolo. Se nenhum mostrar, o resultado é 0.',
  ),
  'R10.4': rule(
    '“Então”',
    'Tudo o que vem antes da palavra “então” acontece primeiro. Aí todos podem responder, e só depois o resto é calculado. Depois de dano, ele espera até que o dano seja aplicado (R15.6).',
  ),
  'R10.6': rule(
    '“Ou”',
    'Acontece exatamente uma das opções. O jogador a quem o texto pertence escolhe quando chega a vez dela. Uma opção que não faria nada só pode ser escolhida se nenhuma fizer nada.',
  ),
  'R10.7': rule(
    '“Adicionalmente”',
    'Acontece depois dos outros efeitos do texto. Ninguém pode responder entre uma coisa e outra.',
  ),
  'R10.9': rule(
    '“Roube”',
    'O outro jogador perde essa quantidade, ou tudo o que tem se for menos, e você a ganha, até seu próprio máximo. Roubar Vitalidade não é dano: não pode ser prevenido, não permite defesa e não é um Ataque. Cartas roubadas são tiradas ao acaso, fichas roubadas são transferidas (R7.6).',
  ),
  'R10.10': rule(
    '“Pode”',
    'Você decide quando chega a vez do efeito. Sem “pode”, é obrigatório realizar o efeito o quanto for possível; o que for impossível é pulado.',
  ),
  'R10.11': rule(
    '“Oponente”',
    'Em uma Habilidade Ofensiva é o alvo dela; em uma carta, um oponente à sua escolha. “Todos os oponentes” são todos os que ainda estão em jogo, cada herói de uma equipe separadamente. “Jogador escolhido” pode ser qualquer um, até você.',
  ),
  'R10.13': rule(
    '“½”',
    'A metade de um número ímpar é sempre arredondada para cima: metade de 7 é 4. Não importa quem sai ganhando.',
  ),
  'R10.14': rule(
    '“Valor”, “mude”, “re-role”',
    'O valor de um dado é o número dele. Mudar um dado é escolher um novo número, e o símbolo acompanha; re-rolar é rolar de novo e aceitar o resultado. As duas coisas são alterar dados (R14.7).',
  ),
  'R10.15': rule(
    '“Até 2”',
    'Qualquer número de 0 a 2: você escolhe. Um número sozinho quer dizer exatamente essa quantidade, ou quantos houver.',
  ),
};
