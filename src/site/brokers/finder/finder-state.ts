import { BROKER_TYPES, type BrokerType } from '#domain/brokers/broker.ts';
import {
  FINDER,
  type FoundBroker,
  type FoundBrokers,
  type SearchedBy,
  type SearchFault,
  type SuggestedPlace,
} from '#domain/brokers/finder.ts';
import { gatherOffices, type Office } from '#domain/brokers/offices.ts';
import type { Coordinates } from '#domain/places/places.ts';

/** The centre of a search. */
export interface Centre extends Coordinates {
  readonly by: SearchedBy;
  /** "5000 Namur"; undefined for the visitor's own position. */
  readonly label: string | undefined;
}

/** The results, with the types and place that were searched. */
export interface Found extends FoundBrokers {
  readonly place: Centre;
  /** The other places of the name that was typed; absent for a place that was chosen. */
  readonly others?: readonly SuggestedPlace[];
  readonly types: readonly BrokerType[];
}

/** Problems of the position, by their keys in the words. */
export type PositionFault = 'refused' | 'unavailable' | 'late' | 'outside';

/** The outcome of a search. */
export type Outcome =
  | { readonly kind: 'found'; readonly found: Found }
  | { readonly kind: 'wrong'; readonly fault: SearchFault }
  | { readonly kind: 'nowhere'; readonly fault: PositionFault }
  | { readonly kind: 'failed' };

export interface FinderState {
  readonly typed: string;
  /** The chosen suggestion, until the field changes. */
  readonly picked: SuggestedPlace | undefined;
  /** The ticked filters; without any, nothing is searched. */
  readonly types: readonly BrokerType[];
  /** A search is waiting for a filter: it starts when the first is ticked. */
  readonly isWaiting: boolean;
  /** The number of the latest search; results of others are ignored. 0: none yet. */
  readonly number: number;
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
  /** True if the latest search was answered, which is announced; false after one that ended otherwise. */
  readonly hasAnswered: boolean;
  readonly fieldFault: SearchFault | undefined;
  readonly positionFault: PositionFault | undefined;
  /** The last results; kept until new ones arrive, the field is emptied, or a search has no place. */
  readonly found: Found | undefined;
  readonly showsAll: boolean;
}

export type FinderAction =
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'pick'; readonly place: SuggestedPlace }
  | { readonly kind: 'tick'; readonly type: BrokerType; readonly isTicked: boolean }
  /** Read from an address of the page. */
  | { readonly kind: 'open'; readonly typed: string; readonly types: readonly BrokerType[] }
  | { readonly kind: 'search'; readonly number: number }
  | { readonly kind: 'wait' }
  | { readonly kind: 'refuse'; readonly fault: SearchFault }
  | { readonly kind: 'clear' }
  | {
      readonly kind: 'outcome';
      readonly number: number;
      readonly outcome: Outcome;
      /** The text of the field when the position was requested, which it replaces. */
      readonly replaces?: string;
    }
  | { readonly kind: 'showAll' };

export const OPENS_WITH: FinderState = {
  typed: '',
  picked: undefined,
  types: BROKER_TYPES,
  isWaiting: false,
  number: 0,
  isSearching: false,
  hasFailed: false,
  hasAnswered: false,
  fieldFault: undefined,
  positionFault: undefined,
  found: undefined,
  showsAll: false,
};

/** Only the latest search counts; results of earlier ones are ignored. */
export function changeFinder(before: FinderState, action: FinderAction): FinderState {
  switch (action.kind) {
    case 'type': {
      const picked = before.picked?.label === action.text ? before.picked : undefined;
      return { ...before, typed: action.text, picked, isWaiting: false, fieldFault: undefined };
    }
    case 'pick':
      return {
        ...before,
        typed: action.place.label,
        picked: action.place,
        fieldFault: undefined,
      };
    case 'tick': {
      const ticked = BROKER_TYPES.filter((type) =>
        type === action.type ? action.isTicked : before.types.includes(type),
      );
      return { ...before, types: ticked };
    }
    case 'open': {
      const { typed, types } = action;
      const picked = before.picked?.label === typed ? before.picked : undefined;
      return {
        ...before,
        typed,
        types,
        picked,
        isWaiting: false,
        fieldFault: undefined,
        positionFault: undefined,
      };
    }
    case 'search':
      return {
        ...before,
        number: action.number,
        isWaiting: false,
        isSearching: true,
        hasFailed: false,
        hasAnswered: false,
        fieldFault: undefined,
        positionFault: undefined,
      };
    case 'wait':
      return { ...before, isWaiting: true };
    case 'refuse':
      return { ...before, hasAnswered: false, fieldFault: action.fault };
    case 'clear':
      // The number increases, so results in progress are ignored.
      return { ...OPENS_WITH, types: before.types, number: before.number + 1 };
    case 'outcome':
      return action.number === before.number
        ? end(before, action.outcome, action.replaces)
        : before;
    case 'showAll':
      return { ...before, showsAll: true };
  }
}

/** Ensures that a list never appears under the name of another place. */
function end(before: FinderState, outcome: Outcome, replaces: string | undefined): FinderState {
  const rests = { ...before, isSearching: false };
  switch (outcome.kind) {
    case 'found':
      return {
        ...rests,
        // What was typed in the meantime belongs to the next search.
        ...(before.typed === replaces ? { typed: '', picked: undefined } : {}),
        hasAnswered: true,
        found: outcome.found,
        showsAll: false,
      };
    case 'wrong':
      return { ...rests, found: undefined, fieldFault: outcome.fault };
    case 'nowhere':
      return { ...rests, positionFault: outcome.fault };
    case 'failed':
      return { ...rests, found: undefined, hasFailed: true };
  }
}

/** The place of the results shown, to search with other filters; undefined during a search. */
export function shownPlace({ found, isSearching }: FinderState): Centre | undefined {
  return isSearching ? undefined : found?.place;
}

/** The visible cards, and how many more there are (W-5.5). */
export function shownOffices({ found, showsAll }: FinderState): {
  readonly shown: readonly Office<FoundBroker>[];
  readonly more: number;
} {
  const offices = gatherOffices(found?.brokers ?? []);
  const shown = showsAll ? offices : offices.slice(0, FINDER.cards);
  return { shown, more: offices.length - shown.length };
}
