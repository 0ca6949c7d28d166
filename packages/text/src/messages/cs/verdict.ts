import type { VerdictWords } from '../../verdict.ts';

/** The words of a verdict in Czech. */
export const verdict: VerdictWords = {
  fair: {
    title: 'Kostky byly poctivé',
    sentence:
      'Všechny kostky ({dice}) i balíčky plynou z toho, co se zapečetilo před tahem 1. Nikdo je nemohl nastavit.',
  },
  unfair: {
    title: 'Ne. Tohle nejsou ony',
    sentence: 'Záznam se změnil, nebo to nejsou kostky, které se zapečetily.',
    advice:
      'Co teď: ať to ověří i někdo jiný od stolu. I tam NE: serveru nevěř. Tam ANO: změnil se tvůj soubor.',
  },
  open: { title: 'Tohle se nedá ověřit' },
  answer: { yes: 'ano', no: 'NE', unasked: 'neptáme se' },
  unasked: 'Neptáme se: po NE už zbytek nic nedokazuje.',
  questions: {
    secret: {
      ask: 'Je to tajemství, které se zapečetilo?',
      yes: 'Po hře server tajemství prozradil a jeho otisk je ten, který visel u stolu. Z tajemství vznikne otisk, z otisku nikdy tajemství.',
    },
    nonces: {
      ask: 'Přidalo každé místo své číslo?',
      yes: 'Každé se zapečetilo na startu a ukázalo, až byla všechna. Nikdo nemohl mířit.',
    },
    seed: {
      ask: 'Dávají tajemství a čísla kostky této hry?',
      yes: 'Tajemství, čísla, režim, hrdinové a pravidla dají jedno semínko. Je to semínko tohoto záznamu.',
    },
    dice: {
      ask: 'Plyne každý hod ze semínka?',
      yes: 'Kostek: {dice}. Všechny padly tak, jak říká semínko.',
    },
    choices: {
      ask: 'Byla každá volba podle pravidel a konec stejný?',
      yes: 'Voleb: {choices}, přehrány podle tehdejších pravidel. Konec pokaždé: {result}.',
    },
  },
  withheld: 'Místo {seat} neukázalo včas své číslo, takže kostky vznikly bez něj.',
  result: { won: 'vítězství týmu {team}', draw: 'remíza', none: 'nedohraná hra' },
  noDice: 'žádné kostky',
  fault: {
    unreadable: 'Tohle není záznam hry, nebo je poškozený.',
    'not-fair': 'V této hře kostky nebyly zapečetěné: není co ověřovat.',
    secret: 'Tajemství v záznamu není to, které server zapečetil: jejich otisky se liší.',
    'other-commitment': 'Otisk v záznamu není ten, který visel u tvého stolu.',
    nonce: 'Číslo místa {seat} není to, které se tam zapečetilo.',
    'other-nonce': 'V záznamu má místo {seat} jiné číslo, než jaké se ukázalo u tvého stolu.',
    seed: 'Tajemství a čísla dávají jiné semínko, než je v záznamu.',
    'other-rules':
      'Tahle hra se hrála podle jiných pravidel (otisk {mark}), než jsou tady. Může je mít ten, kdo stůl vedl.',
    throw:
      'Hod {n}, {turn, plural, =0 {před tahem 1} other {tah #}}: v záznamu {recorded}, podle semínka {rolled}. Všechny předchozí hody sedí.',
    'other-throw':
      '{choice, plural, =0 {Před první volbou} other {Po volbě #}}: ukázalo se ti {seen}, podle semínka je to {rolled}.',
    illegal: 'Volba {n}, místo {seat}: „{choice}“ tam není možné.',
    'other-result': 'Konec je jiný. V záznamu: {recorded}. Po přehrání: {played}.',
    seal: 'Všechny volby jsou podle pravidel a konec je stejný, ale nejsou to volby, které se po hře zapečetily.',
  },
};
