import { withFixedRatesOnly } from '#domain/mortgage/fixed-rates-only.ts';
import { MORTGAGE_MODES, MORTGAGE_PRODUCTS, type Mortgages } from '#domain/mortgage/mortgage.ts';
import { yearsOffered } from '#domain/mortgage/offers.ts';
import type { Tariffs } from '#domain/tariff/tariff.ts';
import { offeredBy } from '../loan/families.ts';
import type { ConfiguratorOffer } from './configurator-state.ts';
import { OBJECTIVES } from './loan-side/objectives.ts';
import { recordOf } from './products.ts';

/**
 * What the page passes to its island: what is lent, and over how many years. For the build only.
 */
export function offerOf(tariffs: Tariffs, mortgages: Mortgages): ConfiguratorOffer {
  return {
    loans: recordOf(OBJECTIVES, (objective) => offeredBy(objective, tariffs)),
    mortgages: withFixedRatesOnly(mortgages),
    years: recordOf(MORTGAGE_PRODUCTS, (product) =>
      recordOf(MORTGAGE_MODES, (mode) => yearsOffered(mortgages[product], mode)),
    ),
  };
}
