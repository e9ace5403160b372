import { BROKER_TYPES, type BrokerType } from '#domain/brokers/broker.ts';
import {
  FINDER,
  type FoundBroker,
  type FoundBrokers,
  type SearchedBy,
  type SuggestedPlace,
} from '#domain/brokers/finder.ts';
import { gatherOffices, type Office } from '#domain/brokers/offices.ts';
import type { Coordinates } from '#domain/places/places.ts';

/** Where one looks from. */
export interface SearchedPlace extends Coordinates {
  readonly by: SearchedBy;
  /** "5000 Namur"; none where it is the visitor's own position. */
  readonly label: string | undefined;
}

/** What was found, of which types and around what. */
export interface Found extends FoundBrokers {
  readonly place: SearchedPlace;
  readonly types: readonly BrokerType[];
}

/** What is wrong, as the words name it; each belongs to the field, the filters or the position. */
export type FieldFault = {
  readonly kind: 'short' | 'zip' | 'place' | 'unsure' | 'abroad';
  readonly text: string;
};
export type PositionFault = 'refused' | 'unavailable' | 'late' | 'outside';

/** What came of a search. */
export type Outcome =
  | { readonly kind: 'found'; readonly found: Found }
  | {
      readonly kind: 'wrong';
      readonly fault: FieldFault;
      /** Places that may have been meant: the visitor is asked. */
      readonly mayBe?: readonly SuggestedPlace[];
    }
  | { readonly kind: 'nowhere'; readonly fault: PositionFault }
  | { readonly kind: 'failed' };

export interface FinderState {
  readonly typed: string;
  /** The suggestion that was chosen, for as long as the field says it. */
  readonly picked: SuggestedPlace | undefined;
  /** The filters that are ticked; with none, nothing is searched. */
  readonly types: readonly BrokerType[];
  /** A search was asked for without a filter: it begins with the first that is ticked. */
  readonly isWaiting: boolean;
  /** The latest search's; what comes of another is stale. 0: none yet. */
  readonly number: number;
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
  /** The latest search found something or nobody, which is said; not so once another ends otherwise. */
  readonly hasAnswered: boolean;
  readonly fieldFault: FieldFault | undefined;
  readonly positionFault: PositionFault | undefined;
  /** Places that may have been meant by what was typed; none is searched before it is chosen. */
  readonly mayBe: readonly SuggestedPlace[];
  /** What came last, which stays until something else comes, the field is emptied or a search is of no place. */
  readonly found: Found | undefined;
  readonly showsAll: boolean;
}

export type FinderAction =
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'pick'; readonly place: SuggestedPlace }
  | { readonly kind: 'tick'; readonly type: BrokerType; readonly isTicked: boolean }
  /** As an address of the page has it. */
  | { readonly kind: 'open'; readonly typed: string; readonly types: readonly BrokerType[] }
  | { readonly kind: 'search'; readonly number: number }
  | { readonly kind: 'wait' }
  | { readonly kind: 'refuse'; readonly fault: FieldFault }
  | { readonly kind: 'clear' }
  | {
      readonly kind: 'outcome';
      readonly number: number;
      readonly outcome: Outcome;
      /** What the field said when the visitor's position was asked for, which takes its place. */
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
  mayBe: [],
  found: undefined,
  showsAll: false,
};

/** The latest search wins; whatever comes of an earlier one is dropped. */
export function changeFinder(before: FinderState, action: FinderAction): FinderState {
  switch (action.kind) {
    case 'type': {
      const picked = before.picked?.label === action.text ? before.picked : undefined;
      return {
        ...before,
        typed: action.text,
        picked,
        isWaiting: false,
        fieldFault: undefined,
        mayBe: [],
      };
    }
    case 'pick':
      return {
        ...before,
        typed: action.place.label,
        picked: action.place,
        fieldFault: undefined,
        mayBe: [],
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
        mayBe: [],
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
        mayBe: [],
      };
    case 'wait':
      return { ...before, isWaiting: true };
    case 'refuse':
      return { ...before, hasAnswered: false, fieldFault: action.fault, mayBe: [] };
    case 'clear':
      // The number goes on: what is under way is stale.
      return { ...OPENS_WITH, types: before.types, number: before.number + 1 };
    case 'outcome':
      return action.number === before.number
        ? end(before, action.outcome, action.replaces)
        : before;
    case 'showAll':
      return { ...before, showsAll: true };
  }
}

/** A list of one place never stands under the name of another, in the field and in the address. */
function end(before: FinderState, outcome: Outcome, replaces: string | undefined): FinderState {
  const rests = { ...before, isSearching: false };
  switch (outcome.kind) {
    case 'found':
      return {
        ...rests,
        // What was typed meanwhile is the next search's.
        ...(before.typed === replaces ? { typed: '', picked: undefined } : {}),
        hasAnswered: true,
        found: outcome.found,
        showsAll: false,
      };
    case 'wrong':
      return {
        ...rests,
        found: undefined,
        fieldFault: outcome.fault,
        mayBe: outcome.mayBe ?? [],
      };
    case 'nowhere':
      return { ...rests, positionFault: outcome.fault };
    case 'failed':
      return { ...rests, found: undefined, hasFailed: true };
  }
}

/** The place that other filters are asked for; none while, or where, another one was searched after it. */
export function placeInSight({ found, isSearching }: FinderState): SearchedPlace | undefined {
  return isSearching ? undefined : found?.place;
}

/** The cards that are shown, and how many more there are (spec 1 §2). */
export function shownOffices({ found, showsAll }: FinderState): {
  readonly shown: readonly Office<FoundBroker>[];
  readonly more: number;
} {
  const offices = gatherOffices(found?.brokers ?? []);
  const shown = showsAll ? offices : offices.slice(0, FINDER.cards);
  return { shown, more: offices.length - shown.length };
}
