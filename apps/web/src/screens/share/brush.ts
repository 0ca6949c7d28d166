// What a picture is drawn with: the colours and fonts of the page, and words that are measured before they are written.

export type Pen = CanvasRenderingContext2D;

/** Names of heroes; names and numbers; everything one reads. */
export type Script = 'arms' | 'display' | 'text';

const WEIGHTS: Record<Script, number> = { arms: 700, display: 800, text: 700 };

/** Colours live in the style sheet: read them where they apply. `hero`: in whose colours, '' for nobody's. */
export const colourOf = (hero: string, name: string): string => {
  const probe = document.createElement('i');
  probe.hidden = true;
  probe.dataset.hero = hero;
  document.body.append(probe);
  const colour = getComputedStyle(probe).getPropertyValue(`--${name}`).trim();
  probe.remove();
  return colour;
};

export const fontOf = (script: Script, size: number): string =>
  `${WEIGHTS[script]} ${size}px ${getComputedStyle(document.documentElement).getPropertyValue(`--font-${script}`)}`;

/** The fonts of these words are there: letters of Polish and Czech are in files of their own. */
export const loadFonts = async (words: string): Promise<void> => {
  const scripts = Object.keys(WEIGHTS) as Script[];
  await Promise.all(scripts.map((script) => document.fonts.load(fontOf(script, 20), words)));
  await document.fonts.ready;
};

const widthOf = (pen: Pen, text: string, script: Script, size: number): number => {
  pen.font = fontOf(script, size);
  return pen.measureText(text).width;
};

/** The largest size in which a line fits, from `most` down to `least`. */
export const fitting = (
  pen: Pen,
  text: string,
  script: Script,
  width: number,
  [most, least]: readonly [number, number],
): number => {
  for (let size = most; size > least; size -= 2) if (widthOf(pen, text, script, size) <= width) return size;
  return least;
};

/** Broken at spaces, so that no line is wider; the last of `most` lines ends in an ellipsis where there is more to say. */
export const linesOf = (
  pen: Pen,
  text: string,
  script: Script,
  size: number,
  width: number,
  most: number,
): string[] => {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const longer = lines[lines.length - 1] === '' ? word : `${lines[lines.length - 1]} ${word}`;
    if (lines[lines.length - 1] === '' || widthOf(pen, longer, script, size) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.slice(0, most);
  const isCut = lines.length > most;
  return shown.map((line, i) => shorten(pen, line, script, size, width, isCut && i === most - 1));
};

const shorten = (
  pen: Pen,
  line: string,
  script: Script,
  size: number,
  width: number,
  isCut: boolean,
): string => {
  if (!isCut && widthOf(pen, line, script, size) <= width) return line;
  let letters = [...line];
  while (letters.length > 1 && widthOf(pen, `${letters.join('').trimEnd()}…`, script, size) > width)
    letters = letters.slice(0, -1);
  return `${letters.join('').trimEnd()}…`;
};

interface Writing {
  script: Script;
  size: number;
  colour: string;
  align?: CanvasTextAlign;
  /** Between letters. */
  spacing?: string;
}

/** Writes a line on its baseline and says how wide it is. */
export const write = (
  pen: Pen,
  text: string,
  [x, y]: readonly [number, number],
  { script, size, colour, align = 'left', spacing = '0px' }: Writing,
): number => {
  pen.font = fontOf(script, size);
  pen.letterSpacing = spacing;
  pen.textAlign = align;
  pen.fillStyle = colour;
  pen.fillText(text, x, y);
  const { width } = pen.measureText(text);
  pen.letterSpacing = '0px';
  return width;
};
