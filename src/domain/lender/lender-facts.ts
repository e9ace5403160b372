/**
 * What the site, mails and documents state in the lender's name: promises, and facts that the law has lenders state.
 * `'none'` leaves out the sentences that would state one.
 */
export interface LenderFacts {
  /** Within how many hours a request is decided. */
  readonly decision: DecisionTime | 'none';
  /** Within how many hours of the complete file the money is paid out. */
  readonly payout: { readonly hours: number } | 'none';
  /** Who examines a request: a person reads each, or a program may decide. */
  readonly examinedBy: 'adviser' | 'program';
  /** The languages in which the team answers, as ISO 639 codes. */
  readonly spokenLanguages: readonly [string, ...string[]];
  /** Whether the team completes an application with the visitor by phone. */
  readonly applicationByPhone: boolean;
  /** Whether the team works at the lender's address, and receives visitors there by appointment. */
  readonly officeVisits: boolean;
  /** The credit intermediary of a request whose applicant chose no broker. */
  readonly intermediary: Intermediary | 'none';
  /** Whether brokers receive a commission from the lender when a credit is concluded. */
  readonly brokerCommission: 'contract' | 'none';
  /** An insurance that may be taken out with an instalment loan; none is ever required. */
  readonly insurance: 'none' | 'optional';
  /** Whether an instalment loan's contract may ask for a transfer of wages or another person's signature. */
  readonly sureties: 'none' | 'possible';
  /** What an instalment loan costs besides interest: the rates of the tariffs hold no fee. */
  readonly fees: 'none';
}

interface DecisionTime {
  readonly hours: number;
  /** Whether a request of the weekend is examined on Monday, or its hours count like any others. */
  readonly weekend: 'monday' | 'counted';
}

/** As the pre-contractual sheet names it (CDE VII.70, annex III, 1). */
export interface Intermediary {
  readonly name: string;
  /** On one line. */
  readonly address: string;
  readonly phone: string;
}
