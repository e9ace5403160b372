import {
  FAMILY_OF,
  type ProductCode,
  type ProductFamily,
  type Tariffs,
} from '#domain/tariff/tariff.ts';
import { vehicleCodes, vehicleProduct } from './vehicle.ts';

/** The products for a small advance. */
const SMALL_ADVANCES = vehicleCodes({ smallAdvance: true });

/**
 * By how much such a product is dearer than the usual one, in percentage points, for each amount and duration that both
 * lend; empty if one is not lent.
 */
function differences(code: ProductCode, tariffs: Tariffs): readonly number[] {
  const usual = tariffs[vehicleProduct(code, { smallAdvance: false })]?.rates ?? [];
  const pairs = (tariffs[code]?.rates ?? []).flatMap((band) =>
    usual
      .filter(({ min, max }) => min <= band.max && band.min <= max)
      .flatMap(({ offers }) => offers.flatMap((offer) => band.offers.map((own) => [own, offer]))),
  );
  return pairs.flatMap(([own, offer]) =>
    own && offer && own.duration === offer.duration ? [own.taeg - offer.taeg] : [],
  );
}

/** Whether a small advance has a higher rate, whatever the vehicle, the amount and the duration. */
export function isSmallAdvanceDearer(tariffs: Tariffs): boolean {
  const lent = SMALL_ADVANCES.filter((code) => tariffs[code]);
  const compared = lent.map((code) => differences(code, tariffs));
  return lent.length > 0 && compared.every((by) => by.length > 0 && by.every((more) => more > 0));
}

/** Whether the rate of a family's loans depends on the advance. */
export function advanceDecidesRate(family: ProductFamily, tariffs: Tariffs): boolean {
  return SMALL_ADVANCES.some(
    (code) =>
      FAMILY_OF[code] === family &&
      differences(code, tariffs).some((difference) => difference !== 0),
  );
}
