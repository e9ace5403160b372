import type { ContractLocale } from '#domain/locale/locale.ts';
import { type Conditions, conditionsOf } from '#journey/agreed-conditions.ts';
import type { Share } from '../stores/share-store.ts';

/** A shared request whose applicant has yet to agree to other conditions; it names nobody. */
export interface AwaitedAgreement {
  /** The id of the share. */
  id: string;
  uniqid: string;
  lang: ContractLocale;
  /** When the co-borrower accepted. */
  at: Date;
  /** Until when the applicant can accept. */
  until: Date;
  asked: Conditions;
  proposed: Conditions;
}

/** `undefined` if it was decided, or expired, before it was delivered. */
export function awaitedAgreement(share: Share): AwaitedAgreement | undefined {
  const { id, uniqid, lang, expiresAt: until, applicant, part } = share;
  if (share.state !== 'to-agree' || part?.loan === undefined || part.accepted === undefined)
    return undefined;
  const asked = conditionsOf(applicant.loan);
  const at = new Date(part.accepted.at);
  return { id, uniqid, lang, at, until, asked, proposed: conditionsOf(part.loan) };
}
