import { contrast } from './contrast.ts';

/** What a text needs against what it stands on (WCAG 2.2, 1.4.3). */
const TEXT = 4.5;
/** What an edge or a drawn figure needs against what lies next to it (WCAG 2.2, 1.4.11). */
const GRAPHICS = 3;
/** What two tints need to be distinguished at a glance; WCAG asks for the edge between them. */
const TINT = 1.3;

/** Which colours stand on which, and the least contrast of each pair, in both schemes. */
const PAIRS = [
  { colour: 'ink', on: ['paper', 'field', 'dataSoft'], needs: TEXT },
  { colour: 'softInk', on: ['paper', 'field', 'dataSoft'], needs: TEXT },
  { colour: 'onAct', on: ['act', 'actHover'], needs: TEXT },
  { colour: 'data', on: ['paper', 'field'], needs: TEXT },
  { colour: 'data', on: ['dataSoft'], needs: GRAPHICS },
  { colour: 'explain', on: ['paper', 'field'], needs: TEXT },
  { colour: 'error', on: ['paper', 'field', 'dataSoft'], needs: TEXT },
  { colour: 'edge', on: ['paper', 'field'], needs: GRAPHICS },
  { colour: 'dataSoft', on: ['field'], needs: TINT },
] as const;

type PairedColour = (typeof PAIRS)[number]['colour'] | (typeof PAIRS)[number]['on'][number];

/** A pair that is used, and cannot be read or seen well enough. */
export interface WeakPair {
  readonly colour: PairedColour;
  readonly on: PairedColour;
  /** From 1 to 21. */
  readonly contrast: number;
  readonly needs: number;
}

/**
 * The pairs of one scheme that fall below their contrast, in the order of the table.
 * @param colours each as `#rrggbb`
 */
export function findWeakPairs(
  colours: Readonly<Record<PairedColour, string>>,
): readonly WeakPair[] {
  return PAIRS.flatMap(({ colour, on, needs }) =>
    on.map((ground) => ({
      colour,
      on: ground,
      contrast: contrast(colours[colour], colours[ground]),
      needs,
    })),
  ).filter((pair) => pair.contrast < pair.needs);
}
