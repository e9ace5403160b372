import type { Broker } from '#domain/brokers/broker.ts';
import type { FoundBroker } from '#domain/brokers/finder.ts';
import type { Coordinates } from '#domain/places/places.ts';

/** Problems with the input or the search. */
export type LocatorFault =
  | { readonly kind: 'short' | 'failed' }
  | { readonly kind: 'unknown'; readonly zip: string };

/** The status of the search, or of the open broker. */
export type LocatorNews =
  | { readonly kind: 'searching' | 'failed' }
  | { readonly kind: 'found'; readonly zip: string }
  | { readonly kind: 'chosen' | 'removed'; readonly name: string };

/** The brokers near a postcode, nearest first. */
export interface Located {
  readonly zip: string;
  readonly at: Coordinates;
  readonly brokers: readonly FoundBroker[];
}

export interface LocatorState {
  /** The number of the latest search; results of earlier ones are ignored. 0: none yet. */
  readonly number: number;
  /** The postcode last asked for, whatever the outcome. */
  readonly asked: string | undefined;
  readonly fault: LocatorFault | undefined;
  readonly news: LocatorNews | undefined;
  /** The results of the last search that was answered. */
  readonly located: Located | undefined;
  /** The broker whose details are open; a new object each time, so that they open again. */
  readonly open: { readonly broker: Broker } | undefined;
}

export type LocatorOutcome =
  | { readonly kind: 'unknown' | 'failed' }
  | { readonly kind: 'found'; readonly at: Coordinates; readonly brokers: readonly FoundBroker[] };

export type LocatorAction =
  /** The field has changed. */
  | { readonly kind: 'type' }
  /** The field is empty: the locator returns to its initial state. */
  | { readonly kind: 'clear'; readonly number: number }
  | { readonly kind: 'refuse' }
  | { readonly kind: 'search'; readonly number: number; readonly zip: string }
  | { readonly kind: 'outcome'; readonly number: number; readonly outcome: LocatorOutcome }
  | { readonly kind: 'open'; readonly broker: Broker }
  /** The details of a broker failed to load. */
  | { readonly kind: 'fail' }
  | { readonly kind: 'close' }
  | { readonly kind: 'choose'; readonly isChosen: boolean; readonly name: string };

export const CLOSED: LocatorState = {
  number: 0,
  asked: undefined,
  fault: undefined,
  news: undefined,
  located: undefined,
  open: undefined,
};

/** Only the latest search counts. Results stay until new ones arrive, or the postcode is unknown. */
export function changeLocator(before: LocatorState, action: LocatorAction): LocatorState {
  switch (action.kind) {
    case 'type':
      return { ...before, fault: undefined };
    case 'clear':
      // The number increases, so results in progress are ignored.
      return { ...CLOSED, fault: before.fault, number: action.number };
    case 'refuse':
      return { ...before, fault: { kind: 'short' } };
    case 'search':
      return {
        ...before,
        number: action.number,
        asked: action.zip,
        fault: undefined,
        news: { kind: 'searching' },
      };
    case 'outcome':
      return action.number === before.number ? end(before, action.outcome) : before;
    case 'open':
      return { ...before, open: { broker: action.broker } };
    case 'fail':
      return { ...before, news: { kind: 'failed' } };
    case 'close':
      return { ...before, open: undefined };
    case 'choose':
      return {
        ...before,
        news: { kind: action.isChosen ? 'chosen' : 'removed', name: action.name },
      };
  }
}

function end(before: LocatorState, outcome: LocatorOutcome): LocatorState {
  const { number, asked = '' } = before;
  switch (outcome.kind) {
    case 'unknown':
      return { ...CLOSED, number, asked, fault: { kind: 'unknown', zip: asked } };
    case 'failed':
      return { ...before, news: undefined, fault: { kind: 'failed' } };
    case 'found':
      return {
        ...before,
        news: { kind: 'found', zip: asked },
        located: { zip: asked, at: outcome.at, brokers: outcome.brokers },
        open: undefined,
      };
  }
}
