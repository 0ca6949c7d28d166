import type { FeatsWords } from '../../feats.ts';

/** The feats in Brazilian Portuguese. */
export const feats: FeatsWords = {
  'first-blood': {
    name: 'Primeiro sangue',
    words: 'Você tirou sangue antes de o rei achar uma cadeira.',
    how: 'Cause a primeira perda de Vitalidade da partida: a um oponente, com um Ataque seu.',
  },
  'crown-that-fits': {
    name: 'Uma coroa que serve',
    words: 'Você venceu. A coroa ficou um pouco larga; ninguém vai comentar.',
    how: 'Vença uma partida.',
  },
  'top-floor': {
    name: 'Cobertura',
    words: 'A habilidade subiu até onde dava, e você apreciou a vista.',
    how: 'Aprimore uma habilidade até o nível III.',
  },
  'filled-to-the-brim': {
    name: 'Até a borda',
    words: 'Mais uma ficha e o lacre começava a pingar.',
    how: 'Tenha tantas fichas de um tipo quantas cabem no seu tabuleiro, pelo menos três.',
  },
  'dice-whisperer': {
    name: 'Conversa com os dados',
    words: 'Os dados disseram não. Você perguntou de novo, com mais firmeza.',
    how: 'Quando a última tentativa de rolagem não ativar nada, mude um dado e ative uma habilidade mesmo assim.',
  },
  'sticky-fingers': {
    name: 'Mão leve',
    words: 'O dado era do outro. A ideia foi sua.',
    how: 'Mude um dado da Rolagem Ofensiva de um oponente, que então não ativa nada.',
  },
  'none-shall-pass': {
    name: 'Ninguém passa',
    words: 'Um golpe tremendo, desperdiçado em um ótimo escudo.',
    how: 'Não receba nada de um Ataque de um oponente que causaria 8 de dano ou mais a você.',
  },
  'more-than-whole': {
    name: 'Saúde de sobra',
    words: 'Com mais saúde do que no dia do retrato.',
    how: 'Tenha mais Vitalidade do que no início.',
  },
  'the-last-word': {
    name: 'A última palavra',
    words: 'Você usou a Habilidade Suprema. Não era um debate.',
    how: 'Ative sua Habilidade Suprema e leve-a até o fim.',
  },
  'slow-burn': {
    name: 'Fogo brando',
    words: 'Os dados já estavam na caixa quando alguém caiu.',
    how: 'Vença porque o último oponente cai em uma Fase de Manutenção.',
  },
  'overdoing-it': {
    name: 'Exagero',
    words: 'Bastavam três. Você trouxe nove.',
    how: 'Cause com um Ataque pelo menos 6 a mais do que a Vitalidade que resta ao alvo.',
  },
  'good-umbrella': {
    name: 'Uma boa capa de chuva',
    words: 'Trinta pontos de temporal, e nem uma gota em você.',
    how: 'Previna 30 de dano a você em uma partida.',
  },
  physician: {
    name: 'Médico, cura-te a ti mesmo',
    words: 'Você enfaixou mais do que muita gente sangra.',
    how: 'Cure 15 de Vitalidade em uma partida.',
  },
  'spring-cleaning': {
    name: 'Faxina geral',
    words: 'Três maldições foram embora com a poeira.',
    how: 'Livre-se de três fichas negativas em um turno. A Fase de Manutenção não conta.',
  },
  'spend-like-the-king': {
    name: 'Gastos reais',
    words: 'Cinco cartas em um turno. O tesoureiro desmaiou.',
    how: 'Jogue cinco cartas em um turno seu.',
  },
  'two-stairs': {
    name: 'De dois em dois',
    words: 'O nível dois é para quem tem tempo.',
    how: 'Aprimore uma habilidade do nível I direto para o III.',
  },
  'shoulder-to-shoulder': {
    name: 'Ombro a ombro',
    words: 'Ninguém carregou ninguém. Foi lindo.',
    how: 'Vença em uma equipe em que os Ataques de cada um causaram 15 de dano ou mais.',
  },
  'king-of-the-hill': {
    name: 'O Rei da Montanha',
    words: 'Todo mundo queria a montanha. A vista é sua.',
    how: 'Vença O Rei da Montanha com quatro jogadores ou mais.',
  },
  turncoat: {
    name: 'Vira-casaca',
    words: 'Vitória nas duas cadeiras. Alguém está confuso, e não é você.',
    how: 'Vença dois duelos seguidos contra o mesmo oponente, com os heróis trocados.',
  },
  'leaders-bane': {
    name: 'Terror dos altos',
    words: 'Você não gosta de quem se destaca.',
    how: 'Em O Rei da Montanha, derrote com um Ataque seu quem, entre os outros, tinha mais Vitalidade no início daquele turno.',
  },
  'five-of-one-mind': {
    name: 'Unanimidade',
    words: 'Cinco dados de acordo. Ministros, nunca.',
    how: 'Role cinco números iguais na sua Fase de Rolagem Ofensiva.',
  },
  'return-to-sender': {
    name: 'Devolver ao remetente',
    words: 'Bateu. Doeu. Em quem bateu.',
    how: 'Um oponente ataca você e cai a 0 de Vitalidade nesse mesmo Ataque.',
  },
  'first-try': {
    name: 'De primeira',
    words: 'Sequência Grande na primeira rolagem. Você deu de ombros.',
    how: 'Ative uma habilidade com uma Sequência Grande na primeira tentativa, sem mudar nenhum dado.',
  },
  'second-wind': {
    name: 'Segundo fôlego',
    words: 'Restavam só dez, e então alguém se lembrou da poção.',
    how: 'Caia a 10 de Vitalidade ou menos e suba de novo 6 ou mais.',
  },
  'sleeping-on-gold': {
    name: 'Dormir sobre o ouro',
    words: 'Quinze pontos e nenhum gasto. O dragão aprova.',
    how: 'Tenha 15 PC.',
  },
  'by-a-hair': {
    name: 'Por um fio',
    words: 'Um ponto de Vitalidade, uma coroa, sem mais perguntas.',
    how: 'Vença com 1 de Vitalidade.',
  },
  'heard-across-the-moat': {
    name: 'Ouvido além do fosso',
    words: 'Vinte de um golpe só. Os patos reclamaram.',
    how: 'Cause 20 de dano ou mais com um Ataque.',
  },
  'before-the-soup': {
    name: 'Antes da sopa',
    words: 'Tudo resolvido até o oitavo turno, e a sopa ainda quente.',
    how: 'Vença um duelo de 50 de Vitalidade até o turno 8.',
  },
  'the-long-winter': {
    name: 'O longo inverno',
    words: 'Trinta turnos. Cresceram duas barbas.',
    how: 'Vença um duelo no turno 30 ou depois.',
  },
  'gift-basket': {
    name: 'Cesta de presentes',
    words: 'Quatro desgraças diferentes, um só laço.',
    how: 'Faça um oponente ter ao mesmo tempo quatro fichas negativas diferentes, todas vindas de você.',
  },
  'against-the-odds': {
    name: 'Contra as chances',
    words: 'Uma em vinte. Você teria apostado, é o que diz.',
    how: 'Ative uma habilidade para a qual a última rolagem, com os dados mantidos, tinha menos de 5% de chance.',
  },
  'cold-dice': {
    name: 'Os dados estavam frios',
    words: 'Você venceu sem a ajuda deles e avisou.',
    how: 'Vença embora suas Rolagens Ofensivas estejam entre as mais azaradas: uma partida em vinte é assim.',
  },
  'steady-hand': {
    name: 'Mão firme',
    words: 'Uma partida inteira e nada de que se envergonhar.',
    how: 'Faça 30 escolhas ou mais em uma partida sem que a revisão chame alguma de erro.',
  },
  'giant-slayer': {
    name: 'Queda do gigante',
    words: 'O computador pensou bastante. Devia ter pensado mais.',
    how: 'Vença um duelo contra um computador do nível Rei.',
  },
  'nobodys-crown': {
    name: 'Coroa de ninguém',
    words: 'Todos caíram. O rei, aliviado, ficou com a coroa.',
    how: 'Termine uma partida em empate.',
  },
  'out-of-the-ashes': {
    name: 'Das cinzas',
    words: 'Seu epitáfio estava pronto. Até rimava.',
    how: 'Vença depois de ter 5 de Vitalidade ou menos enquanto um oponente tinha 20 ou mais.',
  },
  'a-paupers-victory': {
    name: 'Vitória de bolso vazio',
    words: 'Nenhuma carta jogada. Os dados mandam lembranças.',
    how: 'Vença sem jogar nenhuma carta.',
  },
  'not-a-scratch': {
    name: 'Nem um arranhão',
    words: 'Houve um ataque. A notícia chegou depois.',
    how: 'Vença sem nunca perder Vitalidade.',
  },
  'full-board': {
    name: 'Tabuleiro completo',
    words: 'Todas as habilidades lá em cima. O marceneiro teve de alargar a mesa.',
    how: 'Tenha ao mesmo tempo no nível II ou acima todas as habilidades que podem ser aprimoradas.',
  },
  'the-whole-court': {
    name: 'A corte inteira',
    words: 'Vitória com todos os brasões. A roupa suja não acaba.',
    how: 'Vença pelo menos uma vez com cada herói.',
  },
};
