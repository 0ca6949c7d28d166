// The picture of a game that one gives to others, 1200 by 630: arms and crown of who won in their glass, how it went, and the roll that
// decided it. Arms and dice are cut out of the page (cut-out.ts), words are written by its fonts.

import { raysFrom } from '../../components/glass.tsx';
import { colourOf, fitting, linesOf, loadFonts, type Pen, write } from './brush.ts';
import { type Chances, drawChances } from './chance-chart.ts';
import { paste } from './cut-out.ts';
import { drawHealth } from './health-chart.ts';
import { drawDice, drawShields, type Parts } from './pieces.ts';
import type { HealthLine } from './told.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 470;
const RIGHT = 1160;
const ROOM = RIGHT - LEFT;

/** Everything the picture says, in the language of the page. */
export interface Sentences {
  /** Duel, 20 turns. */
  eyebrow: string;
  headline: string;
  outcome: string;
  /** Who did not win, and how it ended for them. */
  others: { name: string; end: string }[];
  roll: { label: string; name: string; chance: string } | null;
  invitation: string;
}

export interface Contents {
  words: Sentences;
  /** In whose colours it is; '' in nobody's. */
  hero: string;
  lines: readonly (HealthLine & { hero: string; isWinner: boolean })[];
  /** Of who won; null if nobody has worked them out. */
  chances: Chances | null;
}

const allWords = ({ eyebrow, headline, outcome, others, roll, invitation }: Sentences): string =>
  [
    'Mad King …0123456789 %→',
    eyebrow.toLocaleUpperCase(),
    headline,
    outcome,
    ...others.flatMap(({ name, end }) => [name, end]),
    ...(roll === null ? [] : [roll.label.toLocaleUpperCase(), roll.name, roll.chance]),
    invitation,
  ].join(' ');

export const drawPicture = async (parts: Parts, contents: Contents): Promise<Blob> => {
  const { words, hero, lines, chances } = contents;
  await loadFonts(allWords(words));
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser draws no pictures');
  drawGround(pen, hero);
  await drawShields(pen, parts, hero !== '');
  drawHead(pen, words);
  await drawOthers(pen, parts, words);
  const frame = { left: LEFT, right: RIGHT, top: 330, bottom: words.roll === null ? 536 : 436 };
  if (chances === null) drawHealth(pen, lines, frame);
  else drawChances(pen, chances, hero, frame);
  if (words.roll !== null) await drawRoll(pen, parts, words.roll);
  await drawFoot(pen, parts, words.invitation);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) =>
      blob === null ? reject(new Error('the picture came out empty')) : resolve(blob),
    );
  });
};

/** Panes of glass behind the arms, from the back. */
const PANES = [
  ['h-900', 'M-10,-10H452L396,640H-10Z'],
  ['h-700', 'M-10,-10H330L200,640H-10Z'],
  ['h-500', 'M-10,-10H190L-10,420Z'],
  ['h-400', 'M-10,-10H104L-10,210Z'],
] as const;

const drawGround = (pen: Pen, hero: string): void => {
  pen.fillStyle = colourOf(hero, 'night-800');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = colourOf(hero, 'ray');
  pen.fill(new Path2D(raysFrom(250, 300)));
  pen.strokeStyle = colourOf(hero, 'lead');
  pen.lineWidth = 4;
  pen.lineJoin = 'round';
  for (const [tone, outline] of PANES) {
    const pane = new Path2D(outline);
    pen.fillStyle = colourOf(hero, tone);
    pen.fill(pane);
    pen.stroke(pane);
  }
};

const drawHead = (pen: Pen, { eyebrow, headline, outcome }: Sentences): void => {
  const ink = colourOf('', 'ink');
  const soft = colourOf('', 'ink-soft');
  const small = fitting(pen, eyebrow.toLocaleUpperCase(), 'text', ROOM * 0.88, [20, 14]);
  write(pen, eyebrow.toLocaleUpperCase(), [LEFT, 58], {
    script: 'text',
    size: small,
    colour: soft,
    spacing: '2px',
  });
  const whole = fitting(pen, headline, 'arms', ROOM, [124, 84]);
  const one = linesOf(pen, headline, 'arms', whole, ROOM, 9);
  const size = one.length === 1 ? whole : longestFit(pen, headline);
  const lines = linesOf(pen, headline, 'arms', size, ROOM, 2);
  lines.forEach((line, i) => {
    const y = lines.length === 1 ? 166 : 118 + i * size;
    // Between names in a row, but not at the end of one.
    write(pen, line.replace(/\s·$/, ''), [LEFT - 3, y], { script: 'arms', size, colour: ink });
  });
  const read = fitting(pen, outcome, 'text', ROOM, [32, 20]);
  write(pen, outcome, [LEFT, 243], { script: 'text', size: read, colour: soft });
};

/** The largest size in which two lines hold a headline. */
const longestFit = (pen: Pen, headline: string): number => {
  for (let size = 72; size > 44; size -= 2) {
    const lines = linesOf(pen, headline, 'arms', size, ROOM, 9);
    if (lines.length <= 2 && !lines.some((line) => line.endsWith('…'))) return size;
  }
  return 44;
};

const SMALL = 38;

/** One of them with how it ended, several by name alone. */
const drawOthers = async (pen: Pen, parts: Parts, { others }: Sentences): Promise<void> => {
  const images = await parts.others(SMALL, SMALL * 1.2);
  const share = ROOM / Math.max(1, others.length);
  others.forEach(({ name, end }, i) => {
    const x = LEFT + i * share;
    paste(pen, images[i], [x, 262], [SMALL, SMALL * 1.2]);
    const place = { left: x + SMALL + 10, room: share - SMALL - 22 };
    if (others.length === 1) writeEnd(pen, name, end, place);
    else writeName(pen, name, place, others.length === 2 ? 28 : 20);
  });
};

interface Place {
  left: number;
  room: number;
}

const writeEnd = (pen: Pen, name: string, end: string, { left, room }: Place): void => {
  const most = end === '' ? room : room * 0.6;
  const size = fitting(pen, name, 'display', most, [30, 15]);
  const [shown] = linesOf(pen, name, 'display', size, most, 1);
  const width = write(pen, shown, [left, 294], { script: 'display', size, colour: colourOf('', 'ink') }) + 12;
  if (end === '') return;
  const read = fitting(pen, end, 'text', room - width, [24, 15]);
  const [told] = linesOf(pen, end, 'text', read, room - width, 1);
  write(pen, told, [left + width, 294], { script: 'text', size: read, colour: colourOf('', 'ink-soft') });
};

/** In two lines if it must be. */
const writeName = (pen: Pen, name: string, { left, room }: Place, most: number): void => {
  const longest = name.split(' ').reduce((a, b) => (a.length > b.length ? a : b));
  const size = fitting(pen, longest, 'display', room, [most, 12]);
  const lines = linesOf(pen, name, 'display', size, room, 2);
  lines.forEach((line, i) => {
    const y = lines.length === 1 ? 291 : 281 + i * size;
    write(pen, line, [left, y], { script: 'display', size, colour: colourOf('', 'ink') });
  });
};

const DICE_END = 930;

const drawRoll = async (
  pen: Pen,
  parts: Parts,
  { label, name, chance }: NonNullable<Sentences['roll']>,
): Promise<void> => {
  await drawDice(pen, parts, [LEFT, 458]);
  const ink = colourOf('', 'ink');
  const soft = colourOf('', 'ink-soft');
  const room = RIGHT - DICE_END;
  const upper = label.toLocaleUpperCase();
  const small = fitting(pen, upper, 'text', room * 0.9, [15, 10]);
  write(pen, upper, [DICE_END, 474], { script: 'text', size: small, colour: soft, spacing: '1px' });
  const size = fitting(pen, name, 'display', room, [27, 18]);
  const [shown] = linesOf(pen, name, 'display', size, room, 1);
  write(pen, shown, [DICE_END, 504], { script: 'display', size, colour: ink });
  linesOf(pen, chance, 'text', 17, room, 2).forEach((line, i) => {
    write(pen, line, [DICE_END, 528 + i * 20], { script: 'text', size: 17, colour: soft });
  });
};

/** It sits askew on the K. */
const CROWN = { width: 26, height: 16, x: 78, y: 568, turn: 0.24 };

const drawFoot = async (pen: Pen, parts: Parts, invitation: string): Promise<void> => {
  const ink = colourOf('', 'ink');
  pen.strokeStyle = colourOf('', 'night-500');
  pen.lineWidth = 2;
  pen.stroke(new Path2D(`M${LEFT},564H${RIGHT}`));
  const width = write(pen, 'Mad King', [LEFT, 604], { script: 'arms', size: 36, colour: ink });
  const [crown] = await parts.mark(CROWN.width, CROWN.height);
  pen.save();
  pen.translate(LEFT + CROWN.x, CROWN.y);
  pen.rotate(CROWN.turn);
  paste(pen, crown, [0, 0], [CROWN.width, CROWN.height]);
  pen.restore();
  const room = ROOM - width - 40;
  const size = fitting(pen, invitation, 'text', room, [20, 13]);
  write(pen, invitation, [RIGHT, 603], { script: 'text', size, colour: ink, align: 'right' });
};
