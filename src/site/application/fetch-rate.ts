import { toEuros } from '#domain/money/money.ts';
import type { Loan } from '#journey/facts.ts';
import { loanAt, totalAmount, type WantedLoan } from '#journey/loan.ts';
import { isDecided } from '#site/browser/call-api.ts';
import { calls } from './calls.ts';

/**
 * The tariff's rate replaces the stored rate; a duration that is not offered becomes the nearest
 * that is.
 */
export async function fetchRate(wanted: WantedLoan): Promise<Loan | 'not-offered' | 'unreachable'> {
  const euros = toEuros(totalAmount(wanted));
  const reply = await calls.rate(wanted.product, euros, wanted.duration);
  if (!isDecided(reply)) return 'unreachable';
  if (reply.kind !== 'ok') return 'not-offered';
  const { duration, taeg } =
    typeof reply.body === 'number' ? { duration: wanted.duration, taeg: reply.body } : reply.body;
  return loanAt(wanted, duration, taeg);
}
