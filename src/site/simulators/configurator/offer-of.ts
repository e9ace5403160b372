import { fixedAlone } from '#domain/mortgage/fixed-alone.ts';
import { MORTGAGE_MODES, MORTGAGE_PRODUCTS, type Mortgages } from '#domain/mortgage/mortgage.ts';
import { yearsOffered } from '#domain/mortgage/offers.ts';
import type { Tariffs } from '#domain/tariff/tariff.ts';
import { offeredBy } from '../loan/families.ts';
import type { ConfiguratorOffer } from './configurator-state.ts';
import { OBJECTIVES, recordOf } from './objectives.ts';

/** What the page hands its island: what is lent, and over how many years. For the build. */
export function offerOf(tariffs: Tariffs, mortgages: Mortgages): ConfiguratorOffer {
  return {
    loans: recordOf(OBJECTIVES, (objective) => offeredBy(objective, tariffs)),
    mortgages: fixedAlone(mortgages),
    years: recordOf(MORTGAGE_PRODUCTS, (product) =>
      recordOf(MORTGAGE_MODES, (mode) => yearsOffered(mortgages[product], mode)),
    ),
  };
}
