import type { ResultsSetup } from '#view/brokers/results-setup.ts';
import type { MapWords } from '#words/map/map.ts';

/** The props of the island: texts, and addresses to link to. */
export interface FinderSetup extends Omit<ResultsSetup, 'weekday'> {
  readonly mapWords: MapWords;
  /** True if streets can be geocoded; otherwise an address is searched by its postcode or town. */
  readonly knowsStreets: boolean;
  readonly paths: ResultsSetup['paths'] & {
    readonly loan: string;
    readonly contact: string;
  };
}
