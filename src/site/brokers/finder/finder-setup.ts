import type { BrokerType } from '#domain/brokers/broker.ts';
import type { CalendarDate } from '#domain/calendar/date.ts';
import type { ResultsSetup } from '#view/brokers/results-setup.ts';
import type { MapWords } from '#words/map/map.ts';

/** The props of the island: texts, and addresses to link to. */
export interface FinderSetup extends Omit<ResultsSetup, 'weekday'> {
  readonly mapWords: MapWords;
  readonly holidays: readonly CalendarDate[];
  /** The types that there are brokers of. */
  readonly types: readonly BrokerType[];
  /** True if streets can be geocoded; otherwise an address is searched by its postcode or town. */
  readonly knowsStreets: boolean;
  readonly paths: ResultsSetup['paths'] & {
    readonly loan: string;
    readonly contact: string;
  };
}
