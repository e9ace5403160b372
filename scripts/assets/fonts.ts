import subsetFont from 'subset-font';

export interface Font {
  /** The published file, of a package. */
  source: string;
  /** In src/view/styles/fonts. */
  file: string;
  licence: string;
  /** The weights that styles use. */
  weights: { min: number; max: number };
}

export const FONTS: readonly Font[] = ['besley', 'hanken-grotesk'].map((name) => ({
  source: `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  file: `${name}-latin-wght-normal.woff2`,
  licence: `${name}-LICENSE.txt`,
  weights: { min: 400, max: 700 },
}));

/** What text is set with: pairs, ligatures, accents, and figures of one width. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];

/** The letters and signs of the published files, as first and last code points. */
const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
];

const LETTERS = LATIN.flatMap(([first = 0, last = 0]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('');

/** The face without the weights, letters and features that nothing here uses, as WOFF2. */
export function cutFont(whole: Buffer, { weights }: Font): Promise<Buffer> {
  return subsetFont(whole, LETTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: FEATURES,
  });
}

export function licenceOf({ source }: Font): string {
  return source.replace(/files\/.*/, 'LICENSE');
}
