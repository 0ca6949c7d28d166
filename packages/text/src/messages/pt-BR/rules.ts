import type { Rules } from '../../language.ts';
import { rule } from '../../rulebook/section.ts';

export const rules: Rules = {
  R1: rule(
    'Componentes e termos',
    'Participam de dois a seis jogadores, cada um com um herói diferente. Um herói tem cinco dados iguais, um tabuleiro com habilidades, um Folheto, fichas, um deck e discos de Vitalidade e de Pontos de Combate. Cada face do dado tem um número e um símbolo, e os dois contam. Quando um texto de herói contradiz uma regra geral, vale o texto; uma proibição vence uma permissão.',
  ),
  R2: rule(
    'Preparação',
    'Todos começam com 2 PC e 4 cartas; a Vitalidade depende do modo. Todos rolam um dado e o maior número começa. Heróis com preparação adicional a realizam antes do primeiro turno. O Jogador Inicial pula a Fase de Recursos do primeiro turno.',
  ),
  R3: rule(
    'Vitalidade, derrota, fim de jogo',
    'A Vitalidade fica entre 0 e 10 acima do valor inicial; a cura que passar disso se perde. Quem estiver em 0 depois que o dano for aplicado é derrotado. Vence o último jogador ou a última equipe em jogo. Se todos os que restavam caírem no mesmo instante, há empate.',
  ),
  R4: rule(
    'Pontos de Combate',
    'Os Pontos de Combate (PC) pagam cartas e algumas habilidades e fichas. Você pode ter no máximo 15; o que passar disso se perde. Um custo é pago por inteiro, antes do efeito, e somente por quem age.',
  ),
  R5: rule(
    'Deck, mão, venda',
    'Se você precisar sacar e o deck estiver vazio, a Pilha de Descarte é embaralhada em um novo deck. Você pode ter quantas cartas quiser na mão até a sua Fase de Descarte, em que só 6 podem ficar. Vender uma carta a descarta e dá 1 PC; é permitido nas suas Fases Principais e, no que for preciso, na Fase de Descarte.',
  ),
  R6: rule(
    'Cartas',
    'Há Aprimoramentos de Herói e três tipos de cartas de Ação: da Fase Principal, da Fase de Rolagem e Instantâneas. O tipo diz quem pode jogar a carta e quando. Uma carta de Ação vai para a Pilha de Descarte depois do efeito; um Aprimoramento fica até o fim do jogo.',
  ),
  'R6.1': rule(
    'Tipos de cartas',
    'Aprimoramentos e Ações da Fase Principal são jogados pelo jogador ativo em uma Fase Principal, e os outros podem interrompê-los. Ações da Fase de Rolagem podem ser jogadas por qualquer um em qualquer Fase de Rolagem, e Ações Instantâneas a qualquer momento; nenhuma delas pode ser interrompida. Algumas cartas também são Modificadores de Ataque.',
  ),
  'R6.2': rule(
    'Jogar uma carta de Ação',
    'Primeiro se verifica se o momento é certo, se você pode pagar e se algo aconteceria. Depois você paga, os outros podem responder se a carta puder ser interrompida, o texto é realizado e a carta é descartada. Você pode jogar quantas cartas puder pagar.',
  ),
  'R6.3': rule(
    'Aprimoramentos de Herói',
    'Um Aprimoramento substitui uma habilidade de mesmo nome por um nível maior. O nível III sobre o II custa apenas a diferença; o II também pode ser pulado, pelo preço inteiro do III. Um nível nunca diminui nem é jogado duas vezes. Alguns Aprimoramentos trazem mais uma habilidade, com nome próprio.',
  ),
  'R6.4': rule(
    'O que pode ser jogado e quando',
    'Ações Instantâneas e fichas podem ser usadas em todas as fases, Ações da Fase de Rolagem nas três Fases de Rolagem, Ações da Fase Principal e Aprimoramentos nas suas Fases Principais. Depois que uma Habilidade Suprema é ativada, só o lado do atacante pode agir até o fim da Fase de Rolagem.',
  ),
  R7: rule(
    'Efeitos de Status',
    'Um Efeito de Status é uma ficha no tabuleiro de um herói. Quem a tem a usa, sofre com ela e paga por ela, não importa quem a colocou ali. O texto diz o que ela faz; as regras abaixo valem para todas.',
  ),
  'R7.1': rule(
    'O que são Efeitos de Status',
    'Há Efeitos de Status Positivos, Negativos e Únicos. Cada ficha conta por si, então remover uma deixa as outras. Positivo e Negativo são apenas nomes de grupos: qualquer um pode ter os dois. Os Únicos podem quebrar as regras normais, como diz o texto deles.',
  ),
  'R7.2': rule(
    'Ganhar e infligir',
    'Ganhar uma ficha é colocá-la no próprio tabuleiro; infligir é colocá-la no de outra pessoa. O que uma Habilidade Ofensiva inflige vai para o alvo, a menos que o texto indique outro jogador. As fichas são colocadas uma a uma.',
  ),
  'R7.3': rule(
    'Limite de Empilhamento',
    'Nenhum tabuleiro tem mais fichas de um tipo do que o Limite de Empilhamento permite. As fichas além dele se perdem e o resto do efeito continua. Um limite aumentado vale até o fim do jogo, apenas no tabuleiro de quem o aumentou. Se um limite cai, o excesso sai imediatamente.',
  ),
  'R7.4': rule(
    'Gastar fichas',
    'Uma ficha gastável é removida em troca do seu benefício, a qualquer momento, salvo se o texto disser outra coisa. Só quem a tem pode gastá-la. Gastar é uma Ação Instantânea: jogadores de maior prioridade podem agir antes, mas depois de começada ela não pode ser interrompida.',
  ),
  'R7.5': rule(
    'Remover fichas',
    'Uma ficha removida volta ao Folheto e deixa de funcionar imediatamente. Se houver menos fichas do que as que devem ser removidas, todas saem. Salvo indicação contrária, fichas de qualquer tipo podem ser escolhidas, exceto as que dizem que não podem ser removidas.',
  ),
  'R7.6': rule(
    'Transferir fichas',
    'Uma ficha transferida muda de tabuleiro e mantém o seu estado. Não conta como ganha nem como infligida. Um tabuleiro no Limite de Empilhamento não pode ser escolhido, e algumas fichas não podem ser transferidas.',
  ),
  'R7.7': rule(
    'Quanto tempo as fichas ficam',
    'Uma ficha Persistente fica até que uma carta ou habilidade a remova; o próprio efeito nunca a remove. As outras fichas dizem quando saem. A conclusão da Fase de Rolagem vem logo antes da segunda Fase Principal, e o fim do turno depois da Fase de Descarte.',
  ),
  'R7.8': rule(
    'Jogadores derrotados',
    'As fichas que um jogador derrotado colocou em outros ficam e continuam funcionando; só sai na hora a ficha que ele mesmo deveria remover. As fichas no tabuleiro dele saem do jogo.',
  ),
  R8: rule(
    'Companheiros',
    'Companheiros são peças ou discos próprios, e não Efeitos de Status: nada que remova, transfira ou conte Efeitos de Status os atinge. Como usá-los está no Folheto. Onde quer que um Companheiro esteja, só o jogador dele o usa. Os Companheiros de um jogador derrotado saem do jogo.',
  ),
  R9: rule(
    'Habilidades e ativação',
    'Habilidades Ofensivas são ativadas com dados, as Defensivas respondem a um ataque, as Passivas funcionam sempre ou por um preço, e a Suprema é a mais forte. Uma Fase de Rolagem Ofensiva permite uma Habilidade Ofensiva.',
  ),
  'R9.1': rule(
    'Partes de uma habilidade',
    'Uma Habilidade Ofensiva tem uma ou mais linhas, cada uma com um Requisito de Ativação e um efeito; parte do texto pode valer para todas. Uma Habilidade Defensiva diz quantos dados são rolados. Uma Habilidade Passiva está sempre ativa ou sempre disponível.',
  ),
  'R9.2': rule(
    'Requisitos de Ativação',
    'Os seus cinco dados devem mostrar pelo menos os símbolos listados; os demais dados não importam. De um tipo quer dizer números iguais, não símbolos. Uma Sequência Pequena são quatro números seguidos, uma Grande são cinco, e a Grande também vale como Pequena. Se várias linhas servirem, você escolhe uma.',
  ),
  'R9.3': rule(
    'Uma habilidade por fase',
    'Você ativa no máximo uma Habilidade Ofensiva em uma Fase de Rolagem Ofensiva, mesmo que os dados sirvam para várias. Você sempre pode não ativar nenhuma. Uma fase adicional permite mais uma.',
  ),
  'R9.4': rule(
    'Habilidades Defensivas',
    'O alvo de um ataque com dano Defensável pode usar uma Habilidade Defensiva. Os dados são rolados uma vez, e cada linha do texto lê todos eles. O dano dela vai para o atacante, não pode ser defendido e não é um ataque. Defender nunca é obrigatório.',
  ),
  'R9.5': rule(
    'Habilidades Passivas',
    'O que uma Habilidade Passiva faz por si acontece sempre que a condição for cumprida. O que ela oferece por um preço é uma Ação Instantânea do dono. Efeitos que impedem outras habilidades não a atingem, a menos que a mencionem.',
  ),
  R10: rule(
    'Palavras nas cartas e tabuleiros',
    'Com um símbolo: uma vez, se os dados o mostrarem. Número vezes símbolo: multiplicado por quantos dados o mostram. Então: os outros podem agir antes do que vem a seguir, que é calculado depois; após dano, espera até que o dano seja aplicado. Metade sempre é arredondada para cima. Sem “pode”, um efeito é realizado o quanto for possível.',
  ),
  R11: rule(
    'Tipos de dano',
    'O dano normal pode ser defendido, evitado e modificado. O indefensível não pode ser defendido, o puro também não pode ser modificado, e o colateral indica as vítimas sem rolagem de alvo. O supremo só pode ser aumentado. O dano de uma fonte isolada é resolvido imediatamente, por si só.',
  ),
  R12: rule(
    'Ataque e Modificadores de Ataque',
    'Um ataque é uma Habilidade Ofensiva que causa pelo menos 1 de dano a um alvo, sem contar o dano colateral. Continua sendo um ataque mesmo que o dano seja prevenido. Modificadores de Ataque mudam o dano ou acrescentam efeitos.',
  ),
  'R12.1': rule(
    'Ataque',
    'Se uma habilidade é um ataque se decide quando o próprio dano dela é conhecido. Quem a ativou é o atacante, e o alvo é o Defensor. Prevenir o dano não impede os outros efeitos.',
  ),
  'R12.2': rule(
    'O que não é ataque',
    'Dano colateral, Habilidades Defensivas, dano de cartas, fichas, Habilidades Passivas e Companheiros, fontes isoladas e roubo de Vitalidade não são ataques. Não podem ser defendidos, e Modificadores de Ataque não os atingem.',
  ),
  'R12.3': rule(
    'Modificadores de Ataque',
    'Só o atacante os usa, em um ataque no próprio turno, desde que ele seja um ataque até a última pausa antes do dano. O dano adicionado tem o tipo do ataque. O dano puro não pode ser modificado, e nada transforma uma habilidade sem dano em ataque. Fichas que mudam ataques enquanto estão no tabuleiro contam por si.',
  ),
  R13: rule(
    'Dano Final Total',
    'Dano, prevenção e cura de uma Fase de Manutenção ou de uma Fase de Rolagem são reunidos e aplicados juntos no fim. Primeiro tudo o que é fixo é somado e subtraído; isso dá o Subtotal. Depois cada metade é tirada desse mesmo Subtotal. O resultado é o que o jogador perde, seja qual for a ordem das jogadas.',
  ),
  'R13.1': rule(
    'O dano se acumula',
    'Em uma Fase de Manutenção e em toda a Fase de Rolagem, dano e cura esperam e são aplicados a todos de uma vez. Fontes isoladas e Vitalidade roubada não esperam. Nas outras fases o dano é aplicado assim que a ação termina.',
  ),
  'R13.2': rule(
    'Dano de Entrada',
    'Tudo o que espera por um jogador é o Dano de Entrada: ataques, Habilidades Defensivas, fichas, cartas e Habilidades Passivas. Cada entrada mantém o seu tipo e a sua fonte.',
  ),
  'R13.3': rule(
    'Some e subtraia',
    'Modificadores de Ataque, efeitos constantes e prevenção fixa são somados em qualquer ordem. Uma Habilidade Defensiva previne apenas dano do ataque; outra prevenção vale para tudo o que for Evitável. O Subtotal nunca fica abaixo de 0.',
  ),
  'R13.4': rule(
    'Multiplique e divida',
    'Cada metade é calculada do Subtotal e arredondada para cima, nenhuma do resultado de outra. Por isso duas metades previnem tudo. O Dano Final nunca fica abaixo de 0.',
  ),
  'R13.5': rule(
    'Dano devolvido',
    'O dano devolvido é calculado do mesmo Subtotal, mesmo que o Dano Final seja 0. É dano normal e não é ataque. O que foi devolvido não é devolvido de novo.',
  ),
  'R13.6': rule(
    'Dano que nada reduz',
    'O dano supremo fica à parte: pode ser aumentado, mas nada o previne, divide ou evita. O jogador o perde além do resto.',
  ),
  'R13.7': rule(
    'Quanto um ataque causou',
    'Quando um texto pergunta o que o ataque causou, a prevenção conta primeiro contra o ataque e depois contra outro dano. Dano 0 não é dano.',
  ),
  'R13.8': rule(
    'Aplicar o dano',
    'Cura e perda são aplicadas a todos os jogadores no mesmo instante, e a Vitalidade é então limitada. Depois agem os efeitos que salvam um jogador, e em seguida quem estiver em 0 é derrotado.',
  ),
  R14: rule(
    'Prioridade, pausas, interrupção',
    'Em muitos pontos há uma pausa curta em que todos podem responder. O jogador ativo vem primeiro, depois os outros na ordem dos turnos. O jogo segue quando todos passam um após o outro.',
  ),
  'R14.1': rule(
    'Tipos de ações',
    'Respostas são Ações Instantâneas, fichas gastas, Companheiros e Habilidades Passivas de qualquer momento e, em uma Fase de Rolagem, as Ações dela. Habilidades, Aprimoramentos, Ações da Fase Principal e efeitos da Manutenção podem ser interrompidos. Uma resposta já começada, vender, pagar, sacar e os recursos não.',
  ),
  'R14.2': rule(
    'Ordem de prioridade',
    'O jogador ativo tem a maior prioridade, depois os outros na ordem dos turnos. Não importa quem falou primeiro. Se vários efeitos automáticos acontecem juntos, cada um ordena os seus, e o jogador ativo começa.',
  ),
  'R14.3': rule(
    'Pausas',
    'Em uma pausa, todos os que podem agir são consultados em ordem de prioridade. Depois de uma ação a rodada recomeça; quando todos passam em sequência, a pausa termina. O jogo continua exatamente de onde parou.',
  ),
  'R14.4': rule(
    'Tipos de pausa',
    'Depois de uma rolagem, exatamente aqueles dados podem ser alterados. No anúncio, os cinco dados do atacante podem ser alterados pela última vez. Em pausas fora de uma Fase de Rolagem só se usam Ações Instantâneas e fichas.',
  ),
  'R14.5': rule(
    'Direito de prioridade',
    'Uma resposta declarada só começa depois que todos os de maior prioridade tiveram a chance de agir antes. Se já não for possível, ela é retirada sem custo. As ações do jogador ativo começam imediatamente.',
  ),
  'R14.6': rule(
    'Interromper',
    'Quando uma ação que pode ser interrompida é anunciada, os outros podem responder antes do efeito. Ela é então realizada com o que restou; uma escolha que se tornou impossível pode ser refeita. Uma resposta não cancela uma ação, a menos que o diga.',
  ),
  'R14.7': rule(
    'Alterar dados',
    'Dados só podem ser alterados durante a pausa deles, e quantas vezes se quiser. Dados rolados por cartas que não podem ser interrompidas são lidos na hora. Depois que uma habilidade é ativada, os dados que a ativaram já não importam.',
  ),
  'R14.8': rule(
    'O que interrompe o quê',
    'Ações Instantâneas e fichas podem interromper habilidades, efeitos da Manutenção, Ações da Fase Principal e Aprimoramentos; Ações da Fase de Rolagem podem interromper habilidades. Nada interrompe uma Ação da Fase de Rolagem, uma Ação Instantânea ou uma ficha gasta já começada.',
  ),
  R15: rule(
    'O turno',
    'Um turno tem oito fases: Manutenção, Recursos, Principal (1), Rolagem Ofensiva, Rolagem de Alvo, Rolagem Defensiva, Principal (2) e Descarte. As três fases de rolagem juntas se chamam Fase de Rolagem.',
  ),
  'R15.1': rule(
    'Fase de Manutenção',
    'Fichas, Companheiros e habilidades que agem na sua Fase de Manutenção o fazem um a um, na ordem que você quiser. Os outros podem responder antes de cada um. Dano e cura da fase são aplicados juntos no fim.',
  ),
  'R15.2': rule(
    'Fase de Recursos',
    'Você ganha 1 PC e saca 1 carta. O Jogador Inicial pula esta fase no primeiro turno; alguns efeitos fazem outros pularem também.',
  ),
  'R15.3': rule(
    'Fase Principal (1)',
    'Venda cartas, jogue Ações da Fase Principal e Aprimoramentos e use fichas, em qualquer ordem e quantas vezes quiser. Os outros podem responder a cada carta e entre as suas ações.',
  ),
  'R15.4': rule(
    'Fase de Rolagem Ofensiva',
    'Você tem até três Tentativas de Rolagem; depois da primeira guarda o que quiser e re-rola o resto. Então anuncia uma habilidade que os dados permitam, ou nenhuma. Os outros ainda podem alterar os seus dados; nesse caso você escolhe de novo. Uma vez ativada, tudo nela que não precisa de alvo acontece na hora.',
  ),
  'R15.5': rule(
    'Fase de Rolagem de Alvo',
    'Com um único oponente, ou se nada precisar de alvo, esta fase é pulada. No Rei da Montanha você escolhe um oponente; em equipes, um dado decide. A partir daí o alvo não muda.',
  ),
  'R15.6': rule(
    'Fase de Rolagem Defensiva',
    'Primeiro acontecem os efeitos sobre o alvo que não são dano. Depois o Defensor pode usar uma Habilidade Defensiva contra dano Defensável. Após a última chance de responder, todo o dano e a cura da Fase de Rolagem são aplicados. Seguem os efeitos que esperavam o dano.',
  ),
  'R15.7': rule(
    'Fase Principal (2)',
    'É como a primeira Fase Principal: venda, jogue e aprimore à vontade. Acontece mesmo que as fases de rolagem tenham sido puladas.',
  ),
  'R15.8': rule(
    'Fase de Descarte',
    'Enquanto você tiver mais de 6 cartas, vende uma delas por 1 PC. Não se pode vender abaixo de 6. Depois acontecem os efeitos do fim do turno e o próximo jogador começa.',
  ),
  'R15.9': rule(
    'Quando os outros podem agir',
    'Os outros podem agir na Manutenção, depois dos Recursos, sobre cartas das Fases Principais, depois de cada rolagem, depois do anúncio, a cada “então”, quando o alvo é conhecido, antes e depois da defesa e uma última vez antes do dano. Fontes isoladas têm uma pausa própria.',
  ),
  R16: rule(
    'Habilidades Supremas',
    'Da ativação de uma Habilidade Suprema até o fim da Fase de Rolagem nenhum oponente pode fazer nada. O dano dela pode ser aumentado, mas não prevenido, dividido nem evitado. Só se pode detê-la mudando os dados antes da ativação. Fichas que a enfraqueceriam não funcionam contra ela.',
  ),
  R17: rule(
    'Modos de jogo',
    'Além do duelo há O Rei da Montanha, para três a seis jogadores, e jogos em equipe: dois contra dois, três contra três e três equipes de dois. Cada modo tem a sua Vitalidade, a sua ordem de turnos e o seu modo de encontrar o alvo.',
  ),
  'R17.1': rule(
    'Todos os modos',
    'No duelo e em equipes há 50 de Vitalidade, que a equipe divide; no Rei da Montanha cada um tem 35. As equipes jogam alternadamente. Jogos com cinco ou seis pessoas são para quem conhece bem as regras.',
  ),
  'R17.2': rule(
    'Mais de dois jogadores',
    'Jogadores derrotados são pulados e não podem ser escolhidos. Se um alvo cair antes do fim do ataque, o resto do ataque sobre ele desaparece e não há novo alvo. Se o jogador ativo cair, o turno acaba.',
  ),
  'R17.3': rule(
    'O Rei da Montanha',
    'Todos jogam contra todos e escolhem o alvo livremente. Líder é quem tem mais Vitalidade; pode haver vários. Quem ataca um Líder saca imediatamente uma carta bônus. O único Líder não pode recebê-la.',
  ),
  'R17.4': rule(
    'Equipes',
    'Companheiros de equipe dividem um Disco de Vitalidade, mas nada mais: cartas, PC e fichas são de cada um. Eles veem as mãos uns dos outros. Você só reduz o dano de um companheiro com efeitos que permitem escolher um jogador. Companheiros nunca são oponentes.',
  ),
  'R17.5': rule(
    'Dois contra dois',
    'As equipes jogam alternadamente. O dado de alvo decide: 1 ou 2, o oponente à esquerda; 3 ou 4, o da direita; 5, os oponentes escolhem; 6, você escolhe.',
  ),
  'R17.6': rule(
    'Três contra três',
    'As equipes jogam alternadamente. O dado de alvo decide: 1 ou 2, o oponente à esquerda; 3 ou 4, o do meio; 5 ou 6, o da direita.',
  ),
  'R17.7': rule(
    'Três equipes de dois',
    'Primeiro jogam os primeiros de cada equipe, depois os segundos. Com 1 a 4 o dado de alvo conta os oponentes em sentido horário a partir da sua esquerda; com 5 ou 6 você escolhe. Oponentes derrotados não contam.',
  ),
  SC: rule(
    'Cartas comuns',
    'Todo deck contém as mesmas 18 cartas de Ação, cada uma uma vez. Elas mudam dados, sacam cartas, dão PC, previnem dano ou tratam de fichas de Efeito de Status. Cartas que deixam alguém re-rolar nunca obrigam ninguém.',
  ),
  'SC-01': rule(
    'Better D!',
    'Vale para dados que acabaram de ser rolados para a defesa, seja de quem for. Quem defende decide quais re-rola, uma vez. Ela não acrescenta dados.',
  ),
  'SC-02': rule(
    'Buh, Bye!',
    'Vale para qualquer jogador, você inclusive, a qualquer momento. Quem tiver maior prioridade pode gastar a ficha antes. Companheiros e fichas que não podem ser removidas estão a salvo.',
  ),
  'SC-03': rule(
    'Double Up!',
    'Pode ser jogada a qualquer momento, até no turno de outro. Não há limite de mão até a sua Fase de Descarte.',
  ),
  'SC-04': rule(
    'Get That Outta Here!',
    'O mesmo efeito da carta instantânea que remove uma ficha, mas só na sua Fase Principal e por isso mais barata. Os outros podem responder, por exemplo gastando a ficha escolhida.',
  ),
  'SC-05': rule(
    'Getting Paid!',
    'Não custa nada e sempre pode ser jogada. Ainda assim, você nunca tem mais de 15 PC.',
  ),
  'SC-06': rule(
    'Helping Hand!',
    'O oponente não decide nada: o dado que você escolhe é rolado de novo. Vale o novo resultado, melhor ou pior.',
  ),
  'SC-07': rule(
    'Not This Time!',
    'Pode proteger você ou qualquer um que tenha Dano de Entrada nesta Fase de Rolagem. É subtraída antes de qualquer divisão. Não faz nada contra dano supremo.',
  ),
  'SC-08': rule(
    'One More Time!',
    'Dá mais uma tentativa a quem está rolando na ofensiva nesta fase. Pode ser jogada até depois do anúncio, e então se rola de novo.',
  ),
  'SC-09': rule(
    'Samesies!',
    'Os dois dados devem ser seus e da mesma rolagem. O símbolo acompanha o número.',
  ),
  'SC-10': rule(
    'Six-It!',
    'Vale para qualquer dado que você rolou, também de defesa ou de alvo. Ainda deve ser possível alterar esse dado.',
  ),
  'SC-11': rule(
    'So Wild!',
    'Vale para um dado de qualquer jogador enquanto puder ser alterado. Você também pode estragar a rolagem de alguém.',
  ),
  'SC-12': rule(
    'Tip It!',
    'Um 6 não sobe e um 1 não desce. Por ser Instantânea, é a única carta comum que altera dados fora das Fases de Rolagem.',
  ),
  'SC-13': rule(
    'Transference!',
    'Você escolhe os dois jogadores; um deles pode ser você. A ficha mantém o seu estado. Um tabuleiro sem espaço para ela não pode ser escolhido.',
  ),
  'SC-14': rule(
    'Triple Up!',
    'Pode ser jogada a qualquer momento. Se o deck acabar, a Pilha de Descarte é embaralhada em um novo e você continua sacando.',
  ),
  'SC-15': rule(
    'Try, Try Again!',
    'Para dados seus ou de um companheiro de equipe, nunca de um oponente. Dois dados são re-rolados uma vez, ou um dado duas vezes.',
  ),
  'SC-16': rule(
    'Twice as Wild!',
    'Os dois dados são da rolagem que pode ser alterada agora. É o jeito mais seguro de quebrar uma Habilidade Suprema anunciada.',
  ),
  'SC-17': rule(
    'Vegas Baby!',
    'Um 1 ou 2 dá 1 PC, um 3 ou 4 dá 2, um 5 ou 6 dá 3. Os outros podem alterar o dado com Ações Instantâneas.',
  ),
  'SC-18': rule(
    'What Status Effects?',
    'Tira tudo de um tabuleiro, o bom e o ruim. Fichas que não podem ser removidas e Companheiros ficam. O jogador atingido pode gastar fichas em resposta.',
  ),
};
