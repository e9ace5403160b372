import { toEuros } from '#domain/money/money.ts';
import type { Loan } from '#journey/facts.ts';
import { loanAt, totalAmount, type WantedLoan } from '#journey/loan.ts';
import { calls, propertyOf } from './calls.ts';

/** The tariff's rate replaces whatever was stored; a duration not offered becomes the nearest. */
export async function askForRate(
  wanted: WantedLoan,
): Promise<Loan | 'not-offered' | 'unreachable'> {
  const euros = toEuros(totalAmount(wanted));
  const reply = await calls.rate(wanted.product, euros, wanted.duration);
  if (reply.kind === 'unreachable' || reply.status >= 500 || reply.status === 429)
    return 'unreachable';
  if (reply.status !== 200) return 'not-offered';
  if (typeof reply.body === 'number') return loanAt(wanted, wanted.duration, reply.body);
  const duration = propertyOf(reply.body, 'duration');
  const taeg = propertyOf(reply.body, 'taeg');
  return typeof duration === 'number' && typeof taeg === 'number'
    ? loanAt(wanted, duration, taeg)
    : 'not-offered';
}
