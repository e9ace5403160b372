import type { ContractLocale } from '#domain/locale/locale.ts';
import { type Conditions, conditionsOf } from '#journey/agreed-conditions.ts';
import type { Share } from '../shares/share-store.ts';

/** A shared request that waits for its applicant to agree to other conditions; nobody is named. */
export interface AwaitedAgreement {
  /** The share's. */
  id: string;
  uniqid: string;
  lang: ContractLocale;
  /** When the co-borrower accepted. */
  at: Date;
  /** Until when the applicant can. */
  until: Date;
  asked: Conditions;
  proposed: Conditions;
}

/** Nothing where it was decided, or its time was over, before it could be told. */
export function awaitedAgreement(share: Share): AwaitedAgreement | undefined {
  const { id, uniqid, lang, expiresAt: until, applicant, part } = share;
  if (share.state !== 'to-agree' || part?.loan === undefined || part.accepted === undefined)
    return undefined;
  const asked = conditionsOf(applicant.loan);
  const at = new Date(part.accepted.at);
  return { id, uniqid, lang, at, until, asked, proposed: conditionsOf(part.loan) };
}
