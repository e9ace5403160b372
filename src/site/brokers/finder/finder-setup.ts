import type { LenderPhone } from '#domain/lender/lender.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { BrokerFinderWords } from '#words/broker-finder/broker-finder.ts';
import type { HoursWords } from '#words/frame/hours-in-words.ts';
import type { MapWords } from '#words/map/map.ts';

/** All that the page hands its island: words, and where one can go from there. */
export interface FinderSetup {
  readonly locale: Locale;
  readonly words: BrokerFinderWords;
  readonly hoursWords: HoursWords;
  readonly mapWords: MapWords;
  readonly phones: Readonly<Record<'personal' | 'mortgage', LenderPhone>>;
  /** A geocoder is asked for streets: without one, an address is searched by its postcode or town. */
  readonly knowsStreets: boolean;
  readonly paths: {
    /** The page itself, where the form goes without script. */
    readonly own: string;
    readonly loan: string;
    readonly appointment: string;
    readonly contact: string;
  };
}
