import { withFixedRatesOnly } from '#domain/mortgage/fixed-rates-only.ts';
import {
  MORTGAGE_MODES,
  type Mortgages,
  mortgagesOffered,
  offeredMortgage,
} from '#domain/mortgage/mortgage.ts';
import { yearsOffered } from '#domain/mortgage/offers.ts';
import { familiesOffered, type Tariffs } from '#domain/tariff/tariff.ts';
import { offeredBy } from '../loan/families.ts';
import type { ConfiguratorOffer } from './configurator-state.ts';
import { OBJECTIVES } from './loan-side/objectives.ts';
import { recordOf } from './products.ts';

/**
 * What the page passes to its island: what is lent, and over how many years. For the build only.
 */
export function offerOf(tariffs: Tariffs, mortgages: Mortgages): ConfiguratorOffer {
  return {
    loans: recordOf(
      OBJECTIVES.filter((objective) => familiesOffered(tariffs).includes(objective)),
      (objective) => offeredBy(objective, tariffs),
    ),
    mortgages: withFixedRatesOnly(mortgages),
    years: recordOf(mortgagesOffered(mortgages), (product) =>
      recordOf(MORTGAGE_MODES, (mode) => yearsOffered(offeredMortgage(mortgages, product), mode)),
    ),
  };
}
