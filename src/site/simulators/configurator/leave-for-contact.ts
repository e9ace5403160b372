import type { MortgageProduct } from '#domain/mortgage/mortgage.ts';
import { pushEvent } from '#site/browser/analytics/push-event.ts';
import { forgetCookie } from '#site/browser/cookies/cookie.ts';
import { CH_PARAMS, writeChParams } from '../mortgage/ch-params.ts';
import { boundsBroken, type ConfiguratorState } from './configurator-state.ts';

/** What is done as the link to the appointment form is followed: the mortgage is kept for it. */
export function leaveForContact(
  state: ConfiguratorState,
  product: MortgageProduct,
  ownAddress: string,
): void {
  pushEvent({ event: 'mortgage-contact', product });
  history.replaceState(history.state, '', ownAddress);
  // What one leaves with is no mortgage: an older one is not taken along in its place.
  if (boundsBroken(state)) {
    forgetCookie(CH_PARAMS);
    return;
  }
  const { mode, entries } = state.mortgages[product];
  const { amount, years } = entries[mode];
  writeChParams({
    mode,
    type: product === 'LIGHT' ? 'light' : state.home,
    amount: Number(amount),
    years,
  });
}
