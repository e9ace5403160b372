import { toEuros } from '#domain/money/money.ts';
import type { Loan } from '#journey/facts.ts';
import type { ApplicationSetup } from '../setup.ts';

/** A host that does not exist: an address of this site cannot be parsed without a host. */
const ANY_ORIGIN = 'https://site.invalid';

/** Where this loan is simulated again: the simulator opens with it, under the names of its controls. */
export function simulatorAddress(
  loan: Loan | undefined,
  { simulators, links }: Pick<ApplicationSetup, 'simulators' | 'links'>,
): string {
  if (!loan) return links.simulator;
  const { product, amount, additionalAmount, duration } = loan;
  const address = new URL(simulators[product] ?? links.simulator, ANY_ORIGIN);
  const query = address.searchParams;
  query.set('amount', String(toEuros(amount)));
  if (additionalAmount > 0) query.set('additionalAmount', String(toEuros(additionalAmount)));
  query.set('duration', String(duration));
  return address.origin === ANY_ORIGIN ? address.pathname + address.search : address.href;
}
