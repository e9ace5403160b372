import type { Counted, Timed } from './metric-table.ts';
import type { Traces } from './traces.ts';

/** Counts and times what happens. */
export interface Counting {
  count<N extends keyof Counted>(name: N, labels: Counted[N], times?: number): void;
  time<N extends keyof Timed>(name: N, labels: Timed[N], seconds: number): void;
}

/** How the server's parts report what happens, without knowing who counts and who traces. */
export interface Recorder extends Counting, Pick<Traces, 'within'> {}

/** Counts and traces nothing. */
export const NO_RECORDER: Recorder = {
  count: () => {},
  time: () => {},
  within: (_name, _facts, work) => work(),
};
