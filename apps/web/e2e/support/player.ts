// Plays as a person would who looks at nothing but the screen: presses what is gold, or else something that can be pressed.

import type { MoveKind } from '@mad-king/engine';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Something one can choose by pressing it. */
export interface Offer {
  /** In the notation of choices. */
  choice: string;
  move: MoveKind;
  kind: 'gold' | 'line' | 'ghost' | 'card';
  /** The key that stands on it. */
  key: string | null;
}

/** What somebody sees who is asked. */
export interface Seen {
  sentence: string;
  offers: readonly Offer[];
  /** By seat. */
  health: Readonly<Record<number, number>>;
  /** Ids of the cards that lie open in the hand. */
  hand: readonly string[];
}

/** How somebody presses things. */
export interface Hand {
  press(page: Page, offer: Offer): Promise<void>;
  pressDie(page: Page, position: number): Promise<void>;
  take(page: Page): Promise<void>;
}

export type Situation = 'asked' | 'pass' | 'over';

/** Milliseconds; whoever is defeated early watches the others to the end. */
const OTHERS_PLAY = 240_000;

/** Waits until a person is asked, must take the device, or the game is over. */
export const situation = async (page: Page): Promise<Situation> => {
  const found = await page.waitForFunction(
    () => {
      const is = (selector: string): boolean => document.querySelector(selector)?.checkVisibility() === true;
      if (is('main[role="alert"]')) return 'failed';
      if (is('main.result') || is('.tbl[data-over="true"]')) return 'over';
      if (is('.pass__arms')) return 'pass';
      const isRolling = document.documentElement.dataset.dice === 'rolling';
      // A choice has been made and is about to be carried out.
      const isTaken =
        document.documentElement.dataset.taken !== undefined ||
        document.querySelector('.tbl[data-sent="true"]') !== null;
      // Answers wait a moment for their numbers.
      const isWaiting =
        document.querySelector('.asking__answers[data-waiting], .tbl[data-panels="coming"]') !== null;
      const isAsked = is('.prompt__scroll:not(.prompt__scroll--wait)');
      return isAsked && !isRolling && !isTaken && !isWaiting ? 'asked' : null;
    },
    undefined,
    { polling: 30, timeout: OTHERS_PLAY },
  );
  const now = (await found.jsonValue()) as Situation | 'failed';
  if (now === 'failed') throw new Error(`The page failed:\n${await page.locator('main').innerText()}`);
  return now;
};

export const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const kinds = {
      gold: ':is(.prompt__acts .btn--gold, .answer--marked)',
      line: ':is(.prompt__acts .btn--line, .asking__side .btn--line, .answer:not(.answer--marked, .answer--quiet))',
      ghost: ':is(.prompt__acts .btn--ghost, .asking__side .quiet, .answer--quiet)',
      card: '.card__touch',
    };
    const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
    const offers = Object.entries(kinds).flatMap(([kind, selector]) =>
      [...document.querySelectorAll<HTMLElement>(`${selector}[data-choice]`)]
        .filter(isSeen)
        .map((element) => ({
          kind: kind as keyof typeof kinds,
          choice: element.dataset.choice ?? '',
          move: element.dataset.move as MoveKind,
          key:
            (kind === 'card' ? element.closest('.card') : element)?.querySelector('.key')?.textContent ??
            null,
        })),
    );
    const health: Record<number, number> = {};
    for (const place of document.querySelectorAll<HTMLElement>('[data-anchor^="health-"]')) {
      const dial = place.closest('.health, .dial');
      if (dial !== null && isSeen(dial))
        health[Number(place.dataset.anchor?.slice('health-'.length))] = Number(
          dial.querySelector('b')?.textContent,
        );
    }
    return {
      sentence: document.querySelector<HTMLElement>('.prompt__scroll')?.innerText ?? '',
      offers,
      health,
      hand: [...document.querySelectorAll<HTMLElement>('.hand .card')].map((card) => card.dataset.card ?? ''),
    };
  });

/** Numbers from 0 to 1 that depend on nothing but the seed. */
const chance = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

/** Every third time a card that can be played, otherwise the gold button, otherwise whatever there is. */
const pick = (offers: readonly Offer[], random: () => number): Offer | undefined => {
  const of = (kind: Offer['kind']): Offer[] => offers.filter((offer) => offer.kind === kind);
  const cards = of('card').filter(({ move }) => move === 'play');
  const any = (list: readonly Offer[]): Offer | undefined => list[Math.floor(random() * list.length)];
  if (random() < 1 / 3 && cards.length > 0) return any(cards);
  return of('gold')[0] ?? any(of('line')) ?? any(of('card')) ?? any(of('ghost'));
};

/** Nothing a person reads may look like this. */
const GIBBERISH = /undefined|NaN|\[object|null|\{\w+[,}]|Infinity/;

export interface Play {
  hand: Hand;
  seed?: number;
  /** Called with everything that is seen before a choice is made. */
  watch?: (seen: Seen) => unknown;
  /** Called at every pass-the-device screen. */
  watchPass?: () => unknown;
  /** Stops here, before a choice is made. */
  until?: (seen: Seen, step: number) => boolean;
}

const MOST_STEPS = 3000;

/** Plays to the end of the game, or until asked to stop. */
export const playOn = async (page: Page, play: Play): Promise<'over' | 'stopped'> => {
  const random = chance(play.seed ?? 1);
  for (let step = 0; step < MOST_STEPS; step++) {
    const now = await situation(page);
    if (now === 'over') return 'over';
    if (now === 'pass') {
      await play.watchPass?.();
      await play.hand.take(page);
      continue;
    }
    const seen = await look(page);
    expect(seen.sentence.length).toBeGreaterThan(5);
    expect(seen.sentence).not.toMatch(GIBBERISH);
    if (play.until?.(seen, step)) return 'stopped';
    await play.watch?.(seen);
    const offer = pick(seen.offers, random);
    if (offer?.move === 'keep' && random() < 0.5) await keepOneMore(page, play.hand);
    else if (offer !== undefined) await play.hand.press(page, offer);
    else await play.hand.pressDie(page, 1 + Math.floor(random() * 5));
  }
  throw new Error(`The game is not over after ${MOST_STEPS} choices.`);
};

const keptDice = (page: Page): Promise<number> => page.locator('.die[aria-pressed="true"]').count();

/** Puts aside the first die that is not kept yet, sees that it is, and rolls the others. */
const keepOneMore = async (page: Page, hand: Hand): Promise<void> => {
  const before = await keptDice(page);
  const states = await page
    .locator('button.die')
    .evaluateAll((dice) => dice.map((die) => die.getAttribute('aria-pressed')));
  const free = states.indexOf('false');
  if (free >= 0 && before < states.length - 1) {
    await hand.pressDie(page, free + 1);
    await expect.poll(() => keptDice(page)).toBe(before + 1);
  }
  const { offers } = await look(page);
  const roll = offers.find(({ move }) => move === 'keep');
  if (roll === undefined) throw new Error('Dice were put aside, and there is no button to roll the others.');
  await hand.press(page, roll);
};

const at = ({ choice, kind }: Pick<Offer, 'choice' | 'kind'>): string =>
  `${kind === 'card' ? '.card__touch' : ':is(.prompt__acts .btn, .asking__side :is(.btn, .quiet), .answer)'}[data-choice="${choice}"]`;

/** A card that is touched in a Main Phase asks what is to become of it; elsewhere pressing it is all. */
const confirms = async (page: Page, { choice, kind }: Offer): Promise<Locator | null> => {
  if (kind !== 'card' || (await page.locator('.asking--main').count()) === 0) return null;
  return page.locator(`.asking--main .btn[data-choice="${choice}"]`);
};

/** Another question may have come in its place. */
const isAsked = async (button: Locator | null): Promise<boolean> =>
  button !== null &&
  (await button.waitFor({ timeout: CONFIRM }).then(
    () => true,
    () => false,
  ));
/** Milliseconds. */
const CONFIRM = 3000;

/** Cards lie over each other: each shows its left edge. */
export const EDGE = { position: { x: 16, y: 90 } };

export const mouse: Hand = {
  press: async (page, offer) => {
    // The card under the mouse has come forward and may cover the one that is wanted.
    if (offer.kind === 'card') await page.mouse.move(0, 0);
    const confirm = await confirms(page, offer);
    const target = page.locator(at(offer)).first();
    await target.click({ ...(offer.kind === 'card' ? EDGE : {}), timeout: 10_000 }).catch(async (error) => {
      // Another question came in its place: who looks anew answers that one.
      if ((await target.count()) > 0) throw error;
    });
    if (await isAsked(confirm)) await confirm?.click();
  },
  pressDie: (page, position) =>
    page
      .locator('.slot')
      .nth(position - 1)
      .locator('.die')
      .click(),
  take: (page) => page.locator('.btn--gold').click(),
};

/** Milliseconds: how long a person's mouse rests on something before it is pressed, and how long it is held down. */
const REST = 200;
const PRESS = 60;
/** Then a busy page is left alone until it has answered. */
const LOOK = 500;

const pressCalmly = async (page: Page, target: Locator, at = {}): Promise<void> => {
  // What is explained where the mouse has rested may lie over what is wanted next.
  await page.mouse.move(0, 0);
  await target.hover(at);
  await page.waitForTimeout(REST);
  await page.mouse.down();
  await page.waitForTimeout(PRESS);
  await page.mouse.up();
  await page.waitForTimeout(LOOK);
};

/** In no more haste than a person. */
export const calmMouse: Hand = {
  press: async (page, offer) => {
    const confirm = await confirms(page, offer);
    await pressCalmly(page, page.locator(at(offer)).first(), offer.kind === 'card' ? EDGE : {});
    if (confirm !== null && (await isAsked(confirm))) await pressCalmly(page, confirm);
  },
  pressDie: (page, position) =>
    pressCalmly(
      page,
      page
        .locator('.slot')
        .nth(position - 1)
        .locator('.die'),
    ),
  take: mouse.take,
};

export const finger: Hand = {
  press: async (page, offer) => {
    const confirm = await confirms(page, offer);
    await page
      .locator(at(offer))
      .first()
      .tap(offer.kind === 'card' ? EDGE : {});
    if (await isAsked(confirm)) await confirm?.tap();
  },
  pressDie: (page, position) =>
    page
      .locator('.slot')
      .nth(position - 1)
      .locator('.die')
      .tap(),
  take: (page) => page.locator('.btn--gold').tap(),
};

const DICE_KEYS = ['a', 's', 'd', 'f', 'g'];
const MOST_TABS = 200;

/** For a moment keys do not answer a question that has come by itself: pressing them again and again would make a game of its own each time. */
const untilKeysAnswer = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.documentElement.dataset.keys !== 'resting', undefined, {
    polling: 30,
  });
};

/** Presses what stands on things; what has no key is reached by Tab. `space`: what the space bar is called. */
export const keyboard = (space: string): Hand => ({
  press: async (page, offer) => {
    await untilKeysAnswer(page);
    const confirm = await confirms(page, offer);
    if (offer.key !== null) {
      const key = offer.key === space ? ' ' : offer.key === 'Esc' ? 'Escape' : offer.key.toLowerCase();
      await page.keyboard.press(key);
    } else {
      await tabTo(page, at(offer));
      await page.keyboard.press('Enter');
    }
    if (!(await isAsked(confirm))) return;
    if (offer.move === 'play') await page.keyboard.press(' ');
    else await page.keyboard.press('s');
  },
  pressDie: (page, position) => page.keyboard.press(DICE_KEYS[position - 1]),
  take: (page) => page.keyboard.press(' '),
});

export const tabTo = async (page: Page, selector: string): Promise<void> => {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    const isThere = await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${selector}.`);
};
