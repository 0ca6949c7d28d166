import { rule } from '../../../rulebook/section.ts';

export const pieces = {
  R1: rule(
    'Componentes e termos',
    'Jogam de duas a seis pessoas, cada uma com um herói diferente. Um herói tem cinco dados iguais, um tabuleiro com habilidades, um Folheto, fichas, um deck e discos de Vitalidade e de Pontos de Combate. Cada face do dado tem um número e um símbolo, e os dois contam. Quando o texto de uma carta ou de um herói contradiz uma regra geral, vale o texto; quando dois textos se contradizem, “não pode” vence “pode”.',
    'Tudo é público, exceto as cartas nas mãos e nos decks; a quantidade delas também é pública. Nunca faltam fichas: só o Limite de Empilhamento (R7.3) as restringe.',
  ),
  R2: rule(
    'Preparação',
    'Todos começam com 2 PC e 4 cartas na mão; a Vitalidade depende do modo (R17.1). Todos rolam um dado, e quem tirar o maior número começa. Heróis com preparação adicional a realizam antes do primeiro turno. O Jogador Inicial pula a Fase de Recursos (R15.2) do seu primeiro turno e não ganha PC nem carta; ninguém mais pula nada.',
    'A mão inicial não pode ser trocada. Quem empatar no maior número rola de novo. Ninguém pode responder a nada durante a preparação, e as fichas colocadas nela não desencadeiam nada.',
  ),
  R3: rule(
    'Vitalidade, derrota, fim da partida',
    'A Vitalidade pode subir até 10 acima do valor inicial; a cura que passar disso se perde. Quem estiver em 0 depois que o dano for aplicado é derrotado. Vence o último jogador ou a última equipe em jogo. Se todos os que restavam caírem no mesmo instante, a partida termina em empate.',
    'A derrota é verificada sempre que se aplica dano (R13.8) e quando Vitalidade é roubada ou paga, nunca enquanto o dano ainda está a caminho. Quem desiste é derrotado na hora; uma equipe desiste junta.',
  ),
  R4: rule(
    'Pontos de Combate',
    'Os Pontos de Combate (PC) pagam cartas e algumas habilidades e fichas. Você pode ter no máximo 15; o que passar disso se perde. Você paga o custo inteiro, antes do efeito, e só com seus próprios PC: ninguém pode pagar por outra pessoa.',
    'Com 15 PC você ainda pode vender uma carta ou jogar uma que dê PC. Uma carta de custo 0 também conta como jogada.',
  ),
  R5: rule(
    'Deck, mão, venda',
    'Se você precisar sacar e o deck estiver vazio, embaralhe sua Pilha de Descarte para formar um novo deck. Você pode ter quantas cartas quiser na mão até sua Fase de Descarte (R15.8), em que ficam no máximo 6. Para vender uma carta, descarte-a e ganhe 1 PC, custe ela o que custar. Você pode vender em suas Fases Principais e, até restarem 6, em sua Fase de Descarte.',
    'Se o deck e a Pilha de Descarte estiverem vazios, nada é sacado. Vender não é jogar uma carta, e ninguém pode responder. Quem precisa descartar escolhe a carta, a menos que o texto diga “aleatoriamente”.',
  ),
  R6: rule(
    'Cartas',
    'Há Aprimoramentos de Herói e três tipos de cartas de Ação: da Fase Principal, da Fase de Rolagem e Instantâneas. O tipo diz quem pode jogar a carta e quando (R6.4). Uma carta de Ação vai para a Pilha de Descarte depois do efeito; um Aprimoramento fica até o fim da partida.',
  ),
  'R6.1': rule(
    'Tipos de cartas',
    'Aprimoramentos e Ações da Fase Principal são jogados pelo jogador ativo em uma Fase Principal, e os outros podem interrompê-los. Ações da Fase de Rolagem podem ser jogadas por qualquer um em qualquer Fase de Rolagem, e Ações Instantâneas a qualquer momento, até no turno de outro jogador. Nenhuma delas pode ser interrompida. Algumas cartas também são Modificadores de Ataque (R12.3).',
  ),
  'R6.2': rule(
    'Jogar uma carta de Ação',
    'Primeiro verifique se o momento é certo, se você pode pagar e se algo aconteceria. Depois pague; se a carta puder ser interrompida, os outros podem responder; realize o texto e descarte a carta. Você pode jogar quantas cartas puder pagar.',
    'Uma carta que não faria absolutamente nada não pode ser jogada, mas as que sacam, curam ou dão PC sempre podem. Uma carta que faz embaralhar não entra no novo deck.',
  ),
  'R6.3': rule(
    'Aprimoramentos de Herói',
    'Um Aprimoramento substitui a habilidade de mesmo nome por um nível maior. Se você já tem o nível II, paga só a diferença pelo nível III; também pode pular o II e pagar o preço inteiro do III. Um nível nunca diminui nem é jogado duas vezes, e um Aprimoramento não pode ser vendido nem removido. Alguns Aprimoramentos trazem mais uma habilidade, com nome próprio.',
    'Um nível II debaixo de um III continua contando como Aprimoramento em jogo. Um Aprimoramento jogado depois que a habilidade foi ativada não muda essa ativação. Aprimoramentos que entram em jogo juntos não contam uns para os outros.',
  ),
  'R6.4': rule(
    'O que pode ser jogado e quando',
    'Ações Instantâneas e fichas podem ser usadas em todas as fases, Ações da Fase de Rolagem nas três fases de rolagem, Ações da Fase Principal e Aprimoramentos em suas próprias Fases Principais. Depois que uma Habilidade Suprema é ativada (R16), só o lado do atacante pode agir até o fim da Fase de Rolagem.',
  ),
  R7: rule(
    'Efeitos de Status',
    'Um Efeito de Status é uma ficha no tabuleiro de um herói. Quem a tem a usa, é prejudicado por ela e paga por ela, não importa quem a colocou ali. O texto da ficha diz o que ela faz; as regras abaixo valem para todas.',
  ),
  'R7.1': rule(
    'O que são Efeitos de Status',
    'Há Efeitos de Status Positivos, Negativos e Únicos. Cada ficha conta separadamente, então remover uma deixa as outras. “Positivo” e “Negativo” são apenas nomes de grupos: qualquer um pode ter os dois. Os Únicos podem quebrar as regras normais, se o texto deles disser isso.',
  ),
  'R7.2': rule(
    'Ganhar e infligir',
    'Ganhar uma ficha é colocá-la em seu próprio tabuleiro; infligir é colocá-la no de outra pessoa. O que uma Habilidade Ofensiva inflige vai para o alvo, a menos que o texto indique outro jogador. As fichas são colocadas uma a uma.',
  ),
  'R7.3': rule(
    'Limite de Empilhamento',
    'Nenhum tabuleiro tem mais fichas de um tipo do que o Limite de Empilhamento, o máximo desse tipo. As fichas além dele se perdem, e o resto do efeito continua. Um limite aumentado vale até o fim da partida, mas só no tabuleiro de quem o aumentou. Se um limite diminui, o excesso sai na hora.',
    'Algumas fichas fazem algo quando chega mais uma no limite; nesse caso vale o texto delas. O limite também pode ser diferente de um tabuleiro para outro.',
  ),
  'R7.4': rule(
    'Gastar fichas',
    'Você remove uma ficha gastável em troca do benefício dela, a qualquer momento, a menos que o texto diga outra coisa. Só quem a tem pode gastá-la. Gastar é uma Ação Instantânea: jogadores de maior prioridade podem agir antes (R14.5), mas depois de começada ela não pode ser interrompida.',
    'Várias fichas são gastas uma após a outra, cada uma como uma ação própria. Remover fichas como parte de uma habilidade não é gastá-las, então limites como “uma vez por turno” não se aplicam.',
  ),
  'R7.5': rule(
    'Remover fichas',
    'Uma ficha removida volta ao Folheto e deixa de funcionar na hora. Se houver menos fichas do que as que devem ser removidas, todas saem. A menos que o texto diga outra coisa, fichas de qualquer tipo podem ser escolhidas, exceto as que não podem ser removidas. As cartas comuns SC-02, SC-04 e SC-18 servem para se livrar de fichas.',
    'Um efeito da ficha que já começou é realizado até o fim.',
  ),
  'R7.6': rule(
    'Transferir fichas',
    'Uma ficha transferida passa para o tabuleiro de outro jogador e continua como estava, com o mesmo lado para cima. Não conta como ganha nem como infligida. Um tabuleiro no Limite de Empilhamento não pode ser escolhido, e algumas fichas não podem ser transferidas.',
  ),
  'R7.7': rule(
    'Quanto tempo as fichas ficam',
    'Uma ficha Persistente fica até que uma carta ou habilidade a remova; o próprio efeito nunca a remove. Qualquer outra ficha diz quando sai. A conclusão da Fase de Rolagem vem logo antes da segunda Fase Principal, e o fim do turno vem depois da Fase de Descarte.',
    'Uma ficha que não diz nada sobre seu fim fica como se fosse Persistente. Uma ficha ganha neste turno não estava com você “no começo do turno”.',
  ),
  'R7.8': rule(
    'Fichas de jogadores derrotados',
    'As fichas que um jogador derrotado colocou em outros ficam e continuam funcionando. Só sai na hora a ficha que esse mesmo jogador deveria remover, como Atordoamento. As fichas no tabuleiro de um jogador derrotado saem da partida.',
  ),
  R8: rule(
    'Companheiros',
    'Companheiros, como animais, robôs ou um martelo, não são Efeitos de Status: nada que remova, transfira ou conte Efeitos de Status os afeta. O Folheto do Herói diz como são usados. Onde quer que um Companheiro esteja, só o jogador dele o usa. Os Companheiros de um jogador derrotado saem da partida.',
  ),
  R9: rule(
    'Habilidades e ativação',
    'Habilidades Ofensivas são ativadas com dados, as Defensivas respondem a um Ataque, as Passivas funcionam sempre ou por um preço, e a Suprema é a mais forte. Cada Fase de Rolagem Ofensiva permite uma Habilidade Ofensiva.',
  ),
  'R9.1': rule(
    'Partes de uma habilidade',
    'Uma Habilidade Ofensiva tem uma ou mais linhas, cada uma com um Requisito de Ativação e um efeito; parte do texto pode valer para todas. Uma Habilidade Defensiva diz quantos dados são rolados. Uma Habilidade Passiva está sempre ativa ou sempre disponível.',
  ),
  'R9.2': rule(
    'Requisitos de Ativação',
    'Seus cinco dados devem mostrar pelo menos os símbolos listados; ter mais não atrapalha. “De um tipo” quer dizer números iguais, não símbolos, e quatro iguais também valem como três. Uma Sequência Pequena são quatro números seguidos, uma Grande são cinco, e a Grande também vale como Pequena. Se várias linhas servirem, escolha uma.',
  ),
  'R9.3': rule(
    'Uma habilidade por fase',
    'Você ativa no máximo uma Habilidade Ofensiva em uma Fase de Rolagem Ofensiva, mesmo que os dados sirvam para várias. Não é obrigatório: você sempre pode não ativar nenhuma. Uma fase adicional permite mais uma.',
  ),
  'R9.4': rule(
    'Habilidades Defensivas',
    'Quando você é alvo de um Ataque com dano Defensável, pode usar uma Habilidade Defensiva; se tiver duas, escolha antes de rolar. Contra dano indefensável, puro, colateral ou supremo não há rolagem defensiva. Os dados são rolados uma vez, e cada linha do texto vale para todos eles. Defender-se nunca é obrigatório.',
    'O dano que uma Habilidade Defensiva causa vai para o atacante; não é um Ataque, não permite defesa, e Modificadores de Ataque não o mudam.',
  ),
  'R9.5': rule(
    'Habilidades Passivas',
    'O que uma Habilidade Passiva faz sozinha acontece sempre que a condição for cumprida. O que ela oferece por um preço é uma Ação Instantânea do dono, possível também no turno dos outros. Efeitos que impedem outras habilidades não a afetam, a menos que a mencionem.',
  ),
};
