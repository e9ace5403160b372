/** The typefaces that ship with the program. */
export const SHIPPED_FACES = ['Besley', 'Hanken Grotesk'] as const;

export type ShippedFace = (typeof SHIPPED_FACES)[number];

/** The face that the reader's own system has for its texts: nothing is loaded. */
export const SYSTEM_FACE = 'system';

export type FaceStyle = 'serif' | 'sans-serif';

/** How a system face is stretched to stand in for another until that has arrived; in percent. */
export interface StandIn {
  readonly sizeAdjust: number;
  readonly ascent: number;
  readonly descent: number;
}

/** A file that pages load, with the weights that it has, as CSS writes them: "400 700" or "700". */
export interface FaceFile {
  readonly path: string;
  readonly weight: string;
}

/** A typeface of the lender's own, from `config/brand/faces/`. */
export interface OwnFace {
  readonly family: string;
  readonly style: FaceStyle;
  /** WOFF2: the variable file by itself, or the regular one and then the bold one. */
  readonly files: readonly FaceFile[];
  readonly standIn: StandIn;
  /** TrueType or OpenType, for PDFs and the pictures of shared links. */
  readonly documents: {
    /** The family's name as the files have it. */
    readonly family: string;
    /** Paths of the files. */
    readonly regular: string;
    readonly bold: string;
    /** From the ascent to the descent, in em. */
    readonly lineHeight: number;
  };
}

export type Face = ShippedFace | typeof SYSTEM_FACE | OwnFace;

/** What the lender's titles and its texts are set in: the same face for both, or two (F-11.1). */
export interface Faces {
  readonly title: Face;
  readonly text: Face;
}
