/** The corners of fields, choices and cards, in pixels. */
export const CORNERS = { none: 0, small: 6, large: 14 } as const;

/** The lines that separate parts and frame what is drawn with the text's colour, in pixels. */
export const LINES = { thin: 1, strong: 2 } as const;

/** What buttons and labels are: with half-round ends, or with the corners of everything else. */
export const BUTTONS = ['round', 'corner'] as const;

/** What a lender chooses of the shape of its pages. */
export interface Shape {
  readonly corner: keyof typeof CORNERS;
  readonly buttons: (typeof BUTTONS)[number];
  readonly line: keyof typeof LINES;
}

const ROUND = '999px';

/** As CSS lengths. */
export function measureShape({ corner, buttons, line }: Shape): {
  readonly corner: string;
  readonly round: string;
  readonly line: string;
} {
  const length = `${CORNERS[corner]}px`;
  return { corner: length, round: buttons === 'round' ? ROUND : length, line: `${LINES[line]}px` };
}
