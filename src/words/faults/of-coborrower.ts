/** Faults whose sentence addresses the applicant and needs another about the co-borrower. */
export const SPOKEN_TO = [
  'major',
  'childrenRequired',
  'livingSinceBeforeBirth',
  'contractBeforeSixteen',
  'sameAsApplicant',
] as const;

type SpokenTo = (typeof SPOKEN_TO)[number];

export type OfCoborrower = `${SpokenTo}OfCoborrower`;

/** The key of the sentence that speaks of the co-borrower. */
export const ofCoborrowerKey = (kind: SpokenTo): OfCoborrower => `${kind}OfCoborrower`;
