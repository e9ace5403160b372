import type { BrokerType } from '#domain/brokers/broker.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { BROKER_FINDER_WORDS, type BrokerFinderWords } from '#words/broker-finder/broker-finder.ts';
import {
  BROKER_LOCATOR_WORDS,
  type BrokerLocatorWords,
} from '#words/broker-locator/broker-locator.ts';
import { MAP_WORDS, type MapWords } from '#words/map/map.ts';

/** The texts of the block. */
export interface LocatorSetup {
  readonly locale: Locale;
  /** The types that there are brokers of. */
  readonly types: readonly BrokerType[];
  readonly words: BrokerLocatorWords;
  readonly distance: Pick<BrokerFinderWords['card'], 'withinKilometre' | 'fromCentre'>;
  readonly mapWords: MapWords;
}

/** Collects them from the catalogues. Build only. */
export function locatorSetup(types: readonly BrokerType[], locale: Locale): LocatorSetup {
  const { withinKilometre, fromCentre } = BROKER_FINDER_WORDS[locale].card;
  return {
    locale,
    types,
    words: BROKER_LOCATOR_WORDS[locale],
    distance: { withinKilometre, fromCentre },
    mapWords: MAP_WORDS[locale],
  };
}
