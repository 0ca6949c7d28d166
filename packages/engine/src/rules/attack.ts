// From activation to the conclusion of the Roll Phase (R15.4.5 to R15.6.8).

import { Stage } from '../cast/stage.ts';
import { C, choicesOf, first } from '../choice.ts';
import type { AttackFrame } from '../state/frames.ts';
import { WindowFlag } from '../state/frames.ts';
import type { Attack, Game, Waiting } from '../state/game.ts';
import { NONE } from '../state/none.ts';
import { drawCards } from './cards.ts';
import { aimAt, ownDamage } from './damage.ts';
import { chooseDefence, defendWith, pushDefenceText, rollDefence } from './defence.ts';
import { frame, OVER } from './frame.ts';
import { pushMoment } from './moment.ts';
import { pushRoll } from './roll.ts';
import { onlyOpponent, opponentsOf } from './seats.ts';
import { pushSettle, settleIfDue } from './settling.ts';
import { ask, pushText, textFrame } from './stack.ts';
import { targetByDie, whoChooses } from './targeting.ts';
import { tell } from './tell.ts';
import { openWindow } from './window.ts';

const newAttack = (by: number, ability: number, row: number, level: number, ultimate: boolean): Attack => ({
  by,
  ability,
  row,
  level,
  ultimate,
  target: NONE,
  isAttack: false,
  open: false,
  modifiable: false,
  cancelled: false,
  allowDefence: false,
  shield: NONE,
  split: false,
  survivor: NONE,
  gross: 0,
  used: [],
  defended: false,
  defence: NONE,
  dice: [],
  waiting: [],
  after: [],
  placed: [],
  refuse: 0,
  refuseNegative: 0,
  dealt: 0,
  gone: false,
});

/** `against`: the opponent of an additional phase, or NONE. */
export const pushAttack = (g: Game, ability: number, row: number, against: number): void => {
  const s = g.seats[g.active];
  const { id, slot } = g.cast.heroes[s.hero].abilities[ability];
  const level = s.levels[ability];
  const ultimate = slot === 'ultimate';
  g.attack = newAttack(g.active, ability, row, level, ultimate);
  if (ultimate) g.lock = s.team;
  g.stirred = true;
  tell(g, { type: 'activated', seat: g.active, ability: id, level, row, ultimate });
  g.stack.push({ op: 'attack', at: 'text', against });
  pushMoment(g, 'activate');
};

/** The attack under way; its frame is on the stack as long as there is one. */
const attackOf = (g: Game): Attack => g.attack as Attack;

/** Steps that concern the target alone. */
const ON_TARGET: readonly AttackFrame['at'][] = [
  'before-defence',
  'choose-defence',
  'defence-roll',
  'defence-text',
];

export const attacks = frame<AttackFrame>({
  step(g, f) {
    const attack = attackOf(g);
    // R17.2.2: nothing more happens to a target that fell; what concerns others does, and the phase concludes.
    if (attack.gone && ON_TARGET.includes(f.at)) return 'last';
    switch (f.at) {
      case 'text':
        if (attack.cancelled) return 'last';
        pushText(g, rowText(g, attack), attack.by, NONE);
        return 'is-attack';
      case 'is-attack':
        decideWhetherAttack(g, attack);
        return needsTarget(attack) ? 'targeting' : 'last';
      case 'targeting':
        return findTarget(g, f);
      case 'target-die':
        return readTargetDie(g);
      case 'target-fixed':
        fixTarget(g, attack);
        pushMoment(g, 'target-known');
        return 'target-known';
      case 'target-known':
        openWindow(g, 'target-known', WindowFlag.Roll);
        return 'target-effects';
      case 'target-effects': {
        const waiting = attack.waiting.shift();
        if (waiting !== undefined) {
          resume(g, attack, waiting, Stage.Target);
          return 'target-effects';
        }
        closeOpenAmount(g, attack);
        if (attack.isAttack) pushMoment(g, 'before-defence');
        return 'before-defence';
      }
      case 'before-defence':
        if (attack.isAttack) openWindow(g, 'before-defence', WindowFlag.Roll);
        return 'choose-defence';
      case 'choose-defence':
        chooseDefence(g, attack);
        return 'last';
      case 'defence-roll':
        rollDefence(g, attack);
        return 'defence-text';
      case 'defence-text':
        pushDefenceText(g, attack);
        return 'last';
      case 'last':
        g.phase = 'defence';
        openWindow(g, 'last', WindowFlag.Roll);
        return 'apply';
      case 'apply':
        attack.modifiable = false;
        pushSettle(g, false);
        return 'after';
      case 'after': {
        g.accumulates = false;
        if (settleIfDue(g)) return 'after';
        const waiting = attack.after.shift();
        if (waiting === undefined) return 'after-window';
        resume(g, attack, waiting, Stage.After);
        return 'after';
      }
      case 'after-window':
        g.stirred = true;
        openWindow(g, 'after-damage', WindowFlag.After);
        return 'conclusion';
      case 'conclusion':
        if (settleIfDue(g)) return 'conclusion';
        g.lock = NONE;
        pushMoment(g, 'roll-phase-end');
        return 'end';
      case 'end':
        g.attack = null;
        return OVER;
    }
  },
  answer(g, f, chosen) {
    const attack = attackOf(g);
    if (f.at !== 'target-fixed') return defendWith(g, attack, chosen);
    attack.target = first(chosen);
    return 'target-fixed';
  },
  returned(g, _f, child) {
    if (child.op === 'roll') attackOf(g).dice = child.values;
  },
});

const rowText = (g: Game, attack: Attack): number => {
  const ability = g.cast.heroes[g.seats[attack.by].hero].abilities[attack.ability];
  return (ability.levels[attack.level] as NonNullable<(typeof ability.levels)[0]>).rows[attack.row].text;
};

/** R15.4.7: by the ability's own damage; if that is still open it counts as an attack (V-05). */
const decideWhetherAttack = (g: Game, attack: Attack): void => {
  attack.open = attack.waiting.some(({ damages }) => damages);
  attack.isAttack = attack.open || ownDamage(g) > 0;
  attack.modifiable = attack.isAttack;
  g.attackMade ||= attack.isAttack;
  tell(g, { type: 'attack', seat: attack.by, attack: attack.isAttack });
  if (attack.isAttack) pushMoment(g, 'attack-declared');
};

const closeOpenAmount = (g: Game, attack: Attack): void => {
  if (!attack.open) return;
  attack.open = false;
  if (ownDamage(g) > 0) return;
  attack.isAttack = false;
  attack.modifiable = false;
};

/** R15.5.1: something waits for a target, or damage does. */
const needsTarget = ({ isAttack, waiting, after }: Attack): boolean =>
  isAttack || waiting.length > 0 || after.some((later) => later.needsTarget);

function findTarget(g: Game, f: AttackFrame): 'target-fixed' | 'target-die' {
  const attack = attackOf(g);
  // V-06: a chosen opponent is the target already.
  if (attack.target !== NONE) return 'target-fixed';
  attack.target = f.against !== NONE && !g.seats[f.against].out ? f.against : onlyOpponent(g, attack.by);
  if (attack.target !== NONE) return 'target-fixed';
  g.phase = 'targeting';
  tell(g, { type: 'phase', phase: g.phase, seat: g.active });
  if (g.mode === 'koth') {
    ask(g, attack.by, 'target', choicesOf(C.Target, opponentsOf(g, attack.by)));
    return 'target-fixed';
  }
  const open = !attack.ultimate || g.options.ultimateTargetDie === 'attackerSide';
  pushRoll(g, [attack.by], 'targeting', null, { reroll: 0, open, offer: NONE });
  return 'target-die';
}

/** R17.5 to R17.7: the die names the target, or who may choose it. */
function readTargetDie(g: Game): 'target-fixed' {
  const attack = attackOf(g);
  const value = attack.dice[0];
  attack.target = targetByDie(g, attack.by, value);
  if (attack.target === NONE)
    ask(g, whoChooses(g, attack.by, value), 'target', choicesOf(C.Target, opponentsOf(g, attack.by)));
  return 'target-fixed';
}

const fixTarget = (g: Game, attack: Attack): void => {
  g.phase = 'defence';
  g.stirred = true;
  aimAt(g, attack.target);
  tell(g, { type: 'target', seat: attack.by, target: attack.target });
  tell(g, { type: 'phase', phase: g.phase, seat: g.active });
  if (g.mode === 'koth' && attack.isAttack) leaderCard(g, attack);
};

/** R17.3.4: whoever attacks a leader draws a card, before any other effect. */
const leaderCard = (g: Game, attack: Attack): void => {
  const health = (seat: number): number => g.health[g.seats[seat].team];
  for (let s = 0; s < g.seats.length; s++) if (!g.seats[s].out && health(s) > health(attack.target)) return;
  tell(g, { type: 'leader', seat: attack.by, target: attack.target });
  drawCards(g, attack.by, 1);
};

/** Carry out a stretch of the ability that waited for this step. */
const resume = (g: Game, attack: Attack, { hand, from, to }: Waiting, stage: Stage): void => {
  hand.self = attack.by;
  hand.target = attack.gone ? NONE : attack.target;
  g.stack.push(textFrame(from, to, hand, stage));
};
