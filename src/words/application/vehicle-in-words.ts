import type { Tariffs } from '#domain/tariff/tariff.ts';
import { vehicleCodes, vehicleProduct } from '#journey/vehicle.ts';
import type { ApplicationCatalogue } from './application.ts';

type VehicleWords = ApplicationCatalogue['vehicle'];

/** What is said of a vehicle on step 1b; a next step proposes only what the lender lends (W-10.27). */
export function vehicleInWords(words: VehicleWords, tariffs: Tariffs): VehicleWords {
  const isUsedLent = vehicleCodes({ age: 'new' })
    .filter((code) => tariffs[code])
    .every((code) => tariffs[vehicleProduct(code, { age: 'used', smallAdvance: false })]);
  return {
    ...words,
    ...(tariffs.TAEGPSA1 ? {} : { private: words.privateWithoutLoan }),
    ...(isUsedLent ? {} : { usedHint: words.usedWithoutLoan }),
  };
}
