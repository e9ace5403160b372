import type { Offered } from '../../loan/families.ts';

/** What an instalment loan is for (W-4.2); debt consolidation has its own simulator. */
export const OBJECTIVES = ['personal', 'car', 'mobilhome', 'renovation', 'coproperty'] as const;
export type Objective = (typeof OBJECTIVES)[number];

/** Every objective's loans, as plain data. */
export type OfferedLoans = Readonly<Record<Objective, Offered>>;
