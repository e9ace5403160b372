/** A drawing of the lender's that was checked: shapes and gradients, nothing that runs or is loaded. */
export interface Drawing {
  /** As in its file: left, top, width, height. */
  readonly viewBox: readonly [x: number, y: number, width: number, height: number];
  /** What is inside its `svg` element, as SVG. `currentColor` in it takes the colour of where it stands. */
  readonly shapes: string;
}
