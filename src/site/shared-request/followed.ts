/** How a shared request stands, as the server tells its applicant. */
export interface Followed {
  readonly state: 'open' | FollowedEnd;
  readonly name: string;
  readonly email: string;
  readonly invitedAt: string;
  readonly expiresAt: string;
  readonly endedAt?: string;
  /** Absent: it was mailed often enough. */
  readonly resendFrom?: string;
  readonly canCorrect: boolean;
  readonly reference?: string;
}

export const FOLLOWED_ENDS = ['sent', 'declined', 'withdrawn', 'lapsed'] as const;
export type FollowedEnd = (typeof FOLLOWED_ENDS)[number];

/** What the applicant asks of the server; `follow` changes nothing. */
export type Wish = 'follow' | 'resend' | 'correct' | 'withdraw';

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
    (body.state === 'open' || FOLLOWED_ENDS.some((end) => end === body.state)) &&
    ['name', 'email', 'invitedAt', 'expiresAt'].every((name) => typeof body[name] === 'string')
  );
}
