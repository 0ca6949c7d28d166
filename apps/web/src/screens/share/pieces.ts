// Arms, crowns and dice of a picture. They are drawn in the page as everywhere else, out of sight, and cut out of it.

import { colourOf, fontOf, type Pen } from './brush.ts';
import { cutOut, paste } from './cut-out.ts';

export interface Parts {
  /** How many shields there are. */
  count: number;
  /** Of who won, or of all. */
  shields(width: number, height: number): Promise<HTMLImageElement[]>;
  crowns(width: number, height: number): Promise<HTMLImageElement[]>;
  /** Small arms of the others. */
  others(width: number, height: number): Promise<HTMLImageElement[]>;
  dice(width: number, height: number): Promise<HTMLImageElement[]>;
  /** The dice of the deciding roll: what they show, and whether they had been kept. */
  roll: readonly { value: number; isKept: boolean }[];
  /** Whose dice. */
  roller: string;
  /** The crown on the name of the game. */
  mark(width: number, height: number): Promise<HTMLImageElement[]>;
}

/** What lies in the page, by `data-part`. */
export const partsIn = (place: HTMLElement, roll: Parts['roll'], roller: string): Parts => {
  const all =
    (part: string) =>
    (width: number, height: number): Promise<HTMLImageElement[]> =>
      Promise.all(
        [...place.querySelectorAll<SVGSVGElement>(`[data-part="${part}"] > svg`)].map((svg) =>
          cutOut(svg, width, height),
        ),
      );
  return {
    count: place.querySelectorAll('[data-part="shield"]').length,
    shields: all('shield'),
    crowns: all('crown'),
    others: all('other'),
    dice: all('die'),
    mark: all('mark'),
    roll,
    roller,
  };
};

/** Arms are 200 by 240, crowns 160 by 98. */
const TALL = 1.2;
const CROWN = { wide: 0.93, tall: 98 / 160, sunk: 0.17 };

/** Middle and height of the place where arms hang. */
const MIDDLE = 204;
const PLACE = { width: 372, top: 60, height: 500 };

export const drawShields = async (pen: Pen, parts: Parts, isCrowned: boolean): Promise<void> => {
  const { count } = parts;
  const columns = Math.min(2, count);
  const rows = Math.ceil(count / columns);
  const crowned = isCrowned ? CROWN.wide * CROWN.tall - CROWN.sunk : 0;
  const width = Math.min(282, PLACE.width / columns - 16, (PLACE.height / rows - 16) / (TALL + crowned));
  const shields = await parts.shields(width, width * TALL);
  const crowns = isCrowned ? await parts.crowns(width * CROWN.wide, width * CROWN.wide * CROWN.tall) : [];
  const step = width * (TALL + crowned) + 16;
  const top = PLACE.top + (PLACE.height - rows * step + 16) / 2;
  shields.forEach((shield, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    const x = MIDDLE + ((i % columns) - (inRow - 1) / 2) * (width + 16);
    const y = top + row * step + width * crowned;
    paste(pen, shield, [x - width / 2, y], [width, width * TALL]);
    const crown = crowns[i];
    if (crown === undefined) return;
    const wide = width * CROWN.wide;
    pen.save();
    pen.shadowColor = `rgb(${colourOf('', 'gold-glow')} / 0.5)`;
    pen.shadowBlur = 34;
    const tall = wide * CROWN.tall;
    paste(pen, crown, [x - wide / 2, y + width * CROWN.sunk - tall], [wide, tall]);
    pen.restore();
  });
};

const DIE = { width: 76, height: 83.6, step: 88, raised: 8 };
/** As they lie on a table, in degrees. */
const TURNS = [-7, 4, 0, 6, -4];

/** Those that fell last are raised and lit. */
export const drawDice = async (
  pen: Pen,
  parts: Parts,
  [left, top]: readonly [number, number],
): Promise<void> => {
  const images = await parts.dice(DIE.width * 2, DIE.height * 2);
  images.forEach((image, i) => {
    const { value, isKept } = parts.roll[i];
    pen.save();
    pen.translate(left + i * DIE.step + DIE.width / 2, top + DIE.height / 2 - (isKept ? 0 : DIE.raised));
    pen.rotate((TURNS[i % TURNS.length] * Math.PI) / 180);
    pen.shadowColor = isKept ? 'rgb(0 0 0 / 0.5)' : colourOf('', 'ink');
    pen.shadowBlur = isKept ? 8 : 22;
    pen.shadowOffsetY = isKept ? 7 : 0;
    paste(pen, image, [-DIE.width / 2, -DIE.height / 2], [DIE.width, DIE.height]);
    pen.shadowColor = 'transparent';
    // The number in its corner, as components/die.tsx writes it.
    const scale = DIE.width / 100;
    pen.font = fontOf('display', 20 * scale);
    pen.textAlign = 'center';
    pen.fillStyle = colourOf(parts.roller, 'metal-shine');
    pen.fillText(String(value), -DIE.width / 2 + 19.5 * scale, -DIE.height / 2 + 28 * scale);
    pen.restore();
  });
};
