import { rule } from '../../../rulebook/section.ts';

export const fight = {
  R11: rule(
    'Tipos de dano',
    'O dano normal permite defesa, cartas e fichas podem reduzi-lo, e Modificadores de Ataque podem mudá-lo. O indefensável não permite rolagem defensiva, mas cartas e fichas ainda ajudam; o puro é igual e também não pode ser aumentado. O colateral indica ele mesmo as vítimas, sem rolagem de alvo. O supremo só pode ser aumentado. O dano de uma fonte isolada é resolvido na hora, separadamente.',
    'O dano puro, o colateral e o supremo também são indefensáveis. O dano de fichas, cartas, Habilidades Passivas e Defensivas é normal se nada mais estiver escrito, mas só é possível se defender de um Ataque.',
  ),
  R12: rule(
    'Ataque e Modificadores de Ataque',
    'Um Ataque é uma Habilidade Ofensiva que causa pelo menos 1 de dano a um alvo, sem contar o dano colateral. Continua sendo um Ataque mesmo que todo o dano seja prevenido. Modificadores de Ataque mudam o dano dele ou acrescentam efeitos.',
  ),
  'R12.1': rule(
    'O que é um Ataque',
    'Decide-se se uma habilidade é um Ataque quando o dano dela é conhecido, antes que algo o reduza. Quem a ativou é o atacante, e o alvo dela é o Defensor. Prevenir o dano, mesmo todo ele, não impede os outros efeitos do Ataque, como fichas infligidas.',
  ),
  'R12.2': rule(
    'O que não é um Ataque',
    'Dano colateral, Habilidades Defensivas, dano de cartas, fichas, Habilidades Passivas e Companheiros, fontes isoladas e roubo de Vitalidade não são Ataques. Não se pode usar uma Habilidade Defensiva contra eles, e Modificadores de Ataque não os afetam.',
  ),
  'R12.3': rule(
    'Modificadores de Ataque',
    'Só o atacante os usa, em um Ataque no próprio turno, do momento em que é um Ataque até a última pausa antes do dano. Podem vir antes ou depois da defesa, e quantos quiser. O dano adicionado tem o tipo do Ataque. O dano puro não pode ser modificado, e nada transforma uma habilidade sem dano em Ataque.',
    'Fichas que mudam Ataques só por estarem no tabuleiro contam automaticamente; as que reduzem dano não são Modificadores de Ataque. Se um Ataque causa vários tipos de dano, o adicionado se junta ao primeiro que possa ser modificado.',
  ),
  R13: rule(
    'Dano Final Total',
    'Dano, prevenção e cura de uma Fase de Manutenção ou de uma Fase de Rolagem são reunidos e aplicados juntos no fim dela. Primeiro tudo o que é fixo é somado e subtraído; isso dá o Subtotal. Depois cada metade é tirada desse mesmo Subtotal. O resultado é a Vitalidade que o jogador perde, seja qual for a ordem das jogadas.',
  ),
  'R13.1': rule(
    'O dano se acumula',
    'Em uma Fase de Manutenção e em toda a Fase de Rolagem, dano e cura esperam e são aplicados a todos de uma vez. Três coisas não esperam: fontes isoladas, Vitalidade roubada e a cura que uma Habilidade Ofensiva dá sem precisar de alvo (R15.4). Nas outras fases o dano é aplicado assim que a ação termina.',
  ),
  'R13.2': rule(
    'Dano de Entrada',
    'Tudo o que espera por um jogador é o Dano de Entrada: de Ataques, Habilidades Defensivas, fichas, cartas e Habilidades Passivas. Cada parte mantém seu tipo e sua fonte.',
  ),
  'R13.3': rule(
    'Some e subtraia',
    'Modificadores de Ataque, efeitos constantes e prevenção fixa são somados em qualquer ordem. Uma Habilidade Defensiva previne apenas dano do Ataque; qualquer outra prevenção vale para tudo o que for Evitável. O Subtotal nunca fica abaixo de 0.',
    'Só se previne dano que já está a caminho, nunca com antecedência; o que não for usado se perde.',
  ),
  'R13.4': rule(
    'Multiplique e divida',
    'Cada metade é calculada do Subtotal e arredondada para cima, nunca do que outra metade deixou. Por isso duas metades previnem tudo. O Dano Final nunca fica abaixo de 0.',
  ),
  'R13.5': rule(
    'Dano devolvido',
    'O dano devolvido é calculado do mesmo Subtotal, mesmo que o Dano Final seja 0. É dano normal, não um Ataque. O que foi devolvido não é devolvido de novo.',
  ),
  'R13.6': rule(
    'Dano que nada reduz',
    'O dano supremo fica à parte: pode ser aumentado, mas nada o previne, reduz à metade ou evita. O jogador o recebe além do resto.',
  ),
  'R13.7': rule(
    'Quanto dano um Ataque causou',
    'Quando um texto pergunta quanto dano o Ataque causou, a prevenção conta primeiro contra o Ataque e depois contra outro dano. Dano 0 não é dano.',
  ),
  'R13.8': rule(
    'Aplicar o dano',
    'Cura e perda são somadas e aplicadas a todos os jogadores no mesmo instante, e a Vitalidade não sai de seus limites. Depois agem os efeitos que salvam um jogador, e em seguida quem estiver em 0 é derrotado. Em uma equipe, o dano de cada herói é calculado separadamente e tirado junto do disco comum.',
  ),
  R14: rule(
    'Prioridade, pausas, interrupção',
    'Em muitos pontos há uma pausa curta em que todos podem responder. O jogador ativo vem primeiro, depois os outros na ordem dos turnos. A partida segue quando todos passam um após o outro.',
  ),
  'R14.1': rule(
    'Tipos de ações',
    'Respostas são Ações Instantâneas, fichas gastas, Companheiros e Habilidades Passivas que podem ser usados a qualquer momento e, em uma Fase de Rolagem, as Ações dela. Habilidades, Aprimoramentos, Ações da Fase Principal e efeitos da Manutenção podem ser interrompidos. Uma resposta já começada não pode, nem vender, pagar, sacar ou receber recursos.',
  ),
  'R14.2': rule(
    'Ordem de prioridade',
    'O jogador ativo tem a maior prioridade, depois os outros na ordem dos turnos. Não importa quem falou primeiro. Se vários efeitos automáticos acontecem juntos, cada jogador ordena os seus, e o jogador ativo começa.',
  ),
  'R14.3': rule(
    'Pausas',
    'Em uma pausa, todos os que podem agir são consultados em ordem de prioridade. Depois de uma ação a rodada recomeça; quando todos passam em sequência, a pausa termina. A partida continua exatamente de onde parou.',
  ),
  'R14.4': rule(
    'Tipos de pausa',
    'Depois de uma rolagem, exatamente aqueles dados podem ser alterados. Depois do anúncio, os cinco dados do atacante podem ser alterados pela última vez. Em pausas fora de uma Fase de Rolagem só se usam Ações Instantâneas e fichas.',
  ),
  'R14.5': rule(
    'Direito de prioridade',
    'Uma resposta declarada só começa depois que todos os de maior prioridade tiveram a chance de agir antes. Se então já não for possível, ela é retirada sem custo. As ações do jogador ativo começam na hora.',
  ),
  'R14.6': rule(
    'Interromper',
    'Quando uma ação que pode ser interrompida é anunciada, os outros podem responder antes do efeito. Ela é então realizada com o que restou; uma escolha que se tornou impossível pode ser refeita. Uma resposta não cancela uma ação, a menos que diga isso.',
  ),
  'R14.7': rule(
    'Alterar dados',
    'Dados só podem ser alterados durante a pausa deles, mas quantas vezes se quiser. Dados rolados por cartas que não podem ser interrompidas são lidos na hora. Depois que uma habilidade é ativada, os dados que a ativaram já não importam.',
  ),
  'R14.8': rule(
    'O que interrompe o quê',
    'Ações Instantâneas e fichas podem interromper habilidades, efeitos da Manutenção, Ações da Fase Principal e Aprimoramentos; Ações da Fase de Rolagem podem interromper habilidades. Nada interrompe uma Ação da Fase de Rolagem, uma Ação Instantânea ou uma ficha gasta que já começou.',
  ),
};
