import type { Answered, Call, Sent } from '#calls/call.ts';
import type { acceptConditions } from '#calls/shares/accept-conditions.ts';
import type { correctAddress } from '#calls/shares/correct-address.ts';
import type { followShare } from '#calls/shares/follow-share.ts';
import type { refuseConditions } from '#calls/shares/refuse-conditions.ts';
import type { resendLink } from '#calls/shares/resend-link.ts';
import type { withdrawShare } from '#calls/shares/withdraw-share.ts';
import type { Loan } from '#journey/facts.ts';
import type { AgreementWords, FollowAnswer, Wish } from '#journey/following.ts';
import { callApi } from '#site/browser/call-api.ts';
import { conditionsOf, type FiguresInEuros } from '../sending/conditions-of.ts';

/** The state of a shared request, as the server returns it to the applicant. */
export type Followed = Answered<typeof followShare, 200>;

/** The calls, by what the applicant asks for; `follow` only reads. */
interface Calls extends Record<Wish | 'follow', Call> {
  follow: typeof followShare;
  resend: typeof resendLink;
  correct: typeof correctAddress;
  withdraw: typeof withdrawShare;
  accept: typeof acceptConditions;
  refuse: typeof refuseConditions;
}

/** Makes the call with the key from the address. */
export async function fetchShare(
  wish: Wish | 'follow',
  key: string,
  more: object = {},
): Promise<FollowAnswer<Followed>> {
  const reply = await callApi<Calls[keyof Calls]>({
    method: 'POST',
    url: `/shares/${wish}`,
    body: { key, ...more } as Sent<Calls[keyof Calls], 'body'>,
  });
  switch (reply.kind) {
    case 'ok':
      return { kind: 'followed', followed: reply.body };
    case 'notFound':
    case 'invalid':
      return { kind: 'unknown' };
    case 'gone':
      return { kind: 'changed' };
    case 'conflict':
      return { kind: 'refused', type: nameOf(reply.body), agreement: agreementIn(reply.body) };
    default:
      return { kind: 'unreachable' };
  }
}

/** "same-address" of a problem of that name. */
function nameOf(problem: unknown): string {
  const { type = '' } = (problem ?? {}) as { readonly type?: string };
  return type.split(':').at(-1) ?? '';
}

/** The words of now, where the page showed others. */
function agreementIn(problem: unknown): AgreementWords | undefined {
  return ((problem ?? {}) as { readonly consents?: AgreementWords }).consents;
}

/** The loan in the form that the page calculates with. */
export const loanOf = (figures: FiguresInEuros): Loan => ({
  productName: '',
  ...conditionsOf(figures),
});
