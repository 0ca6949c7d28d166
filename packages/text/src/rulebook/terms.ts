// The terms of the game in every language: the glossary of docs/RULES.md, with the section that explains each.
// Id, section, then a column for each language; other official names in brackets.

import type { LanguageId } from '@mad-king/language';

/** Which column of names is whose. */
export const COLUMNS: Readonly<Record<LanguageId, number>> = { en: 0, pl: 1, 'pt-BR': 2, cs: 3 };

export const TERMS = `
upkeep-phase | R15.1 | Upkeep Phase | Faza Utrzymania | Fase de Manutenção | Fáze údržby
income-phase | R15.2 | Income Phase | Faza Dochodu | Fase de Recursos (Fase de Produção) | Fáze příjmu
main-phase | R15.3 | Main Phase (1) / (2) | Faza Główna (1) / (2) | Fase Principal (1) / (2) | Hlavní fáze (1) / (2)
offensive-roll-phase | R15.4 | Offensive Roll Phase | Faza Rzutu Ofensywnego | Fase de Rolagem Ofensiva | Fáze hodu na útok
targeting-roll-phase | R15.5 | Targeting Roll Phase | Faza Rzutu na Wyznaczenie Celu | Fase de Rolagem de Alvo | Fáze hodu na zacílení
defensive-roll-phase | R15.6 | Defensive Roll Phase | Faza Rzutu Obronnego | Fase de Rolagem Defensiva | Fáze hodu na obranu
discard-phase | R15.8 | Discard Phase | Faza Odrzucenia Kart | Fase de Descarte | Odkládací fáze
roll-phase | R15 | Roll Phase | Faza Rzutu | Fase de Rolagem | Fáze hodu
conclusion | R7.7 | conclusion of the Roll Phase | zakończenie Fazy Rzutu | conclusão da Fase de Rolagem | konec fáze hodu
turn | R15 | turn | tura | turno | tah
turn-order | R17 | turn order | kolejność rozgrywania tur | ordem dos turnos | pořadí hry
active-player | R14.2 | active player | gracz aktywny | jogador ativo | aktivní hráč
start-player | R2 | start player | pierwszy gracz | Jogador Inicial | začínající hráč
setup | R2 | setup | przygotowanie do gry | preparação | příprava hry
additional-setup | R2 | additional setup | dodatkowe przygotowanie | preparação adicional | dodatečná příprava
hero | R1 | hero | bohater | herói | hrdina
hero-board | R1 | hero board | plansza bohatera | Tabuleiro do Herói | deska hrdiny
hero-leaflet | R1 | hero leaflet | karta informacyjna bohatera | Folheto do Herói | přehled hrdiny
complexity | R1 | complexity | złożoność (stopień złożoności) | complexidade | složitost
die | R1 | die / dice | kość / kości | dado / dados | kostka / kostky
symbol | R9.2 | symbol | symbol | símbolo | symbol
health | R3 | health | zdrowie | Vitalidade | zdraví
health-dial | R1 | health dial | licznik zdrowia | Disco de Vitalidade | počítadlo zdraví
combat-points | R4 | combat points (CP) | punkty walki (PW) | Pontos de Combate (PC) | bojové body (BB)
cp-dial | R4 | CP dial | licznik PW | Disco de PC | počítadlo BB
card | R6 | card | karta | carta | karta
deck | R5 | deck | talia | deck | balíček
hand | R5 | hand | ręka | mão | ruka
discard-pile | R5 | discard pile | stos kart odrzuconych | Pilha de Descarte | odkládací balíček
token | R7 | token | żeton | ficha | žeton
companion | R8 | companion | towarzysz | Companheiro | spojenec
clarifications | R1 | clarifications / FAQ | objaśnienia zasad (najczęściej zadawane pytania) | perguntas frequentes | upřesnění pravidel
cost | R4 | cost | koszt | custo | cena
hero-upgrade | R6.3 | hero upgrade | karta ulepszenia (ulepszenie) | Aprimoramento de Herói (do Herói) | vylepšení hrdiny
offensive-upgrade | R6.3 | offensive ability upgrade | ulepszenie zdolności ofensywnej | Aprimoramento de Habilidade Ofensiva | vylepšení útočné schopnosti
defensive-upgrade | R6.3 | defensive ability upgrade | ulepszenie zdolności obronnej | Aprimoramento de Habilidade Defensiva | vylepšení obranné schopnosti
passive-upgrade | R6.3 | passive ability upgrade | ulepszenie zdolności pasywnej | Aprimoramento de Habilidade Passiva | vylepšení stálé schopnosti
level | R6.3 | level II / III | poziom II / III | nível II / III | úroveň II / III
action-card | R6 | action card | karta akcji | carta de Ação | karta akce
main-phase-action | R6.1 | main phase action | karta akcji Fazy Głównej | Ação da Fase Principal | akce hlavní fáze
roll-phase-action | R6.1 | roll phase action | karta akcji Fazy Rzutu | Ação da Fase de Rolagem | akce fáze hodu
instant-action | R6.1 | instant action | karta akcji natychmiastowej | Ação Instantânea | okamžitá akce
play-a-card | R6.2 | play a card | zagrać kartę | jogar uma carta | zahrát kartu
sell | R5 | sell | sprzedaj | vender | prodej
draw | R5 | draw | dobierz | saque | dober si
discard | R5 | discard | odrzuć | descarte | odlož
shuffle | R5 | shuffle | potasuj | embaralhe | zamíchej
offensive-ability | R9 | offensive ability | zdolność ofensywna | Habilidade Ofensiva | útočná schopnost
defensive-ability | R9.4 | defensive ability | zdolność obronna | Habilidade Defensiva | obranná schopnost
passive-ability | R9.5 | passive ability | zdolność pasywna | Habilidade Passiva | stálá schopnost
ultimate-ability | R16 | ultimate ability | zdolność specjalna | Habilidade Suprema | ultimátní schopnost
activate | R9.3 | activate | aktywować | ativar | spustit
activation-requirement | R9.2 | activation requirement | warunek aktywacji | Requisito de Ativação | požadavek na spuštění
ability-description | R9.1 | ability description | opis zdolności | descrição da habilidade | popis schopnosti
roll-attempt | R15.4 | roll attempt | próba rzutu | Tentativa de Rolagem | bojový pokus
re-roll | R10.14 | re-roll | przerzut, przerzucić | re-rolagem, re-rolar | přehození, přehodit
final-dice-result | R9.2 | final dice result | ostateczny wynik rzutu | Resultado Final dos Dados | konečný výsledek
defensive-roll | R9.4 | defensive roll N | rzut obronny N | Rolagem Defensiva N | obranný hod N
defence-dice | R9.4 | defence dice | kości obrony | dados defensivos | obranné kostky
small-straight | R9.2 | small straight | mały strit | Sequência Pequena (Pequena Sequência) | malá postupka
large-straight | R9.2 | large straight | duży strit | Sequência Grande (Grande Sequência) | velká postupka
of-a-kind | R9.2 | 2/3/4/5 of a kind | 2/3/4/5 takich samych cyfr | 2/3/4/5-de um tipo | 2/3/4/5 stejných
damage | R11 | damage (dmg) | obrażenia (obr.) | dano | zranění
normal | R11 | normal | zwyczajne | normal | běžné
undefendable | R11 | undefendable | nieuchronne | indefensável (indefensível) | neblokovatelné
pure | R11 | pure | czyste | puro | čisté
collateral | R11 | collateral | obszarowe | colateral | plošné
ultimate | R13.6 | ultimate | specjalne | supremo | ultimátní
isolated-source | R11 | isolated source | osobne źródło obrażeń | fonte isolada | samostatné zranění (samostatný zdroj)
defendable | R11 | defendable | do obrony | Defensável | blokovatelné
avoidable | R11 | avoidable | do uniknięcia | Evitável | vyhnutelné
modifiable | R11 | modifiable (enhanceable) | do modyfikowania (do wzmocnienia) | Aprimorável | ovlivnitelné
special-targeting | R11 | special targeting rules | specjalne zasady wyznaczania celu | Regras Especiais de Alvo | zvláštní pravidla pro zacílení
attack | R12 | attack | atak | Ataque | útok
attack-modifier | R12.3 | attack modifier | modyfikator ataku | Modificador de Ataque | ovlivnění útoku
attacker | R12.1 | attacker | atakujący | atacante | útočník
defender | R12.1 | defender | obrońca | Defensor | obránce
target | R15.5 | target | cel | alvo | cíl
incoming-damage | R13.2 | incoming damage | nadchodzące obrażenia | Dano de Entrada | hrozící zranění
add-and-subtract | R13.3 | add and subtract | dodaj i odejmij | some e subtraia | sečti a odečti
subtotal | R13.3 | subtotal | suma częściowa | Subtotal | mezisoučet
multiply-and-divide | R13.4 | multiply and divide | pomnóż i podziel | multiplique e divida | násob a děl
final-damage | R13 | final damage | ostateczna suma obrażeń | Dano Final Total | konečný počet zranění
rounded-up | R10.13 | rounded up | zaokrąglając w górę | arredondado para cima | zaokrouhleno nahoru
status-effect | R7 | status effect | żeton efektu (efekt) | Efeito de Status | stav
positive | R7.1 | positive | pozytywny efekt | Efeito de Status Positivo | zvýhodňující stav
negative | R7.1 | negative | negatywny efekt | Efeito de Status Negativo | znevýhodňující stav
unique | R7.1 | unique | unikatowy efekt | Efeito de Status Único | zvláštní stav
persistent | R7.7 | persistent | trwały efekt | Persistente | přetrvávající
spendable | R7.4 | spendable | który można wydać | gastável | využitelný
stack-limit | R7.3 | stack limit | limit stosu (limit wielkości stosu) | Limite de Empilhamento | nejvyšší počet
raise-the-stack-limit | R7.3 | raise the stack limit | zwiększanie limitu żetonów | aumentar o Limite de Empilhamento | zvýšení nejvyššího počtu
in-play | R7 | in play | w grze | em jogo | ve hře
gain | R7.2 | gain | weź | ganhe | získej
inflict | R7.2 | inflict | zagraj | inflija (infligir) | přiděl
remove | R7.5 | remove | usuń | remova | odstraň
transfer | R7.6 | transfer | przenieś | transferir | přesuň
spend | R7.4 | spend (token) | wydaj | gaste | využij
pay | R4 | spend / pay (CP) | zapłać | gaste | utrať
deal | R13.2 | deal | zadaj | cause | uděl
add | R12.3 | add | dodaj | adicione | přidej
prevent | R13.3 | prevent | zapobiegnij | previna | zabraň
avoid | R13.4 | avoid | uniknij | evite | vyhni se
heal | R3 | heal | ulecz | cure | uzdrav
steal | R10.9 | steal | ukradnij | roube | seber
roll | R10.1 | roll N | rzuć N | role N | hoď N
on-symbol | R10.2 | on [symbol] | przy [symbol] | com [símbolo] | za [symbol]
and-then | R10.4 | then | następnie | então | poté
or | R10.6 | or | albo | ou | nebo
additionally | R10.7 | additionally | dodatkowo | adicionalmente | navíc
chosen-player | R10.11 | chosen player | wybrany gracz | jogador escolhido | zvolený hráč
all-opponents | R10.11 | all opponents | wszyscy przeciwnicy | todos os oponentes | všichni soupeři
interrupt | R14.6 | interrupt | zakłócić | interromper | přerušit
timing-conflicts | R14.5 | timing conflicts | kolejność działań (kolejność i zakłócanie akcji) | conflitos de timing | kolize v načasování
opponent | R10.11 | opponent | przeciwnik | oponente | soupeř
teammate | R17.4 | teammate | członek drużyny (współgracz) | companheiro de equipe | spoluhráč
team | R17.4 | team | drużyna | equipe | tým
king-of-the-hill | R17.3 | King of the Hill | Król Wzgórza | O Rei da Montanha | Král na trůnu
leader | R17.3 | leader | lider | Líder | král
bonus-card | R17.3 | bonus card | karta bonusowa | carta bônus | bonusová karta
zigzag | R17.5 | zigzag | zygzak | ziguezague | cik-cak
left-right | R17.5 | on the left / right | po lewej / prawej stronie | à esquerda / à direita | po levici / pravici
clockwise | R17.7 | clockwise | zgodnie z ruchem wskazówek zegara | em sentido horário | po směru hodinových ručiček
defeated | R3 | defeated | pokonany | derrotado | poražen
draw-tie | R3 | draw (tie) | remis | empate | remíza
victory | R3 | victory | zwycięstwo | vitória | vítězství
official-variants | R17 | official variants | oficjalne warianty | outros modos | další varianty hry
`;
