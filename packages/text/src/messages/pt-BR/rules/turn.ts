import { rule } from '../../../rulebook/section.ts';

export const turn = {
  R15: rule(
    'O turno',
    'Um turno tem oito fases: Manutenção, Recursos, Principal (1), Rolagem Ofensiva, Rolagem de Alvo, Rolagem Defensiva, Principal (2) e Descarte. As três fases de rolagem juntas se chamam Fase de Rolagem.',
  ),
  'R15.1': rule(
    'Fase de Manutenção',
    'Fichas, Companheiros e habilidades que agem em sua Fase de Manutenção o fazem um a um, na ordem que você quiser. Os outros podem responder antes de cada um. Dano e cura da fase são aplicados juntos no fim.',
    'O que vai agir é definido no começo da fase: uma ficha que chega durante ela espera a próxima Fase de Manutenção.',
  ),
  'R15.2': rule(
    'Fase de Recursos',
    'Você ganha 1 PC e saca 1 carta. O Jogador Inicial pula esta fase no primeiro turno; alguns efeitos fazem outros pularem também.',
  ),
  'R15.3': rule(
    'Fase Principal (1)',
    'Venda cartas, jogue Ações da Fase Principal e Aprimoramentos e use fichas, em qualquer ordem e quantas vezes quiser. Os outros podem responder a cada carta e entre suas ações.',
  ),
  'R15.4': rule(
    'Fase de Rolagem Ofensiva',
    'Você tem até três Tentativas de Rolagem; depois de cada uma pode parar ou re-rolar quaisquer dados, até os que manteve antes. Então anuncie uma habilidade que os dados permitam, ou nenhuma. Os outros ainda podem alterar seus dados; nesse caso você escolhe de novo e pode usar as tentativas que restam. Uma vez ativada, tudo nela que não precisa de alvo acontece na hora.',
    'Efeitos que fazem você pular esta fase, ou pagar para não pular, são resolvidos no começo dela, depois da Fase Principal. Um dado mudado para o valor que já tinha também conta como alterado.',
  ),
  'R15.5': rule(
    'Fase de Rolagem de Alvo',
    'Com um único oponente, ou se nada precisar de alvo, esta fase é pulada. No Rei da Montanha você escolhe um oponente; nos modos em equipe, um dado decide (R17.5, R17.6, R17.7). A partir daí o alvo não muda.',
    'Esse dado pode ser alterado como qualquer outro, menos o de uma Habilidade Suprema. Uma habilidade que só inflige fichas também precisa de alvo.',
  ),
  'R15.6': rule(
    'Fase de Rolagem Defensiva',
    'Primeiro acontecem os efeitos sobre o alvo que não são dano. Depois o Defensor pode usar uma Habilidade Defensiva contra dano Defensável (R9.4). Após a última chance de responder, todo o dano e a cura da Fase de Rolagem são aplicados (R13). Seguem os efeitos que esperavam o dano.',
  ),
  'R15.7': rule(
    'Fase Principal (2)',
    'É como a primeira Fase Principal: venda, jogue e aprimore à vontade. Acontece mesmo que as fases de rolagem tenham sido puladas.',
  ),
  'R15.8': rule(
    'Fase de Descarte',
    'Enquanto tiver mais de 6 cartas, venda uma delas por 1 PC. Com 6 ou menos você não pode vender. Depois acontecem os efeitos do fim do turno e o próximo jogador começa.',
  ),
  'R15.9': rule(
    'Quando os outros podem agir',
    'Os outros podem agir em sua Manutenção, depois de seus Recursos, sobre cartas das Fases Principais, depois de cada rolagem, depois do anúncio, a cada “então”, quando o alvo é conhecido, antes e depois da defesa e uma última vez antes do dano. Fontes isoladas têm uma pausa própria.',
  ),
  R16: rule(
    'Habilidades Supremas',
    'Da ativação de uma Habilidade Suprema até o fim da Fase de Rolagem nenhum oponente pode fazer nada. O dano dela pode ser aumentado, mas não prevenido, reduzido à metade nem evitado. A única forma de pará-la é alterar os dados antes da ativação. Fichas que a enfraqueceriam não funcionam contra ela.',
    'Nos modos em equipe ela ainda precisa de um dado de alvo, que ninguém pode alterar. Os companheiros de equipe do atacante podem agir, e efeitos automáticos que não a enfraquecem acontecem. O dano colateral dela continua colateral, mas ninguém pode evitá-lo.',
  ),
  R17: rule(
    'Modos de jogo',
    'Além do duelo há O Rei da Montanha, para três a seis jogadores, e partidas em equipe: dois contra dois, três contra três e três equipes de dois. Cada modo tem sua Vitalidade, sua ordem de turnos e sua forma de encontrar o alvo.',
  ),
  'R17.1': rule(
    'Todos os modos',
    'No duelo cada um tem 50 de Vitalidade; em equipes há 50 de Vitalidade, compartilhada pela equipe; no Rei da Montanha cada um tem 35. Um duelo curto, se combinado, começa com 35 ou 25. As equipes jogam alternadamente. Partidas com cinco ou seis pessoas são para quem conhece bem as regras.',
  ),
  'R17.2': rule(
    'Mais de dois jogadores',
    'Jogadores derrotados são pulados e não podem ser escolhidos. Se um alvo cair antes do fim do Ataque, o resto do Ataque sobre ele desaparece e nenhum novo alvo é escolhido. Se o jogador ativo cair, o turno acaba.',
  ),
  'R17.3': rule(
    'O Rei da Montanha',
    'Todos jogam contra todos e escolhem o alvo livremente. Líder é quem tem mais Vitalidade; pode haver vários. Quem ataca um Líder saca uma carta bônus na hora. O único Líder não pode recebê-la.',
    'A carta é sacada assim que o alvo é escolhido, antes de qualquer outro efeito, e só por um Ataque: uma habilidade sem dano não a dá.',
  ),
  'R17.4': rule(
    'Equipes',
    'Companheiros de equipe compartilham um Disco de Vitalidade, mas nada mais: cartas, PC e fichas são de cada um. Eles veem as mãos uns dos outros. Você só reduz o dano de um companheiro de equipe com efeitos que permitem escolher um jogador, como SC-07. Companheiros de equipe nunca são oponentes.',
    'Você pode alterar dados para ajudar um companheiro de equipe, se a carta permitir. Só o atacante usa Modificadores de Ataque, e só quem tem uma ficha a usa.',
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
};
