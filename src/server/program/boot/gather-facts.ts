import type { Configuration } from '#configuration/load-configuration.ts';
import { listOf } from '#domain/lists/reference-lists.ts';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import type { ApplicationFacts } from '#journey/check-application.ts';

/** The facts from the configuration for the rules that check a request. */
export function gatherFacts(configuration: Configuration): Omit<ApplicationFacts, 'today'> {
  const { lists, places } = configuration;
  return {
    // Other tariffs come into force at midnight.
    get tariffs() {
      return configuration.tariffs;
    },
    // Codes are the same in every language.
    codesOf: (product, list) =>
      (listOf(lists, CONTRACT_LOCALES[0], `${product}_${list}`) ?? []).map(([code]) => code),
    isBelgianPostcode: (zip) => places.isPostcode(zip),
    isCityOf: (zip, city) => places.isTownOf(zip, city),
  };
}
