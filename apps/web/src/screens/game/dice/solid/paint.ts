// Paints the six faces of a hero's dice on one sheet: cast metal, an enamel roundel with the symbol, the number in the corner. The
// colours are the theme's custom properties, the symbols those of the hero's sprite, as everywhere on the page.

import sprites from 'virtual:sprites';
import { CanvasTexture, SRGBColorSpace, type Texture } from 'three';
import { COLUMNS, cellOf, ROWS } from './body.ts';
import { blankSheet, CORNER, corner, disc, PANEL, type Pen, ROUNDEL, roundedSquare, SYMBOL } from './plan.ts';

/** Pixels of a face: a little more than the largest die on a screen with two pixels to the point. */
const CELL = 256;
/** Icons are drawn in a square of this size. */
const ICON = 512;

interface Colours {
  shine: string;
  tones: string[];
  edge: string;
  ink: string;
  enamel: string[];
  enamelInk: string[];
}

/** Colours live in the style sheet: read them where they apply. */
const readColours = (hero: string, symbols: readonly string[]): Colours => {
  const probe = document.createElement('i');
  probe.hidden = true;
  probe.dataset.hero = hero;
  document.body.append(probe);
  const styles = getComputedStyle(probe);
  const colour = (name: string): string => styles.getPropertyValue(`--${name}`).trim();
  const of = (symbol: string, name: string): string => {
    probe.dataset.sym = `${hero}.${symbol}`;
    return colour(name);
  };
  const colours = {
    shine: colour('metal-shine'),
    tones: [1, 2, 3, 4].map((tone) => colour(`metal-${tone}`)),
    edge: colour('metal-edge'),
    ink: colour('metal-ink'),
    enamel: symbols.map((symbol) => of(symbol, 'enamel')),
    enamelInk: symbols.map((symbol) => of(symbol, 'enamel-ink')),
  };
  probe.remove();
  return colours;
};

const readSymbols = async (hero: string, symbols: readonly string[]): Promise<Path2D[]> => {
  const answer = await fetch(sprites[hero]);
  if (!answer.ok) throw new Error(`the pictures of ${hero} did not come: ${answer.status}`);
  const sprite = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
  return symbols.map((symbol) => {
    const drawn = new Path2D();
    for (const path of sprite.querySelectorAll(`#symbol-${symbol} path`))
      drawn.addPath(new Path2D(path.getAttribute('d') ?? ''));
    return drawn;
  });
};

const gradient = (pen: Pen, stops: readonly (readonly [at: number, colour: string])[]): CanvasGradient => {
  const made = pen.createLinearGradient(8, 0, 92, 100);
  for (const [at, colour] of stops) made.addColorStop(at, colour);
  return made;
};

const paintMetal = (pen: Pen, { tones, edge }: Colours): void => {
  const [bright, light, middle] = tones;
  pen.fillStyle = light;
  pen.fillRect(0, 0, 100, 100);
  roundedSquare(pen, PANEL.inset, PANEL.radius);
  pen.fillStyle = gradient(pen, [
    [0, bright],
    [0.5, light],
    [0.505, middle],
    [1, light],
  ]);
  pen.fill();
  pen.lineWidth = PANEL.groove;
  pen.strokeStyle = edge;
  pen.stroke();
};

const paintRoundel = (pen: Pen, { shine, edge, enamel }: Colours, i: number): void => {
  disc(pen, ROUNDEL.ring);
  pen.fillStyle = shine;
  pen.fill();
  disc(pen, ROUNDEL.enamel + 0.9);
  pen.fillStyle = edge;
  pen.fill();
  disc(pen, ROUNDEL.enamel);
  pen.fillStyle = enamel[i];
  pen.fill();
};

const paintSymbol = (pen: Pen, symbol: Path2D, colour: string, shade: number): void => {
  const { x, y } = ROUNDEL;
  const half = SYMBOL.size / 2;
  pen.save();
  pen.translate(x - half, y - half + shade);
  pen.scale(SYMBOL.size / ICON, SYMBOL.size / ICON);
  pen.fillStyle = colour;
  pen.fill(symbol);
  pen.restore();
};

const paintNumber = (pen: Pen, { shine, ink }: Colours, value: number): void => {
  corner(pen);
  pen.fillStyle = ink;
  pen.fill();
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display');
  pen.font = `800 ${CORNER.font}px ${family}`;
  pen.textAlign = 'center';
  pen.fillStyle = shine;
  pen.fillText(String(value), CORNER.x, CORNER.y);
};

/** `symbols`: of the values 1 to 6. */
export const paintFaces = async (hero: string, symbols: readonly string[]): Promise<Texture> => {
  const [paths] = await Promise.all([
    readSymbols(hero, symbols),
    document.fonts.load('800 20px Grenze', '123456'),
  ]);
  const colours = readColours(hero, symbols);
  const { canvas, pen } = blankSheet(COLUMNS, ROWS, CELL);
  symbols.forEach((_, i) => {
    const { column, row } = cellOf(i + 1);
    pen.save();
    pen.beginPath();
    pen.rect(column * 100, row * 100, 100, 100);
    pen.clip();
    pen.translate(column * 100, row * 100);
    paintMetal(pen, colours);
    paintRoundel(pen, colours, i);
    paintSymbol(pen, paths[i], 'rgb(11 5 16 / 0.5)', SYMBOL.shade);
    paintSymbol(pen, paths[i], colours.enamelInk[i], -SYMBOL.shade / 4);
    paintNumber(pen, colours, i + 1);
    pen.restore();
  });
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
};
