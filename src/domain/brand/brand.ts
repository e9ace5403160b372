import type { Palette } from './colours.ts';
import type { Drawing } from './drawing.ts';
import type { Faces } from './faces.ts';
import type { Motif } from './motif.ts';
import type { BrandPictures } from './pictures.ts';
import type { Shape } from './shape.ts';

/** How a lender looks, as `config/brand/` states it. */
export interface Brand {
  readonly motif: Motif;
  readonly colours: Palette;
  readonly shape: Shape;
  readonly faces: Faces;
  /** Those of the places that have one; elsewhere stands what belongs to the motif. */
  readonly pictures: BrandPictures;
  /** The sign next to the lender's name, and its icon. */
  readonly mark: Drawing;
  /** The lender's name as a drawing; without one, the name is set in the title face. */
  readonly wordmark?: Drawing | undefined;
}
