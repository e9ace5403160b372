import type { SharedRequestWords } from './shared-request.ts';

/** The words next to the button by which an applicant accepts other conditions of a shared request. */
export interface AgreementTexts {
  readonly consent: string;
  /** The same while the co-borrower has yet to accept these conditions. */
  readonly consentChanged: string;
}

/**
 * These words, as JSON of `AgreementTexts` in a fixed order. The page states the hash of what it showed; the server knows
 * the words of this and of earlier versions by it.
 */
export function agreementTexts({ consent, consentChanged }: SharedRequestWords['toAgree']): string {
  return JSON.stringify({ consent, consentChanged } satisfies AgreementTexts);
}
