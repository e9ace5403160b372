import type { MortgageProduct } from '#domain/mortgage/mortgage.ts';
import { pushEvent } from '#site/browser/analytics/push-event.ts';
import { forgetCookie } from '#site/browser/cookies/cookie.ts';
import { CH_PARAMS, writeChParams } from '../../mortgage/ch-params.ts';
import { brokenMortgageLimits, type MortgageState } from './mortgage-state.ts';

/** Keeps the mortgage when the visitor follows the link to the appointment form. */
export function leaveForContact(
  state: MortgageState,
  product: MortgageProduct,
  ownAddress: string,
): void {
  pushEvent({ event: 'mortgage-contact', product });
  history.replaceState(history.state, '', ownAddress);
  // There is no valid mortgage to keep, and an older mortgage must not be kept in its place.
  if (brokenMortgageLimits(state, product)) {
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
