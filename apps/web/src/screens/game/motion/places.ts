// Where things are on the screen: the table marks them with `data-anchor`. What is not there, or folded away, is passed over.

import { type Box, clearSpot } from './clear.ts';

/** So many pixels beside the dice are room for a card. */
const CARD = 200;

export interface Place {
  x: number;
  y: number;
}

export const anchored = (name: string): HTMLElement | null => {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-anchor="${name}"]`))
    if (isInSight(element.getBoundingClientRect())) return element;
  return null;
};

const isInSight = ({ width, height, top, bottom, left, right }: DOMRect): boolean =>
  width + height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;

/** The first of these that can be seen. */
export const firstAnchored = (...names: string[]): HTMLElement | null => {
  for (const name of names) {
    const element = anchored(name);
    if (element !== null) return element;
  }
  return null;
};

export const middleOf = (element: HTMLElement): Place => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** So many pixels of the arena remain where the board unfolds under it. */
const LASTING = 120;

/** Where things are shown that belong nowhere: a little above the middle of the arena, or of the screen. */
export const centreStage = (): Place => {
  const arena = document.querySelector('.arena')?.getBoundingClientRect();
  const isSeen = arena !== undefined && isInSight(arena) && arena.height > 80;
  return isSeen
    ? { x: arena.left + arena.width / 2, y: arena.top + Math.min(arena.height * 0.45, LASTING) }
    : { x: innerWidth / 2, y: innerHeight * 0.32 };
};

/** Where a card is shown: beside the dice it may be about, where there is room. */
export const besideDice = (): Place => {
  const dice = anchored('dice')?.querySelector('.tray')?.getBoundingClientRect();
  const arena = document.querySelector('.arena')?.getBoundingClientRect();
  const middle = centreStage();
  if (dice === undefined || arena === undefined || arena.right - dice.right < CARD) return middle;
  return { x: (dice.right + arena.right) / 2, y: middle.y };
};

/** What somebody reads or touches: the question, the dice, what the attack comes to, odds. */
const NEEDED = '.asking, .beats, .tray, .lanes, .forecast, .outlook, .tile.is-ready';

const boxesOf = (selector: string): Box[] =>
  [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter(isInSight);

/** The nearest place to this one at which the element covers nothing that is needed; null if there is none. */
export const clearPlace = (wanted: Place, element: HTMLElement): Place | null => {
  const { offsetWidth, offsetHeight } = element;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  return clearSpot(wanted, { width: offsetWidth, height: offsetHeight }, screen, boxesOf(NEEDED));
};
