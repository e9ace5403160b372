import { daysAfter } from '../../stores/periods.ts';
import type { RequestStore } from '../../stores/request-store.ts';

/** The most requests that a session sends a day: each mails somebody who may not have asked for it. */
export const MAX_REQUESTS_A_DAY = 5;
/** The most confirmations that an address gets a day, whichever sessions name it. */
export const MAX_CONFIRMATIONS_A_DAY = 3;

export interface SendingLimits {
  /** `rateLimit` multiplies both limits; 0 lifts them. */
  settings: { rateLimit: number };
}

/** When a session may send another request; `undefined` if it may at once. */
export async function nextSendingTime(
  { settings }: SendingLimits,
  requests: Pick<RequestStore, 'sentTimes'>,
  sessionId: string,
  now: Date,
): Promise<Date | undefined> {
  const most = scaled(MAX_REQUESTS_A_DAY, settings.rateLimit);
  if (most === undefined) return undefined;
  const times = await requests.sentTimes(sessionId, daysAfter(now, -1), most);
  const oldest = times[most - 1];
  return oldest && daysAfter(oldest, 1);
}

/** Whether an address has had its confirmations of the day. Concurrent callers wait. */
export async function hasEnoughConfirmations(
  { settings }: SendingLimits,
  requests: Pick<RequestStore, 'claimAddress' | 'countConfirmations'>,
  email: string,
  now: Date,
): Promise<boolean> {
  const most = scaled(MAX_CONFIRMATIONS_A_DAY, settings.rateLimit);
  if (most === undefined) return false;
  await requests.claimAddress(email);
  return (await requests.countConfirmations(email, daysAfter(now, -1), most)) >= most;
}

/** `undefined`: without a limit. */
function scaled(most: number, factor: number): number | undefined {
  return factor === 0 ? undefined : Math.ceil(most * factor);
}
