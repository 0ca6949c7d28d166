// An SVG of the page as an image by itself. What the style sheet says of it is written into a copy, and so are the symbols it uses,
// since an image knows nothing of the page around it. Text is left out: an image has no fonts but the machine's.

const SVG = 'http://www.w3.org/2000/svg';

/** What the style sheets of arms, crowns and dice say. */
const PROPERTIES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linejoin',
  'stroke-linecap',
  'stop-color',
  'opacity',
  'clip-path',
  'display',
];

const sprites = new Map<string, Promise<Document>>();

const spriteAt = (address: string): Promise<Document> => {
  const known = sprites.get(address);
  if (known !== undefined) return known;
  const loading = fetch(address).then(async (answer) => {
    if (!answer.ok) throw new Error(`the pictures in ${address} did not come: ${answer.status}`);
    return new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
  });
  sprites.set(address, loading);
  loading.catch(() => sprites.delete(address));
  return loading;
};

const writeStyle = (from: Element, to: SVGElement): void => {
  const styles = getComputedStyle(from);
  for (const property of PROPERTIES) to.style.setProperty(property, styles.getPropertyValue(property));
};

/** The symbol itself in place of what refers to it. */
const inline = async (use: SVGUseElement): Promise<void> => {
  const [address, id] = use.href.baseVal.split('#');
  const symbol = (await spriteAt(address)).getElementById(id);
  if (symbol === null) throw new Error(`there is no picture "${id}" in ${address}`);
  const drawn = document.createElementNS(SVG, 'svg');
  for (const name of ['x', 'y', 'width', 'height', 'style'])
    drawn.setAttribute(name, use.getAttribute(name) ?? '');
  drawn.setAttribute('viewBox', symbol.getAttribute('viewBox') ?? '');
  for (const part of symbol.childNodes) drawn.append(document.importNode(part, true));
  use.replaceWith(drawn);
};

/** Rims and tips reach out of the frame of arms and crowns: an image has so much of it more on every side. */
const MARGIN = 0.08;

/** `width` and `height`: of its frame where it will be drawn, so that its edges are sharp. */
export const cutOut = async (
  svg: SVGSVGElement,
  width: number,
  height: number,
): Promise<HTMLImageElement> => {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = svg.querySelectorAll('*');
  for (const [i, part] of copy.querySelectorAll<SVGElement>('*').entries()) writeStyle(originals[i], part);
  for (const text of copy.querySelectorAll('text')) text.remove();
  await Promise.all([...copy.querySelectorAll('use')].map(inline));
  const frame = svg.viewBox.baseVal;
  const wider = 1 + 2 * MARGIN;
  const box = [
    frame.x - MARGIN * frame.width,
    frame.y - MARGIN * frame.height,
    wider * frame.width,
    wider * frame.height,
  ];
  copy.setAttribute('xmlns', SVG);
  copy.setAttribute('viewBox', box.join(' '));
  copy.setAttribute('width', String(wider * width));
  copy.setAttribute('height', String(wider * height));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
};

/** Draws what was cut out, its frame in this place. */
export const paste = (
  pen: CanvasRenderingContext2D,
  image: HTMLImageElement,
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
): void => {
  const wider = 1 + 2 * MARGIN;
  pen.drawImage(image, x - MARGIN * width, y - MARGIN * height, wider * width, wider * height);
};
