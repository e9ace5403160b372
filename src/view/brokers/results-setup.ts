import type { Weekday } from '#domain/calendar/clock.ts';
import type { LenderPhones } from '#domain/lender/lender.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { BrokerFinderWords } from '#words/broker-finder/broker-finder.ts';
import type { HoursWords } from '#words/frame/hours-in-words.ts';

/** What the results of a search are shown with. */
export interface ResultsSetup {
  readonly locale: Locale;
  readonly words: BrokerFinderWords;
  readonly hoursWords: HoursWords;
  /** Today's, at the lender's. */
  readonly weekday: Weekday;
  readonly phones: LenderPhones;
  /** Whether the lender's pages are illustrated; the server's to say, because pages are built for one lender. */
  readonly isIllustrated?: boolean | undefined;
  readonly paths: {
    /** The finder's own page, where its form goes without script. */
    readonly own: string;
    /** Absent where no mortgages are offered. */
    readonly appointment?: string | undefined;
  };
}
