import { type ColourRole, type Colours, type Palette, SCHEMES, type Scheme } from './colours.ts';
import { contrast } from './contrast.ts';

/** What a text needs against what it stands on (WCAG 2.2, 1.4.3). */
const TEXT = 4.5;
/** What an edge or a drawn figure needs against what lies next to it (WCAG 2.2, 1.4.11). */
export const GRAPHICS = 3;
/** What two tints need to be distinguished at a glance; WCAG asks for the edge between them. */
const TINT = 1.3;

/** A colour on another, as style sheets, mails and documents have them. Contrast is the same either way round. */
export interface ColourPair {
  readonly colour: ColourRole;
  readonly on: ColourRole;
  readonly needs: number;
  /** What is read or seen by it. */
  readonly purpose: string;
}

const pair = (colour: ColourRole, on: ColourRole, needs: number, purpose: string): ColourPair => ({
  colour,
  on,
  needs,
  purpose,
});

/** Every pair that is used in both schemes. What is disabled has `softInk` on `paper`. */
export const COLOUR_PAIRS: readonly ColourPair[] = [
  pair('ink', 'paper', TEXT, 'the text of pages, and the words on dark labels'),
  pair('ink', 'field', TEXT, 'what is typed into a field'),
  pair('ink', 'dataSoft', TEXT, 'text that is chosen, selected or under the pointer'),
  pair('softInk', 'paper', TEXT, 'notes, and what cannot be used now'),
  pair('softInk', 'field', TEXT, 'the example in an empty field'),
  pair('softInk', 'dataSoft', TEXT, 'notes of what is chosen'),
  pair('softInk', 'hairline', TEXT, 'names on the map outside the country'),
  pair('onAct', 'act', TEXT, 'the words of a main button'),
  pair('onAct', 'actHover', TEXT, 'the words of a main button under the pointer'),
  pair('data', 'paper', TEXT, 'links in texts, marks of the map, the frame of the focus'),
  pair('data', 'field', TEXT, 'links and the frame of the focus on fields'),
  pair('data', 'dataSoft', GRAPHICS, 'capital next to interest, the frame of what is chosen'),
  pair('data', 'track', GRAPHICS, 'how far something has come'),
  pair('explain', 'paper', TEXT, 'explanations and tips'),
  pair('explain', 'field', TEXT, 'explanations on fields'),
  pair('error', 'paper', TEXT, 'what is wrong'),
  pair('error', 'field', TEXT, 'the frame of a field with something wrong'),
  pair('error', 'dataSoft', TEXT, 'what is wrong with what is chosen'),
  pair('edge', 'paper', GRAPHICS, 'the frame of fields and choices against the page'),
  pair('edge', 'field', GRAPHICS, 'the frame of fields and choices against their ground'),
  pair('dataSoft', 'field', TINT, 'what is chosen next to what is not'),
];

/** What is printed on white: documents, and pages on paper, in the light colours. */
const PRINTED: readonly ColourRole[] = ['ink', 'softInk', 'data', 'explain', 'error'];
const WHITE = '#ffffff';

/** A pair that is used, with its contrast. */
export interface MeasuredPair {
  readonly scheme: Scheme;
  readonly colour: ColourRole;
  /** The other colour of the pair; `white` for what is printed. */
  readonly on: ColourRole | 'white' | 'light paper';
  readonly purpose: string;
  /** From 1 to 21. */
  readonly contrast: number;
  readonly needs: number;
}

/** Every pair of both schemes with its contrast, in the order of the tables. */
export function measurePairs(palette: Palette): readonly MeasuredPair[] {
  const inSchemes = SCHEMES.flatMap((scheme) =>
    COLOUR_PAIRS.map((of) => ({ ...of, scheme, contrast: contrastIn(palette[scheme], of) })),
  );
  const printed = PRINTED.map((colour) => ({
    scheme: 'light' as const,
    colour,
    on: 'white' as const,
    purpose: 'documents and printed pages',
    contrast: contrast(palette.light[colour], WHITE),
    needs: TEXT,
  }));
  // A mail's pictures are the same in both schemes, and some programs turn its paper dark by themselves.
  const mailed = [
    { on: 'paper' as const, ground: palette.dark.paper },
    { on: 'light paper' as const, ground: palette.light.paper },
  ].map(({ on, ground }) => ({
    scheme: 'dark' as const,
    colour: 'dataLight' as const,
    on,
    purpose: 'the pictures of mails',
    contrast: contrast(palette.dark.dataLight, ground),
    needs: GRAPHICS,
  }));
  return [...inSchemes, ...printed, ...mailed];
}

/** The pairs that fall below their contrast. */
export function findWeakPairs(palette: Palette): readonly MeasuredPair[] {
  return measurePairs(palette).filter((measured) => measured.contrast < measured.needs);
}

export function contrastIn(
  colours: Pick<Colours, ColourRole>,
  { colour, on }: Pick<ColourPair, 'colour' | 'on'>,
): number {
  return contrast(colours[colour], colours[on]);
}
