import type { MortgageProduct } from '#domain/mortgage/mortgage.ts';
import type { Offered } from '../loan/families.ts';

/** What the configurator is for: an instalment loan, or one of the mortgages (spec 1 §3). */
export const CONFIGURATOR_TYPES = ['PAT', 'CH', 'LIGHT'] as const;
export type ConfiguratorType = (typeof CONFIGURATOR_TYPES)[number];

/** What an instalment loan is for (spec 1 §3); regrouping has its own simulator alone. */
export const OBJECTIVES = ['personal', 'car', 'mobilhome', 'renovation', 'coproperty'] as const;
export type Objective = (typeof OBJECTIVES)[number];

/** What a classic mortgage is on; the call says `flat` where the control says `apartment`. */
export const HOMES = ['house', 'apartment'] as const;
export type Home = (typeof HOMES)[number];

/** Every objective's loans, as plain data. */
export type OfferedLoans = Readonly<Record<Objective, Offered>>;

export function isMortgage(type: ConfiguratorType): type is MortgageProduct {
  return type !== 'PAT';
}

/** A table with one entry a key. */
export function recordOf<K extends string, V>(
  keys: readonly K[],
  make: (key: K) => V,
): Readonly<Record<K, V>> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, V>;
}
