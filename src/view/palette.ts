/**
 * The colours of the lender, each by what it does: the only place where they stand. Style sheets take
 * them by `@palette`, mails, documents and pictures by name. Contrast on paper in brackets.
 */
const LIGHT = {
  paper: '#fbf7ef',
  field: '#ffffff',
  ink: '#10312b', // 13.1
  softInk: '#4c625c', // 6.1
  act: '#c23a12', // buttons, nothing else; white on it 5.4
  actHover: '#a52f0c',
  onAct: '#ffffff',
  data: '#2b6f69', // figures drawn, progress; 5.5
  dataLight: '#7db5ab',
  dataSoft: '#cfe5df', // interest, chosen
  explain: '#8a5a00', // explains, tips; 5.6
  drawingLight: '#f2c14e', // light in the drawings
  drawingWall: '#dfae94', // walls in the drawings
  error: '#a8201a',
  edge: '#10312b', // around fields and choices
  track: '#c2baaa',
  hairline: '#e3dccd',
  veil: '#10312b99', // over a page that waits for an answer
} as const;

type Colours = Readonly<Record<keyof typeof LIGHT, string>>;

const DARK: Colours = {
  paper: '#0e1f1c',
  field: '#132a26',
  ink: '#eaf3ef', // 15.1
  softInk: '#a9bfb8', // 8.8
  act: '#ff8259', // 7.0
  actHover: '#ff9d7c',
  onAct: '#2a0f05',
  data: '#7ccbc0', // 9.1
  dataLight: '#3d817a',
  dataSoft: '#254d47',
  explain: '#e3b35c',
  drawingLight: '#ffd978',
  drawingWall: '#5b3a2e',
  error: '#ff9c8f',
  edge: '#6f8a82', // 4.6: quieter than the label above it
  track: '#45605a',
  hairline: '#25413b',
  veil: LIGHT.veil,
};

/** What changes on paper. */
const PRINT: Partial<Colours> = { paper: '#fff', ink: '#000', softInk: '#333' };

export const PALETTE = { light: LIGHT, dark: DARK, print: PRINT };

/** The style sheets' variable of a colour: `--soft-ink`. */
const variableOf = (colour: string): string =>
  `--${colour.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * The declarations that a sheet's `@palette` stands for: all colours of a scheme, or those named.
 * @param params what follows the at-rule: `dark`, or `dark ink soft-ink`; throws where it names none
 */
export function declareColours(params: string): readonly { prop: string; value: string }[] {
  const [scheme = '', ...names] = params.trim().split(/\s+/);
  const colours = Object.entries(PALETTE).find(([name]) => name === scheme)?.[1];
  if (colours === undefined) throw new Error(`The palette has no scheme «${scheme}»`);
  const all = Object.entries(colours).map(([colour, value]) => ({
    prop: variableOf(colour),
    value,
  }));
  if (names.length === 0) return all;
  return names.map((name) => {
    const found = all.find(({ prop }) => prop === `--${name}`);
    if (found === undefined) throw new Error(`The palette has no colour "${name}" for ${scheme}`);
    return found;
  });
}

/** A sheet as text, with its `@palette` written out: for what is not built by Vite. */
export function writeOutPalette(css: string): string {
  return css.replace(/@palette ([^;]+);/g, (_, params: string) =>
    declareColours(params)
      .map(({ prop, value }) => `${prop}: ${value};`)
      .join(' '),
  );
}
