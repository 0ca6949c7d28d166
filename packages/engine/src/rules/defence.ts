// Defending (R15.6.3): what the target of an attack may choose, the dice, and the text they are read by.

import type { CastDefence } from '../cast/cast.ts';
import type { Choice } from '../choice.ts';
import { C, choice, DECLINE, first, kindOf } from '../choice.ts';
import { WindowFlag } from '../state/frames.ts';
import type { Attack, Game } from '../state/game.ts';
import { bystander } from '../state/hand.ts';
import { NONE } from '../state/none.ts';
import { hasDefendableDamage } from './damage.ts';
import { listUses } from './responses.ts';
import { allOf, pushRoll } from './roll.ts';
import { isForbidden, isLocked } from './seats.ts';
import { ask, pushText } from './stack.ts';
import { tell } from './tell.ts';
import { act } from './window.ts';

/** V-19: a defensive ability against defendable damage, or what else the target may use here; one may decline. */
export const chooseDefence = (g: Game, attack: Attack): void => {
  if (!attack.isAttack || attack.shield !== NONE) return;
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
  ask(g, seat, 'defend', choices);
};

/** The answer: what was chosen begins, and the attack goes on from there. */
export const defendWith = (
  g: Game,
  attack: Attack,
  chosen: Choice,
): 'choose-defence' | 'defence-roll' | 'last' => {
  g.stirred = true;
  if (kindOf(chosen) === C.Use) {
    act(g, attack.target, chosen, WindowFlag.Defence);
    return 'choose-defence';
  }
  const { abilities } = g.cast.heroes[g.seats[attack.target].hero];
  if (chosen === DECLINE) {
    tell(g, { type: 'defends', seat: attack.target, ability: null });
    return 'last';
  }
  attack.defence = first(chosen);
  tell(g, { type: 'defends', seat: attack.target, ability: abilities[attack.defence].id });
  return 'defence-roll';
};

const defenceLevel = (g: Game, attack: Attack): CastDefence => {
  const s = g.seats[attack.target];
  const level = g.cast.heroes[s.hero].abilities[attack.defence].levels[s.levels[attack.defence]];
  return level?.defence as CastDefence;
};

export const rollDefence = (g: Game, attack: Attack): void => {
  const { dice, reroll, rerollIf, opposed, offer, text } = defenceLevel(g, attack);
  const allowed = rerollIf === null || rerollIf(g, bystander(attack.target, attack.by));
  const owners = allOf(attack.target, dice);
  if (opposed) owners.push(attack.by);
  const about = { source: g.cast.texts[text].source, text, line: NONE };
  pushRoll(g, owners, 'defence', about, { reroll: allowed ? reroll : 0, open: true, offer });
};

export const pushDefenceText = (g: Game, attack: Attack): void => {
  const defence = defenceLevel(g, attack);
  const { hand } = pushText(g, defence.text, attack.target, attack.by);
  hand.dice = attack.dice;
  if (defence.opposed) hand.theirs = hand.dice.pop() ?? 0;
};
