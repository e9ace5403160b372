import type { Locale } from '#domain/locale/locale.ts';
import { BROKER_FINDER_WORDS, type BrokerFinderWords } from '#words/broker-finder/broker-finder.ts';
import {
  BROKER_LOCATOR_WORDS,
  type BrokerLocatorWords,
} from '#words/broker-locator/broker-locator.ts';
import { MAP_WORDS, type MapWords } from '#words/map/map.ts';

/** What the block's script says, as it comes with the page. */
export interface LocatorSetup {
  readonly locale: Locale;
  readonly words: Pick<
    BrokerLocatorWords,
    'searching' | 'faults' | 'again' | 'nearest' | 'open' | 'detail' | 'map'
  >;
  readonly distance: Pick<BrokerFinderWords['card'], 'withinKilometre' | 'fromCentre'>;
  readonly map: MapWords;
}

/** Gathers it from the catalogues: for the build. */
export function locatorSetup(locale: Locale): LocatorSetup {
  const { searching, faults, again, nearest, open, detail, map } = BROKER_LOCATOR_WORDS[locale];
  const { withinKilometre, fromCentre } = BROKER_FINDER_WORDS[locale].card;
  return {
    locale,
    words: { searching, faults, again, nearest, open, detail, map },
    distance: { withinKilometre, fromCentre },
    map: MAP_WORDS[locale],
  };
}
