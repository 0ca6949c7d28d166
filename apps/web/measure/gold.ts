// The gold hand: somebody who knows nothing and always presses what is gold. The answer to their dice that is marked, else Roll while
// attempts are left, else the ready ability worth most; otherwise the way on. It must win at least half of its duels against squires.

import { adviseKeeps, type DiceAdvice, policy } from '@mad-king/ai';
import { compile, known, type Move, view } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { attemptsOf } from '../src/screens/game/arena/attempts.ts';
import { isQuiet } from '../src/screens/game/offers.ts';
import { followUps, markOf } from '../src/screens/game/roll/mark.ts';
import { computer, person } from '../src/state/players.ts';
import { asOneQuestion } from '../src/state/roll-question.ts';
import { beginSession, chooseByNotation, goOn, playChoice, type Session } from '../src/state/session.ts';

const HERO = 'barbarian';
const OPPONENTS = ['moon-elf', 'pyromancer', 'paladin', 'monk', 'ninja', 'samurai', 'treant', 'huntress'];
const DUELS = 40;

interface Press {
  text: string;
  follow: readonly string[];
}

const worthOf = ({ ways }: DiceAdvice, { text }: Move): number =>
  ways.find(({ notation }) => notation === text)?.worth ?? 0;

/** What is kept is what was kept before; the mark says if other dice should be. */
const onDice = (session: Session, options: readonly Move[], plan: DiceAdvice): Press => {
  const kept = attemptsOf(session.events).at(-1)?.kept ?? [];
  const mark = markOf(plan, options, kept);
  if (mark !== null) {
    const { way } = mark;
    return { text: way.notation, follow: way.do === 'aid' ? way.plan.flatMap(followUps) : [] };
  }
  const roll = options.find((move) => move.kind === 'keep' && move.dice.join() === kept.join());
  const made = options
    .filter((move) => move.kind === 'activate' && move.ability !== null)
    .sort((a, b) => worthOf(plan, b) - worthOf(plan, a));
  const [next = options.find(isQuiet) ?? options[0]] = [roll, ...made].filter((move) => move !== undefined);
  return { text: next.text, follow: [] };
};

/** Ending a phase, the only defence, and otherwise letting it come: none of the other answers is gold. */
const onOther = (options: readonly Move[]): Press => {
  const next =
    options.find(({ kind }) => kind === 'done') ??
    options.find((move) => move.kind === 'defend' && move.ability !== null) ??
    options.find(isQuiet) ??
    options[0];
  return { text: next.text, follow: [] };
};

const press = (session: Session): void => {
  const { game } = session;
  const { decision } = asOneQuestion(game, view(game, 0));
  if (decision === null) throw new Error('the gold hand is not asked');
  const isAboutDice = decision.ask === 'roll' || decision.ask === 'announce';
  const plan = isAboutDice ? adviseKeeps(known(game, 0), 0) : null;
  const { text, follow } =
    plan === null ? onOther(decision.options) : onDice(session, decision.options, plan);
  if (chooseByNotation(session, text, follow) === null) throw new Error(`"${text}" cannot be chosen`);
};

/** How many of its duels the gold hand wins. */
const goldHand = (duels = DUELS, seed = 'a'): { won: number; duels: number } => {
  const rules = compile(content);
  let won = 0;
  for (let i = 0; i < duels; i++) {
    const session = beginSession(rules, {
      id: 'gold',
      started: 0,
      setup: {
        mode: 'duel',
        heroes: [HERO, OPPONENTS[i % OPPONENTS.length]],
        seed: `gold-${seed}-${i}`,
        first: i % 2,
      },
      players: [person(), computer('squire')],
      askWhen: 'affected',
    });
    const squire = policy('squire', { seed: `squire-${i}` });
    goOn(session, false);
    while (session.game.result === null) {
      if (session.game.asked === 0) press(session);
      else playChoice(session, squire.choose(session.game));
      goOn(session, false);
    }
    if (session.game.result.winner === session.game.seats[0].team) won++;
  }
  return { won, duels };
};

/** Tells how it went; false if gold loses more often than it wins. */
export const measureGold = (): boolean => {
  const { won, duels } = goldHand();
  console.log(
    `the gold hand: ${won} of ${duels} duels won with the ${HERO} against squires (at least ${duels / 2})`,
  );
  return won >= duels / 2;
};
