import type { Offered } from '../../loan/families.ts';

/** What an instalment loan is for (W-4.2); debt consolidation has its own simulator. */
export const OBJECTIVES = ['personal', 'car', 'mobilhome', 'renovation', 'coproperty'] as const;
export type Objective = (typeof OBJECTIVES)[number];

/** The objectives whose loan is offered, in their order. */
export const objectivesOf = (loans: OfferedLoans): readonly Objective[] =>
  OBJECTIVES.filter((objective) => objective in loans);

/** The loans of the objectives that are offered, as plain data; no other objective is ever chosen. */
export type OfferedLoans = Readonly<Record<Objective, Offered>>;
