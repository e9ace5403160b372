/** Faults whose sentence speaks to the applicant, and has to speak of the co-borrower otherwise. */
export const SPOKEN_TO = [
  'major',
  'childrenRequired',
  'livingSinceBeforeBirth',
  'contractBeforeSixteen',
] as const;

export type OfCoborrower = `${(typeof SPOKEN_TO)[number]}OfCoborrower`;
