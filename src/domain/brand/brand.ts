import type { Motif } from './motif.ts';

/** How a lender looks, as `config/brand/` states it. */
export interface Brand {
  readonly motif: Motif;
}
