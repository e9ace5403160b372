import { COLOUR_PAIRS, contrastIn, GRAPHICS } from './colour-pairs.ts';
import type { ColourRole, Colours } from './colours.ts';
import { contrast } from './contrast.ts';
import { fromOklch, toOklch } from './oklch.ts';

/** How a role's dark colour is made of a light one: the hue stays. */
interface Recipe {
  /** The light colour whose hue and chroma it takes. */
  readonly of: ColourRole;
  /** Its lightness, which moves as little as its contrast asks for. */
  readonly lightness: number | ((ofLight: number) => number);
  readonly maxChroma: number;
}

/** In this order: a colour is fitted to those before it. Grounds take the hue of the text. */
const RECIPES: readonly (readonly [Exclude<ColourRole, 'veil'>, Recipe])[] = [
  ['paper', { of: 'ink', lightness: 0.22, maxChroma: 0.025 }],
  ['field', { of: 'ink', lightness: 0.265, maxChroma: 0.03 }],
  ['hairline', { of: 'ink', lightness: 0.35, maxChroma: 0.035 }],
  ['track', { of: 'ink', lightness: 0.465, maxChroma: 0.035 }],
  ['dataSoft', { of: 'dataSoft', lightness: 0.39, maxChroma: 0.05 }],
  ['ink', { of: 'ink', lightness: 0.955, maxChroma: 0.012 }],
  ['softInk', { of: 'softInk', lightness: 0.79, maxChroma: 0.03 }],
  ['edge', { of: 'ink', lightness: 0.61, maxChroma: 0.035 }],
  ['act', { of: 'act', lightness: (light) => Math.max(light, 0.74), maxChroma: 0.16 }],
  ['actHover', { of: 'act', lightness: (light) => Math.max(light, 0.74) + 0.05, maxChroma: 0.125 }],
  ['onAct', { of: 'act', lightness: 0.21, maxChroma: 0.05 }],
  ['data', { of: 'data', lightness: 0.79, maxChroma: 0.1 }],
  ['dataLight', { of: 'data', lightness: 0.56, maxChroma: 0.08 }],
  ['explain', { of: 'explain', lightness: 0.79, maxChroma: 0.12 }],
  ['error', { of: 'error', lightness: 0.79, maxChroma: 0.125 }],
  ['drawingLight', { of: 'drawingLight', lightness: 0.9, maxChroma: 0.125 }],
  ['drawingWall', { of: 'drawingWall', lightness: 0.385, maxChroma: 0.055 }],
];

/** What others stand on. It stays dark, whatever is given to stand on it. */
const GROUNDS: ReadonlySet<ColourRole> = new Set([
  'paper',
  'field',
  'hairline',
  'track',
  'dataSoft',
  'act',
  'actHover',
]);

/** In percent of lightness. */
const STEPS = Array.from({ length: 101 }, (_, step) => [step, -step]).flat();

/**
 * The dark scheme of a lender that gives none, or a part of it. What is derived keeps its hue and reaches the contrast of
 * its pairs (`COLOUR_PAIRS`), wherever what was given leaves room for it; what was given stays.
 */
export function deriveDark(light: Colours, given: Partial<Colours> = {}): Colours {
  const dark: Record<ColourRole, string> = { ...light, ...given };
  const known = new Set<string>(Object.keys(given));
  for (const [role, recipe] of RECIPES) {
    if (known.has(role)) continue;
    dark[role] = fitted(role, recipe, light, dark, known);
    known.add(role);
  }
  return dark;
}

/** The colour nearest to its recipe with enough contrast to those that are known; else the recipe's own. */
function fitted(
  role: ColourRole,
  { of, lightness, maxChroma }: Recipe,
  light: Colours,
  dark: Colours,
  known: ReadonlySet<string>,
): string {
  const source = toOklch(light[of]);
  const chroma = Math.min(source.chroma, maxChroma);
  const wanted = typeof lightness === 'number' ? lightness : lightness(source.lightness);
  const at = (step: number) =>
    fromOklch({ ...source, chroma, lightness: Math.min(1, Math.max(0, wanted + step / 100)) });
  const isFittedTo = (other: ColourRole) =>
    known.has(other) && (GROUNDS.has(other) || !GROUNDS.has(role));
  const pairs = COLOUR_PAIRS.filter(
    ({ colour, on }) => (colour === role && isFittedTo(on)) || (on === role && isFittedTo(colour)),
  );
  const isReadable = (colour: string) =>
    pairs.every((pair) => contrastIn({ ...dark, [role]: colour }, pair) >= pair.needs) &&
    (role !== 'dataLight' || isForMails(colour, light.paper, dark.paper));
  const step = STEPS.find((candidate) => isReadable(at(candidate))) ?? 0;
  return at(step);
}

/** A mail's pictures lie on either paper. */
function isForMails(colour: string, ...papers: readonly string[]): boolean {
  return papers.every((paper) => contrast(colour, paper) >= GRAPHICS);
}
