// The turn: eight phases, then the next living player (R15). The four short phases are here; roll phases in offence.ts
// and attack.ts.

import type { PhaseName } from '@mad-king/language';
import { C, choice, choicesOf, DONE, first, kindOf, PASS } from '../choice.ts';
import type { DiscardFrame, IncomeFrame, MainFrame, TurnFrame, UpkeepFrame } from '../state/frames.ts';
import { WindowFlag } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { NONE } from '../state/none.ts';
import { NO_PAIRS } from '../state/pairs.ts';
import { drawCards, gainCp, HAND_LIMIT, sellCard } from './cards.ts';
import { frame, OVER } from './frame.ts';
import { At, carryOutDue, pushMoment, triggersOf } from './moment.ts';
import { listMainActions, listUses } from './responses.ts';
import { nextInTurnOrder } from './seats.ts';
import { pushSettle } from './settling.ts';
import { ask } from './stack.ts';
import { tell } from './tell.ts';
import { ageTokens } from './tokens.ts';
import { act, openWindow } from './window.ts';

const enter = (g: Game, phase: PhaseName): void => {
  g.phase = phase;
  g.stirred = true;
  tell(g, { type: 'phase', phase, seat: g.active });
};

/** What is counted per turn starts anew. */
const beginTurn = (g: Game): void => {
  g.turn++;
  g.attackMade = false;
  g.attempts = 0;
  for (const seat of g.seats) {
    seat.used = NO_PAIRS;
    seat.tallies = NO_PAIRS;
    seat.upgraded = 0;
    ageTokens(g, seat, 'turn');
  }
  tell(g, { type: 'turn', seat: g.active, turn: g.turn });
};

const pushMain = (g: Game): void => {
  g.stack.push({ op: 'main', at: 'ask', acted: false });
};

export const turns = frame<TurnFrame>({
  step(g, f) {
    switch (f.at) {
      case 'start':
        beginTurn(g);
        pushMoment(g, 'turn-start');
        return 'upkeep';
      case 'upkeep':
        enter(g, 'upkeep');
        g.accumulates = true;
        if (g.notes.length > 0) g.notes = [];
        g.stack.push({ op: 'upkeep', at: 'opening', due: [], text: NONE });
        return 'income';
      case 'income':
        enter(g, 'income');
        g.stack.push({ op: 'income', at: 'moment', replaced: false });
        return 'main1';
      case 'main1':
        enter(g, 'main1');
        pushMain(g);
        return 'offence';
      case 'offence':
        enter(g, 'offence');
        g.stack.push({ op: 'offence', at: 'entry', ability: NONE, row: 0, against: NONE, attempts: NONE });
        return 'main2';
      case 'main2':
        enter(g, 'main2');
        pushMain(g);
        return 'discard';
      case 'discard':
        enter(g, 'discard');
        g.stack.push({ op: 'discard', at: 'sell', opened: false, acted: false });
        return 'end';
      case 'end':
        pushMoment(g, 'turn-end');
        return 'next-player';
      case 'next-player':
        g.active = nextInTurnOrder(g, g.active);
        return 'start';
    }
  },
});

export const upkeeps = frame<UpkeepFrame>({
  step(g, f) {
    switch (f.at) {
      case 'opening':
        openWindow(g, 'upkeep', 0);
        return 'list';
      case 'list':
        f.due = triggersOf(g, g.active, At.upkeep);
        return 'choose';
      case 'choose':
        if (f.due.length === 0) return 'apply';
        if (f.due.length > 1) {
          ask(g, g.active, 'order', choicesOf(C.First, f.due));
          return 'choose';
        }
        f.text = f.due[0];
        return 'before';
      case 'before':
        openWindow(g, 'upkeep', 0);
        return 'carry-out';
      case 'carry-out':
        f.due = carryOutDue(g, f.due, g.active, f.text);
        return 'choose';
      case 'apply':
        if (g.pending[0].length > 0) pushSettle(g, true);
        return 'end';
      case 'end':
        g.accumulates = false;
        return OVER;
    }
  },
  answer(_g, f, chosen) {
    f.text = first(chosen);
    return 'before';
  },
});

/** R15.2. */
export const incomes = frame<IncomeFrame>({
  step(g, f) {
    switch (f.at) {
      case 'moment':
        // R2.10
        if (g.turn === 1) return skipIncome(g);
        pushMoment(g, 'income');
        return 'gain';
      case 'gain': {
        if (g.skip) {
          g.skip = false;
          return skipIncome(g);
        }
        gainCp(g, g.active, 1);
        // Something may replace the draw (H20).
        const uses = listUses(g, g.active, WindowFlag.Income);
        if (uses.length > 0) ask(g, g.active, 'respond', [PASS, ...uses]);
        return 'draw';
      }
      case 'draw':
        if (!f.replaced) drawCards(g, g.active, 1);
        openWindow(g, 'income', 0);
        return 'end';
      case 'end':
        return OVER;
    }
  },
  answer(g, f, chosen) {
    if (chosen !== PASS) {
      f.replaced = true;
      act(g, g.active, chosen, WindowFlag.Income);
    }
    return 'draw';
  },
});

const skipIncome = (g: Game): typeof OVER => {
  tell(g, { type: 'skipped', phase: 'income', seat: g.active });
  return OVER;
};

/** R15.3, R15.7. */
export const mains = frame<MainFrame>({
  step(g, f) {
    switch (f.at) {
      case 'ask': {
        // Whether somebody was asked in a window before does not stay behind.
        f.acted = false;
        const choices = [DONE];
        listMainActions(g, g.active, choices);
        for (const card of g.seats[g.active].hand) choices.push(choice(C.Sell, card));
        // The end of a Main Phase is always declared, even by a player who can do nothing else (R15.3.2).
        ask(g, g.active, 'main', choices);
        return 'ask';
      }
      case 'after-action':
        openWindow(g, 'main', 0, 1);
        return 'ask';
      // If anybody acted in the closing window the active player may go on (R15.3.2).
      case 'closing':
        return f.acted ? 'ask' : OVER;
    }
  },
  answer(g, f, chosen) {
    if (chosen === DONE) {
      f.acted = false;
      g.stirred = true;
      openWindow(g, 'phase-end', 0, 1);
      return 'closing';
    }
    if (kindOf(chosen) === C.Sell) sellCard(g, g.active, first(chosen));
    else act(g, g.active, chosen, WindowFlag.Main);
    return 'ask';
  },
  returned(_g, f, child) {
    if (child.op === 'window') f.acted = child.acted;
    else if (child.op === 'action' && !child.withdrawn) f.at = 'after-action';
  },
});

/** R15.8. */
export const discards = frame<DiscardFrame>({
  step(g, f) {
    switch (f.at) {
      case 'sell': {
        const { hand } = g.seats[g.active];
        if (hand.length > HAND_LIMIT) ask(g, g.active, 'sell', choicesOf(C.Sell, hand));
        else if (f.opened && !f.acted) return OVER;
        else {
          f.opened = true;
          f.acted = false;
          openWindow(g, 'discard', 0);
        }
        return 'sell';
      }
    }
  },
  answer(g, _f, chosen) {
    sellCard(g, g.active, first(chosen));
    return 'sell';
  },
  returned(_g, f, child) {
    if (child.op === 'window') f.acted = child.acted;
  },
});
