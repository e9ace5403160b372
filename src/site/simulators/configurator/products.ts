import type { MortgageProduct } from '#domain/mortgage/mortgage.ts';

/** What the configurator offers: an instalment loan, or one of the mortgages (W-4.1). */
export const CONFIGURATOR_TYPES = ['PAT', 'CH', 'LIGHT'] as const;
export type ConfiguratorType = (typeof CONFIGURATOR_TYPES)[number];

export function isMortgage(type: ConfiguratorType): type is MortgageProduct {
  return type !== 'PAT';
}

/** Builds a table with an entry for each key. */
export function recordOf<K extends string, V>(
  keys: readonly K[],
  make: (key: K) => V,
): Readonly<Record<K, V>> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, V>;
}
