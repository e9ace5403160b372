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
  /** The form's. */
  readonly path: string;
  /** What the page's own address becomes: whoever comes back finds the loan that they left with. */
  readonly ownAddress: string;
}

/** Goes to the form of a simulated loan: its params are kept, and stand in the query (spec 1 §4). */
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
