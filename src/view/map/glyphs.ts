/** The symbols in the marks. Their style is in the style sheet, as the policy forbids inline styles. */
const PIN = 'M20 39.5C17 33.5 6.5 27.5 6.5 15a13.5 13.5 0 0 1 27 0C33.5 27.5 23 33.5 20 39.5Z';

const drawing = (inside: string) =>
  `<svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" focusable="false">${inside}</svg>`;

const pin = (glyph: string) => drawing(`<path class="mark__body" d="${PIN}"/>${glyph}`);

const glyph = (path: string) => `<path class="mark__glyph" d="${path}"/>`;
const HOUSE = glyph('M13 15.5 20 9l7 6.5M15.2 14v7.2h9.6V14M20 21v-4');
const EURO = glyph('M24.6 10.6a6 6 0 1 0 0 8.8M12.2 13.6h8.3M12.2 16.6h8.3');
const small = (x: number, inside: string) =>
  `<g transform="matrix(.6 0 0 .6 ${x} 7)">${inside}</g>`;

export const GLYPHS = {
  /** A house, for mortgages. */
  ch: pin(HOUSE),
  /** A euro sign, for loans. */
  pat: pin(EURO),
  /** A house and a euro sign, for both. */
  both: pin(small(2.5, HOUSE) + small(13.5, EURO)),
  /** Several brokers: a second mark behind. */
  pile: drawing(
    `<path class="mark__behind" d="${PIN}" transform="rotate(-13 20 39.5)"/><path class="mark__behind" d="${PIN}" transform="rotate(13 20 39.5)"/><path class="mark__body" d="${PIN}"/>`,
  ),
  cluster: '',
} as const;
