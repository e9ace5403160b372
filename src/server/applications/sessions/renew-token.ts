import type { RetentionPeriods } from '#domain/retention/retention-periods.ts';
import type { Session } from '../../stores/session-store.ts';
import type { Storage } from '../../stores/storage.ts';
import { renewedEnd } from './session-end.ts';
import type { SessionTokens } from './session-tokens.ts';
import { renewedTimes } from './token-times.ts';

export interface RenewToken {
  storage: Pick<Storage, 'sessions'>;
  tokens: SessionTokens;
  keep: Pick<RetentionPeriods, 'draftsDays'>;
  now: () => Date;
}

/**
 * A token that lasts seven more days, in place of the one issued at `issuedAt`. If that one was replaced
 * already, because the answer was lost or another window was first, the current token.
 * `undefined` once the session has ended for good.
 */
export async function renewToken(
  services: RenewToken,
  session: Session,
  issuedAt: Date,
): Promise<string | undefined> {
  const { sessions } = services.storage;
  const now = services.now();
  let found: Session | undefined = session;
  while (found !== undefined) {
    const { id, createdAt, tokenTimes } = found;
    if (tokenTimes !== undefined && issuedAt < tokenTimes.lastRenewed)
      return await services.tokens.sign(id, tokenTimes.lastRenewed);
    const expiresAt = renewedEnd(createdAt, now, services.keep.draftsDays);
    if (expiresAt <= now) return undefined;
    const times = renewedTimes(tokenTimes, issuedAt, now);
    if (await sessions.renew(id, { since: tokenTimes?.lastRenewed, times, expiresAt }))
      return await services.tokens.sign(id, times.lastRenewed);
    // Another server renewed it in the meantime.
    found = await sessions.find(id, now);
  }
  return undefined;
}
