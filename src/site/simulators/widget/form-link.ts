import type { Locale } from '#domain/locale/locale.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';
import { BROKER_NAME } from '#journey/chosen-broker.ts';
import { queryFields } from '../loan/leaving.ts';
import type { Simulation } from '../loan/simulate.ts';

export interface FormLink {
  /** The origin of the lender's site. */
  readonly origin: string;
  readonly path: string;
  readonly simulation: Simulation;
  readonly tariff: Tariff;
  readonly locale: Locale;
  readonly broker: string | undefined;
}

/**
 * The address of a loan's form on the lender's site, with the loan and the broker in its query
 * (W-2.17).
 */
export function formLink({ origin, path, simulation, tariff, locale, broker }: FormLink): string {
  const link = new URL(path, origin);
  const fields = queryFields(simulation, tariff, locale);
  for (const [name, value] of Object.entries(fields)) link.searchParams.set(name, value);
  if (broker !== undefined) link.searchParams.set(BROKER_NAME, broker);
  return link.href;
}
