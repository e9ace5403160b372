import type {
  Face,
  FaceFile,
  FaceStyle,
  Faces,
  ShippedFace,
  StandIn,
} from '#domain/brand/faces.ts';

/** A face as style sheets set it. */
export interface StyledFace {
  /** Undefined for the system's own. */
  readonly family: string | undefined;
  readonly style: FaceStyle;
  /** The families that follow it where it is not there. */
  readonly fallback: string;
  readonly files: readonly FaceFile[];
  /** With the system's faces that it stretches. */
  readonly standIn: (StandIn & { readonly faces: readonly string[] }) | undefined;
}

const SERIF = {
  fallback: 'Georgia, serif',
  faces: ['Times New Roman', 'Liberation Serif', 'Tinos'],
};
const SANS = { fallback: 'system-ui, sans-serif', faces: ['Arial', 'Liberation Sans', 'Arimo'] };

const FONTS = 'src/view/styles/fonts';

/** Measured at the weights in which they are mostly set: Besley at 600, Hanken Grotesk at 400. */
const SHIPPED: Readonly<Record<ShippedFace, StyledFace>> = {
  Besley: {
    family: 'Besley',
    style: 'serif',
    fallback: '"Rockwell", "Georgia", serif',
    // Its tabular figures do not follow the weight: money in this face is set in its own figures.
    files: [{ path: `${FONTS}/besley-latin-wght-normal.woff2`, weight: '400 700' }],
    standIn: { faces: SERIF.faces, sizeAdjust: 130.13, ascent: 96.06, descent: 32.66 },
  },
  'Hanken Grotesk': {
    family: 'Hanken Grotesk',
    style: 'sans-serif',
    fallback: SANS.fallback,
    files: [{ path: `${FONTS}/hanken-grotesk-latin-wght-normal.woff2`, weight: '400 700' }],
    standIn: { faces: SANS.faces, sizeAdjust: 100.79, ascent: 99.21, descent: 30.06 },
  },
};

/** @returns the paths of shipped files from the project's folder, of others as the configuration has them */
export function styleFace(face: Face): StyledFace {
  if (face === 'system')
    return {
      family: undefined,
      style: 'sans-serif',
      fallback: SANS.fallback,
      files: [],
      standIn: undefined,
    };
  if (typeof face === 'string') return SHIPPED[face];
  const { family, style, files } = face;
  const { fallback, faces } = style === 'serif' ? SERIF : SANS;
  return {
    family,
    style,
    fallback,
    files,
    standIn: { ...face.standIn, faces },
  };
}

/** The faces that a lender has, the title's first; one that is both, once. */
export function styledFaces({ title, text }: Faces): readonly StyledFace[] {
  const [first, second] = [styleFace(title), styleFace(text)];
  return first.family === second.family ? [first] : [first, second];
}

/** A face and what follows it, as `font-family` takes them. */
export function familiesOf(face: Face): string {
  const { family, fallback } = styleFace(face);
  return family === undefined ? fallback : `"${family}", ${fallback}`;
}

/** The same with the face that stands in until this one has arrived. */
export function familiesOnPages(face: Face): string {
  const { family, fallback } = styleFace(face);
  return family === undefined ? fallback : `"${family}", "${family} stand-in", ${fallback}`;
}

/** A declaration of a style sheet. */
export interface Declaration {
  readonly prop: string;
  readonly value: string;
}

/** What the `@font-face` rule of a file declares. */
export function declareFile(family: string, url: string, weight: string): readonly Declaration[] {
  return [
    { prop: 'font-family', value: `"${family}"` },
    { prop: 'font-style', value: 'normal' },
    { prop: 'font-display', value: 'swap' },
    { prop: 'font-weight', value: weight },
    { prop: 'src', value: `url("${url}") format("woff2")` },
  ];
}

/** The same for the system face that stands in. */
export function declareStandIn(
  family: string,
  { faces, sizeAdjust, ascent, descent }: NonNullable<StyledFace['standIn']>,
): readonly Declaration[] {
  return [
    { prop: 'font-family', value: `"${family} stand-in"` },
    { prop: 'font-weight', value: '400 700' },
    { prop: 'src', value: faces.map((face) => `local("${face}")`).join(', ') },
    { prop: 'size-adjust', value: `${sizeAdjust}%` },
    { prop: 'ascent-override', value: `${ascent}%` },
    { prop: 'descent-override', value: `${descent}%` },
    { prop: 'line-gap-override', value: '0%' },
  ];
}

/** A rule as text: for what is not built by Vite. */
export function writeRule(selector: string, declarations: readonly Declaration[]): string {
  const written = declarations.map(({ prop, value }) => `${prop}: ${value}`);
  return `${selector} { ${written.join('; ')} }`;
}
