import type { Brand } from '#domain/brand/brand.ts';
import type { Broker } from '#domain/brokers/broker.ts';
import type { CalendarDate } from '#domain/calendar/date.ts';
import { officeDay } from '#domain/calendar/office-day.ts';
import type { Lender } from '#domain/lender/lender.ts';
import type { LenderFacts } from '#domain/lender/lender-facts.ts';
import { isOffered, type OfferPart } from '#domain/lender/offer.ts';
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
  | {
      readonly ok: false;
      readonly faults: readonly ConfigurationFault[];
      /** What is offered, by the files that could be read. */
      readonly read: ReadOffer;
    };

/** The files that decide what is offered; one that could not be read is undefined. */
interface ReadOffer {
  readonly lender: Lender | undefined;
  readonly tariffs: Tariffs | undefined;
  readonly mortgages: Mortgages | undefined;
  readonly brokers: readonly Broker[] | undefined;
}

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
  const brand = readBrand(configDir, languages);
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
  return {
    ok: false,
    faults,
    read: {
      lender: lender.ok ? lender.value : undefined,
      tariffs: tariffs.ok ? tariffsOn(tariffs.value, today()) : undefined,
      mortgages: mortgages.ok ? mortgages.value : undefined,
      brokers: brokers.ok ? brokers.value : undefined,
    },
  };
}

/** What the lender states; undefined where its file could not be read. */
export function factsIn(loaded: LoadedConfiguration): LenderFacts | undefined {
  return (loaded.ok ? loaded.configuration : loaded.read).lender?.facts;
}

/** What the configuration offers; everything whose file could not be read, so that its texts are checked all the same. */
export function offeredIn(loaded: LoadedConfiguration): IsOffered {
  return (part) => isPartOffered(part, loaded) ?? true;
}

/** What the configuration offers for certain, whose texts have to be there (F-8.2). */
export function certainlyOfferedIn(loaded: LoadedConfiguration): IsOffered {
  return (part) => isPartOffered(part, loaded) ?? false;
}

/** Undefined if the file that decides it could not be read. */
function isPartOffered(part: OfferPart, loaded: LoadedConfiguration): boolean | undefined {
  if (loaded.ok) return isOffered(part, loaded.configuration);
  const { lender, tariffs, mortgages, brokers } = loaded.read;
  const none = { lender: {}, tariffs: {}, mortgages: {}, brokers: [] };
  if (part === 'newsletter' || part === 'itsme')
    return lender && isOffered(part, { ...none, lender });
  if (part === 'brokers') return brokers && isOffered(part, { ...none, brokers });
  if (part === 'CH' || part === 'LIGHT')
    return mortgages && isOffered(part, { ...none, mortgages });
  return tariffs && isOffered(part, { ...none, tariffs });
}
