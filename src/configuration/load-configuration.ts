import type { Brand } from '#domain/brand/brand.ts';
import type { Broker } from '#domain/brokers/broker.ts';
import type { CalendarDate } from '#domain/calendar/date.ts';
import { officeDay } from '#domain/calendar/office-day.ts';
import type { Lender } from '#domain/lender/lender.ts';
import type { LenderFacts } from '#domain/lender/lender-facts.ts';
import { isOffered } from '#domain/lender/offer.ts';
import type { ReferenceLists } from '#domain/lists/reference-lists.ts';
import type { Mortgages } from '#domain/mortgage/mortgage.ts';
import type { Places } from '#domain/places/places.ts';
import type { Tariffs } from '#domain/tariff/tariff.ts';
import { type TariffPeriods, tariffsOn } from '#domain/tariff/tariff-periods.ts';
import type { OwnWords } from '#words/override-words.ts';
import { readBrand } from './brand/read-brand.ts';
import { readBrokers } from './broker-file.ts';
import type { ConfigurationFault } from './fault.ts';
import { readHolidays } from './holiday-file.ts';
import { readLanguages } from './languages.ts';
import { type Law, readLaw, shippedLaw } from './law-file.ts';
import { readLender } from './lender-file.ts';
import { readLists } from './list-file.ts';
import { readPlaces } from './locality-file.ts';
import { readMortgages } from './mortgage-file.ts';
import type { IsOffered } from './offered-texts.ts';
import { readTariffs } from './tariff-file.ts';
import { readWords } from './word-files.ts';

export type { ConfigurationFault } from './fault.ts';

/** Everything that a lender configures, parsed and checked. */
export interface Configuration {
  readonly lender: Lender;
  /** Those in force when they are read: read them for each request, and keep none (F-7.1). */
  readonly tariffs: Tariffs;
  readonly tariffPeriods: TariffPeriods;
  readonly mortgages: Mortgages;
  readonly law: Law;
  readonly holidays: readonly CalendarDate[];
  readonly lists: ReferenceLists;
  readonly places: Places;
  /** In the order of their file. */
  readonly brokers: readonly Broker[];
  readonly brand: Brand;
  readonly words: OwnWords;
}

export type LoadedConfiguration =
  | { readonly ok: true; readonly configuration: Configuration }
  | { readonly ok: false; readonly faults: readonly ConfigurationFault[] };

/**
 * Reads a lender's configuration folder; the faults of all files are reported at once.
 * @param today the day whose tariffs are in force, asked whenever tariffs are read; the rows of the law's tables against
 *   which they are checked are those of the day of reading
 */
export function loadConfiguration(
  configDir: string,
  today: () => CalendarDate = officeDay(() => new Date()),
): LoadedConfiguration {
  const places = readPlaces(configDir);
  const lender = readLender(configDir, places.postcodes);
  const languages = readLanguages(configDir);
  const law = readLaw(configDir);
  const lawful = { law: law.ok ? law.value : shippedLaw(), day: today() };
  const tariffs = readTariffs(configDir, languages, lawful);
  const mortgages = readMortgages(configDir, languages);
  const holidays = readHolidays(configDir);
  const lists = readLists(configDir, tariffs.ok ? tariffs.value[0].tariffs : undefined);
  const brokers = readBrokers(configDir, places.ok ? places.value : undefined);
  const brand = readBrand(configDir);
  // The same products are lent on every day (F-7.3).
  const offer = lender.ok &&
    tariffs.ok &&
    mortgages.ok &&
    brokers.ok && {
      lender: lender.value,
      tariffs: tariffs.value[0].tariffs,
      mortgages: mortgages.value,
      brokers: brokers.value,
    };
  const words = readWords(configDir, languages, (part) => !offer || isOffered(part, offer));
  if (
    lender.ok &&
    law.ok &&
    tariffs.ok &&
    mortgages.ok &&
    holidays.ok &&
    lists.ok &&
    places.ok &&
    brokers.ok &&
    brand.ok &&
    words.ok
  )
    return {
      ok: true,
      configuration: {
        lender: lender.value,
        tariffPeriods: tariffs.value,
        get tariffs() {
          return tariffsOn(tariffs.value, today());
        },
        mortgages: mortgages.value,
        law: law.value,
        holidays: holidays.value,
        lists: lists.value,
        places: places.value,
        brokers: brokers.value,
        brand: brand.value,
        words: words.value,
      },
    };
  const read = [lender, law, tariffs, mortgages, holidays, lists, places, brokers, brand, words];
  const faults = read.flatMap((result) => (result.ok ? [] : result.faults));
  return { ok: false, faults };
}

/** What the lender states; undefined where its file could not be read. */
export function factsIn(loaded: LoadedConfiguration): LenderFacts | undefined {
  return loaded.ok ? loaded.configuration.lender.facts : undefined;
}

/** What the configuration offers; everything where it could not be read, so that its texts are checked all the same. */
export function offeredIn(loaded: LoadedConfiguration): IsOffered {
  return (part) => !loaded.ok || isOffered(part, loaded.configuration);
}
