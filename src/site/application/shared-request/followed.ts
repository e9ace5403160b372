import { toCents } from '#domain/money/money.ts';
import { isApplicationProduct } from '#domain/tariff/tariff.ts';
import type { Loan } from '#journey/facts.ts';
import { SHARE_STATES, type ShareState } from '#journey/share-status.ts';

/** A loan as the server tells it: in euros, months and percent. */
export interface ToldConditions {
  readonly product: string;
  readonly amount: number;
  readonly additionalAmount: number;
  readonly duration: number;
  readonly taeg: number;
  readonly monthlyAmount: number;
}

/** How a shared request stands, as the server tells its applicant. */
export interface Followed {
  readonly state: ShareState;
  readonly name: string;
  readonly email: string;
  readonly invitedAt: string;
  readonly expiresAt: string;
  readonly endedAt?: string;
  /** Absent: it was mailed often enough. */
  readonly resendFrom?: string;
  readonly canCorrect: boolean;
  readonly reference?: string;
  /** While the applicant is to decide on other conditions. */
  readonly proposal?: {
    readonly before: ToldConditions;
    readonly after: ToldConditions;
    /** The co-borrower is to accept them too, for they have changed since. */
    readonly isChanged: boolean;
  };
  /** While open: the co-borrower is to accept what the applicant has accepted. */
  readonly isAskedAgain?: true;
}

/** What the applicant asks of the server; `follow` changes nothing. */
export type Wish = 'follow' | 'resend' | 'correct' | 'withdraw' | 'accept' | 'refuse';

export type Answer =
  | { readonly kind: 'followed'; readonly followed: Followed }
  /** It was not done, and what is shown may be out of date. */
  | { readonly kind: 'changed' }
  /** It was not done: mailed too recently, say, or to the same address. */
  | { readonly kind: 'refused'; readonly type: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unreachable' };

/** Asks with the key that stands in the address. */
export async function ask(wish: Wish, key: string, more: object = {}): Promise<Answer> {
  try {
    const response = await fetch(`/api/v1/shares/${wish}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key, ...more }),
    });
    if (response.status === 404 || response.status === 422) return { kind: 'unknown' };
    if (response.status === 410) return { kind: 'changed' };
    const body: unknown = await response.json();
    if (response.status === 409) return { kind: 'refused', type: typeOf(body) };
    return response.ok && isFollowed(body)
      ? { kind: 'followed', followed: body }
      : { kind: 'unreachable' };
  } catch {
    return { kind: 'unreachable' };
  }
}

const isRecord = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null;

const typeOf = (body: unknown) =>
  isRecord(body) && typeof body.type === 'string' ? (body.type.split(':').at(-1) ?? '') : '';

function isFollowed(body: unknown): body is Followed {
  return (
    isRecord(body) &&
    SHARE_STATES.some((state) => state === body.state) &&
    (body.state !== 'to-agree' || isProposal(body.proposal)) &&
    ['name', 'email', 'invitedAt', 'expiresAt'].every((name) => typeof body[name] === 'string')
  );
}

const NUMBERS = ['amount', 'additionalAmount', 'duration', 'taeg', 'monthlyAmount'] as const;

const isProposal = (told: unknown) =>
  isRecord(told) && isConditions(told.before) && isConditions(told.after);

function isConditions(told: unknown): told is ToldConditions {
  return (
    isRecord(told) &&
    isApplicationProduct(told.product) &&
    NUMBERS.every((name) => typeof told[name] === 'number' && Number.isFinite(told[name]))
  );
}

/** The loan as the page reckons with it. */
export function loanOf(told: ToldConditions): Loan {
  const { product, amount, additionalAmount, duration, taeg, monthlyAmount } = told;
  if (!isApplicationProduct(product)) throw new Error('A loan of no product that can be asked for');
  return {
    product,
    productName: '',
    amount: toCents(amount),
    additionalAmount: toCents(additionalAmount),
    duration,
    taeg,
    monthlyAmount: toCents(monthlyAmount),
  };
}
