import type { Flow } from '#view/loan-chart/slices.ts';
import type { useSimulation } from '../loan/use-simulation.ts';

/** What a pull on the picture of a simulated loan changes, as its fields do. */
export type Pull = Pick<ReturnType<typeof useSimulation>, 'state' | 'setEntry' | 'setDuration'>;

/** How the tools on the picture draw a loan, where they do not draw it as it is. */
export type Redraw = (flow: Flow) => Flow;

/** The name of the button that opens the handles. */
export type PullButton = 'pull';
