import type { Locale } from '#domain/locale/locale.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';
import { pushEvent } from '#site/browser/analytics/push-event.ts';
import { paramsOf, queryFields } from './leaving.ts';
import { storeParams, storeParamsCookie } from './params.ts';
import type { Simulation } from './simulate.ts';

export interface Leaving {
  readonly simulation: Simulation;
  readonly tariff: Tariff;
  readonly locale: Locale;
  /** The form's address. */
  readonly path: string;
  /** The new address of this page, so that a visitor who comes back finds their loan again. */
  readonly ownAddress: string;
}

/** Opens the form for a simulated loan. Its params are stored and put in the query (W-2.16). */
export function leaveForForm({ simulation, tariff, locale, path, ownAddress }: Leaving): void {
  const { total, duration } = simulation;
  pushEvent({ event: 'simulator-apply', product: tariff.code, amount: total / 100, duration });
  const params = paramsOf(simulation, tariff, locale);
  if (tariff.family === 'coproperty') storeParamsCookie(params);
  else storeParams(params);
  history.replaceState(history.state, '', ownAddress);
  const query = new URLSearchParams(queryFields(simulation, tariff, locale));
  location.assign(`${path}?${query}`);
}
