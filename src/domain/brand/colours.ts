/**
 * The roles of a lender's colours, and what each is for. A role is named after what it does, never after a hue; style
 * sheets have it as a variable (`--soft-ink`).
 */
export const COLOUR_ROLES = {
  paper: 'the ground of every page',
  field: 'the ground of what is filled in',
  ink: 'text, lines and drawings',
  softInk: 'text that explains or matters less',
  act: 'the main buttons, nothing else',
  actHover: 'a main button under the pointer',
  onAct: 'the words of a main button',
  data: 'figures that are drawn, links in texts, progress, the frame of what has the focus',
  dataLight: 'a paler tone of data; in dark also the pictures of mails',
  dataSoft: 'interest, what is chosen, what is under the pointer',
  explain: 'explanations and tips',
  drawingLight: 'light in drawings, motorways on the map',
  drawingWall: 'walls in drawings',
  error: 'what is wrong',
  edge: 'the frame of fields and choices',
  track: 'what progress has yet to fill, the frame of what cannot be used',
  hairline: 'thin lines between parts',
  veil: 'over a page that waits for an answer: a colour that lets the page through, "#10312b99"',
} as const;

export type ColourRole = keyof typeof COLOUR_ROLES;

export const ROLE_NAMES = Object.keys(COLOUR_ROLES) as readonly ColourRole[];

/** The colours of a scheme as `#rrggbb`; the veil as `#rrggbbaa`. */
export type Colours = Readonly<Record<ColourRole, string>>;

export const SCHEMES = ['light', 'dark'] as const;

export type Scheme = (typeof SCHEMES)[number];

export type Palette = Readonly<Record<Scheme, Colours>>;
