// From activation to the conclusion of the Roll Phase (R15.4.5 to R15.6.8).

import type { CastDefence } from '../cast/cast.ts';
import { Stage } from '../cast/stage.ts';
import { C, choice, DECLINE, first, kindOf } from '../choice.ts';
import { test } from '../effects/condition.ts';
import type { StepFrame } from '../state/frames.ts';
import { Op, WindowFlag } from '../state/frames.ts';
import type { Attack, Game, Waiting } from '../state/game.ts';
import { ItemKind, Phase, RollPurpose } from '../state/game.ts';
import { drawCards } from './cards.ts';
import { aimAt, hasDefendableDamage } from './damage.ts';
import { pushMoment } from './moment.ts';
import { listUses } from './responses.ts';
import { allOf, pushRoll } from './roll.ts';
import { isForbidden, isLocked, onlyOpponent, opponentsOf } from './seats.ts';
import { settleIfDue } from './settle-frame.ts';
import { ask, pop, pushStep, pushText, textFrame } from './stack.ts';
import { targetByDie, whoChooses } from './targeting.ts';
import { act, openWindow } from './window.ts';

const At = {
  Text: 0,
  IsAttack: 1,
  Targeting: 2,
  TargetDie: 3,
  TargetFixed: 4,
  TargetKnown: 5,
  TargetEffects: 6,
  BeforeDefence: 7,
  ChooseDefence: 8,
  DefenceRoll: 9,
  DefenceText: 10,
  Last: 11,
  Apply: 12,
  After: 13,
  AfterWindow: 14,
  Conclusion: 15,
  Over: 16,
} as const;

/** `against`: the opponent of an additional phase, or -1. */
export const pushAttack = (g: Game, ability: number, row: number, against: number): void => {
  const s = g.seats[g.active];
  const a = g.cast.heroes[s.hero].abilities[ability];
  g.attack = {
    by: g.active,
    ability,
    row,
    level: s.levels[ability],
    ultimate: a.slot === 'ultimate',
    target: -1,
    isAttack: false,
    open: false,
    modifiable: false,
    cancelled: false,
    allowDefence: false,
    shield: -1,
    split: false,
    survivor: -1,
    gross: 0,
    used: [],
    defended: false,
    defence: -1,
    dice: [],
    waiting: [],
    after: [],
    placed: [],
    refuse: 0,
    refuseNegative: 0,
    dealt: 0,
    gone: false,
  };
  if (g.attack.ultimate) g.lock = s.team;
  g.stirred = true;
  if (g.log !== null)
    g.log.push({
      type: 'activated',
      seat: g.active,
      ability: a.id,
      level: s.levels[ability],
      row,
      ultimate: g.attack.ultimate,
    });
  pushStep(g, Op.Attack, 0, against);
  pushMoment(g, 'activate');
};

export const stepAttack = (g: Game, f: StepFrame): void => {
  const attack = g.attack as Attack;
  // R17.2.2: nothing more happens to a target that fell; what concerns others does, and the phase concludes.
  if (attack.gone && f.at > At.TargetEffects && f.at < At.Last) f.at = At.Last;
  switch (f.at) {
    case At.Text:
      f.at = attack.cancelled ? At.Last : At.IsAttack;
      if (!attack.cancelled) pushText(g, rowText(g, attack), attack.by, -1);
      return;
    case At.IsAttack:
      decideWhetherAttack(g, attack);
      f.at = needsTarget(g, attack) ? At.Targeting : At.Last;
      return;
    case At.Targeting:
      findTarget(g, f, attack);
      return;
    case At.TargetDie:
      readTargetDie(g, f, attack);
      return;
    case At.TargetFixed:
      f.at = At.TargetKnown;
      fixTarget(g, attack);
      pushMoment(g, 'target-known');
      return;
    case At.TargetKnown:
      f.at = At.TargetEffects;
      openWindow(g, 'target-known', WindowFlag.Roll);
      return;
    case At.TargetEffects:
      if (attack.waiting.length > 0) resume(g, attack, attack.waiting.shift() as Waiting, Stage.Target);
      else {
        f.at = At.BeforeDefence;
        closeOpenAmount(g, attack);
        if (attack.isAttack) pushMoment(g, 'before-defence');
      }
      return;
    case At.BeforeDefence:
      f.at = At.ChooseDefence;
      if (attack.isAttack) openWindow(g, 'before-defence', WindowFlag.Roll);
      return;
    case At.ChooseDefence:
      f.at = At.Last;
      chooseDefence(g, f, attack);
      return;
    case At.DefenceRoll: {
      f.at = At.DefenceText;
      rollDefence(g, attack);
      return;
    }
    case At.DefenceText: {
      f.at = At.Last;
      const defence = defenceLevel(g, attack);
      const text = pushText(g, defence.text, attack.target, attack.by);
      text.dice = attack.dice;
      if (defence.opposed) text.theirs = text.dice.pop() ?? 0;
      return;
    }
    case At.Last:
      f.at = At.Apply;
      g.phase = Phase.Defence;
      openWindow(g, 'last', WindowFlag.Roll);
      return;
    case At.Apply:
      f.at = At.After;
      attack.modifiable = false;
      pushStep(g, Op.Settle);
      return;
    case At.After:
      g.accumulates = false;
      if (settleIfDue(g)) return;
      if (attack.after.length > 0) resume(g, attack, attack.after.shift() as Waiting, Stage.After);
      else f.at = At.AfterWindow;
      return;
    case At.AfterWindow:
      f.at = At.Conclusion;
      g.stirred = true;
      openWindow(g, 'after-damage', WindowFlag.After);
      return;
    case At.Conclusion:
      f.at = At.Over;
      if (settleIfDue(g)) {
        f.at = At.Conclusion;
        return;
      }
      g.lock = -1;
      pushMoment(g, 'roll-phase-end');
      return;
    default:
      if (settleIfDue(g)) return;
      g.attack = null;
      pop(g);
  }
};

const rowText = (g: Game, attack: Attack): number => {
  const ability = g.cast.heroes[g.seats[attack.by].hero].abilities[attack.ability];
  return (ability.levels[attack.level] as NonNullable<(typeof ability.levels)[0]>).rows[attack.row].text;
};

const ownDamage = (g: Game): number => {
  let total = 0;
  for (const it of g.pending[0]) if (it.kind === ItemKind.Damage && it.ofAttack) total += it.amount;
  return total;
};

/** R15.4.7: by the ability's own damage; if that is still open it counts as an attack (V-05). */
const decideWhetherAttack = (g: Game, attack: Attack): void => {
  attack.open = attack.waiting.some(({ text, from }) => g.cast.texts[text].code[from - 1].flag);
  attack.isAttack = attack.open || ownDamage(g) > 0;
  attack.modifiable = attack.isAttack;
  g.attackMade ||= attack.isAttack;
  if (g.log !== null) g.log.push({ type: 'attack', seat: attack.by, attack: attack.isAttack });
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
const needsTarget = (g: Game, attack: Attack): boolean =>
  attack.isAttack ||
  attack.waiting.length > 0 ||
  attack.after.some(({ text, from }) => g.cast.texts[text].code[from - 1].mode === 1);

const findTarget = (g: Game, f: StepFrame, attack: Attack): void => {
  f.at = At.TargetFixed;
  // V-06: a chosen opponent is the target already.
  if (attack.target >= 0) return;
  const only = f.c >= 0 && !g.seats[f.c].out ? f.c : onlyOpponent(g, attack.by);
  if (only >= 0) {
    attack.target = only;
    return;
  }
  g.phase = Phase.Targeting;
  if (g.log !== null) g.log.push({ type: 'phase', phase: g.phase, seat: g.active });
  if (g.mode === 'koth') {
    ask(
      g,
      attack.by,
      'target',
      opponentsOf(g, attack.by).map((seat) => choice(C.Target, seat)),
    );
    return;
  }
  f.at = At.TargetDie;
  const open = !attack.ultimate || g.options.ultimateTargetDie === 'attackerSide';
  pushRoll(g, [attack.by], RollPurpose.Targeting, 0, open, -1);
};

/** R17.5 to R17.7: the die names the target, or who may choose it. */
const readTargetDie = (g: Game, f: StepFrame, attack: Attack): void => {
  f.at = At.TargetFixed;
  const value = attack.dice[0];
  attack.target = targetByDie(g, attack.by, value);
  if (attack.target >= 0) return;
  const choices = opponentsOf(g, attack.by).map((seat) => choice(C.Target, seat));
  ask(g, whoChooses(g, attack.by, value), 'target', choices);
};

export const answerAttack = (g: Game, f: StepFrame, chosen: number): void => {
  const attack = g.attack as Attack;
  if (f.at === At.TargetFixed) {
    attack.target = first(chosen);
    return;
  }
  g.stirred = true;
  if (kindOf(chosen) === C.Use) {
    f.at = At.ChooseDefence;
    act(g, attack.target, chosen, WindowFlag.Defence);
    return;
  }
  if (chosen !== DECLINE) {
    attack.defence = first(chosen);
    f.at = At.DefenceRoll;
  }
  if (g.log !== null) {
    const hero = g.cast.heroes[g.seats[attack.target].hero];
    const ability = chosen === DECLINE ? null : hero.abilities[attack.defence].id;
    g.log.push({ type: 'defends', seat: attack.target, ability });
  }
};

const fixTarget = (g: Game, attack: Attack): void => {
  g.phase = Phase.Defence;
  g.stirred = true;
  aimAt(g, attack.target);
  if (g.log !== null) {
    g.log.push({ type: 'target', seat: attack.by, target: attack.target });
    g.log.push({ type: 'phase', phase: g.phase, seat: g.active });
  }
  if (g.mode === 'koth' && attack.isAttack) leaderCard(g, attack);
};

/** R17.3.4: whoever attacks a leader draws a card, before any other effect. */
const leaderCard = (g: Game, attack: Attack): void => {
  const health = (seat: number): number => g.health[g.seats[seat].team];
  for (let s = 0; s < g.seats.length; s++) if (!g.seats[s].out && health(s) > health(attack.target)) return;
  if (g.log !== null) g.log.push({ type: 'leader', seat: attack.by, target: attack.target });
  drawCards(g, attack.by, 1);
};

/** Carry out a stretch of the ability that waited for this step. */
const resume = (g: Game, attack: Attack, waiting: Waiting, stage: number): void => {
  const target = attack.gone ? -1 : attack.target;
  const frame = textFrame(waiting.text, waiting.from, waiting.to, attack.by, target, stage);
  frame.dice = waiting.dice;
  frame.that = waiting.that;
  frame.kind = waiting.kind;
  frame.number = waiting.number;
  g.stack.push(frame);
};

/** R15.6.3, V-19: a defensive ability against defendable damage, or what else the target may use here; one may decline. */
const chooseDefence = (g: Game, f: StepFrame, attack: Attack): void => {
  if (!attack.isAttack || attack.shield >= 0) return;
  attack.defended = true;
  const seat = attack.target;
  if (isLocked(g, seat) || isForbidden(g, seat, 'actions') || isForbidden(g, seat, 'defence')) return;
  const s = g.seats[seat];
  const hero = g.cast.heroes[s.hero];
  const choices: number[] = [];
  if (hasDefendableDamage(g) || attack.allowDefence)
    for (const ability of hero.defences)
      if (hero.abilities[ability].levels[s.levels[ability]]) choices.push(choice(C.Defend, ability));
  for (const use of listUses(g, seat, WindowFlag.Defence)) choices.push(use);
  if (choices.length === 0) return;
  choices.push(DECLINE);
  f.at = At.Last;
  ask(g, seat, 'defend', choices);
};

const defenceLevel = (g: Game, attack: Attack): CastDefence => {
  const s = g.seats[attack.target];
  const level = g.cast.heroes[s.hero].abilities[attack.defence].levels[s.levels[attack.defence]];
  return level?.defence as CastDefence;
};

const rollDefence = (g: Game, attack: Attack): void => {
  const { dice, reroll, rerollIf, opposed, offer } = defenceLevel(g, attack);
  const allowed = rerollIf === null || test(g, textFrame(0, 0, 0, attack.target, attack.by), rerollIf);
  const owners = allOf(attack.target, dice);
  if (opposed) owners.push(attack.by);
  pushRoll(g, owners, RollPurpose.Defence, allowed ? reroll : 0, true, offer);
};
