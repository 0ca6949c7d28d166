// How a hero looks. Data for whoever draws the game; the rules never read it.

/** `#rrggbb`. */
export type Colour = `#${string}`;

/** A name of the game-icons set. */
export type Icon = string;

/** The look of a hero. */
export interface Theme {
  colours: Colours;
  shield: Shield;
  /** Cast metal with an enamel roundel; enamel by symbol. */
  dice: { metal: Metal; enamel: Record<string, Enamel> };
  /** By token. */
  seals: Record<string, Seal>;
  icons: Icons;
}

/** Upgrade cards show the icon of their ability. */
export interface Icons {
  symbols: Record<string, Icon>;
  tokens: Record<string, Icon>;
  abilities: Record<string, Icon>;
  cards: Record<string, Icon>;
  spells?: Record<string, Icon>;
}

/** The colours of a hero. */
export interface Colours {
  /** The two colours of the hero, each with the colour of text on it. */
  primary: Colour;
  onPrimary: Colour;
  secondary: Colour;
  onSecondary: Colour;
  /** Text and lines in the hero's colour on the night ground. */
  accent: Colour;
  /** Panes of stained glass, dark to light. Light text may stand on 900 and 700. */
  glass: Record<900 | 700 | 500 | 400 | 300 | 100, Colour>;
}

/** The coat of arms, in a box of 200 by 240. */
export interface Shield {
  shape: Shape;
  field: Field;
  rim: Colour;
  charge: Charge;
}

/** The icon on the shield: its middle lies at 100, 112 + `dy`. */
export interface Charge {
  icon: Icon;
  colour: Colour;
  size: number;
  dy?: number;
  /** Laid on a disc of the lightest pane. */
  on?: 'roundel';
  /** The line around it; left out: dark. */
  halo?: 'light';
}

/** A die's body from its brightest to its darkest part; the number stands in `shine` on `ink`. */
export interface Metal {
  shine: Colour;
  tones: readonly [Colour, Colour, Colour, Colour];
  edge: Colour;
  side: Colour;
  ink: Colour;
}

/** A symbol: raised in `ink` on its `ground` on a die, and in `onNight` where it stands in a text. */
export interface Enamel {
  ground: Colour;
  ink: Colour;
  onNight: Colour;
}

/** The wax of a token. The shape of its edge tells its kind and must be seen on the night ground. */
export interface Seal {
  face: Colour;
  edge: Colour;
  ink: Colour;
}

/** No two heroes share both shape and field. */
export type Shape =
  | 'almond'
  | 'badge'
  | 'batwing'
  | 'boeotian'
  | 'bouche'
  | 'canopy'
  | 'delta'
  | 'dome'
  | 'ears'
  | 'egg'
  | 'flared'
  | 'french'
  | 'heart'
  | 'heater'
  | 'hexagon'
  | 'hide'
  | 'horned'
  | 'lozenge'
  | 'notched'
  | 'plate'
  | 'quatrefoil'
  | 'round'
  | 'roundel'
  | 'tattered';

/** The pattern of a shield. */
export type Field =
  | 'bendy'
  | 'bolts'
  | 'chequy'
  | 'chevrons'
  | 'cross'
  | 'drip'
  | 'flames'
  | 'glory'
  | 'gyronny'
  | 'hexes'
  | 'hourglass'
  | 'mandala'
  | 'moonrise'
  | 'pall'
  | 'paly'
  | 'petals'
  | 'pinwheel'
  | 'plates'
  | 'scales'
  | 'slashes'
  | 'sunrise'
  | 'veins'
  | 'wavy'
  | 'web';
