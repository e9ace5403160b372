import { BROKER_TYPES, type BrokerType } from '#domain/brokers/broker.ts';
import {
  FINDER,
  type FoundBroker,
  type FoundBrokers,
  type SearchedBy,
  type SuggestedPlace,
} from '#domain/brokers/finder.ts';
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
export type FieldFault = { readonly kind: 'short' | 'zip' | 'place'; readonly text: string };
export type PositionFault = 'refused' | 'unavailable' | 'late' | 'outside';

/** What came of a search. */
export type Outcome =
  | { readonly kind: 'found'; readonly found: Found }
  | { readonly kind: 'wrong'; readonly fault: FieldFault }
  | { readonly kind: 'nowhere'; readonly fault: PositionFault }
  | { readonly kind: 'failed' };

export interface FinderState {
  readonly typed: string;
  /** The suggestion that was chosen, for as long as the field says it. */
  readonly picked: SuggestedPlace | undefined;
  /** The filters that are ticked; with none, nothing is searched. */
  readonly types: readonly BrokerType[];
  /** The latest search's; what comes of another is stale. 0: none yet. */
  readonly number: number;
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
  readonly fieldFault: FieldFault | undefined;
  readonly positionFault: PositionFault | undefined;
  /** What came last, which stays until something else comes or the field is emptied. */
  readonly found: Found | undefined;
  readonly showsAll: boolean;
}

export type FinderAction =
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'pick'; readonly place: SuggestedPlace }
  | { readonly kind: 'tick'; readonly type: BrokerType; readonly isTicked: boolean }
  /** As an address of the page has it. */
  | { readonly kind: 'open'; readonly typed: string; readonly types: readonly BrokerType[] }
  /** A search of what is typed begins, or of where the visitor is. */
  | { readonly kind: 'search'; readonly number: number; readonly isPosition?: boolean }
  | { readonly kind: 'refuse'; readonly fault: FieldFault }
  | { readonly kind: 'clear' }
  | { readonly kind: 'outcome'; readonly number: number; readonly outcome: Outcome }
  | { readonly kind: 'showAll' };

export const OPENS_WITH: FinderState = {
  typed: '',
  picked: undefined,
  types: BROKER_TYPES,
  number: 0,
  isSearching: false,
  hasFailed: false,
  fieldFault: undefined,
  positionFault: undefined,
  found: undefined,
  showsAll: false,
};

/** The latest search wins; whatever comes of an earlier one is dropped. */
export function changeFinder(before: FinderState, action: FinderAction): FinderState {
  switch (action.kind) {
    case 'type': {
      const picked = before.picked?.label === action.text ? before.picked : undefined;
      return { ...before, typed: action.text, picked, fieldFault: undefined };
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
      return { ...before, typed, types, picked, fieldFault: undefined, positionFault: undefined };
    }
    case 'search':
      return {
        ...before,
        // The field would say another place than the one that is searched.
        ...(action.isPosition ? { typed: '', picked: undefined } : {}),
        number: action.number,
        isSearching: true,
        hasFailed: false,
        fieldFault: undefined,
        positionFault: undefined,
      };
    case 'refuse':
      return { ...before, fieldFault: action.fault };
    case 'clear':
      // The number goes on: what is under way is stale.
      return { ...OPENS_WITH, types: before.types, number: before.number + 1 };
    case 'outcome':
      return action.number === before.number ? end(before, action.outcome) : before;
    case 'showAll':
      return { ...before, showsAll: true };
  }
}

function end(before: FinderState, outcome: Outcome): FinderState {
  const rests = { ...before, isSearching: false };
  switch (outcome.kind) {
    case 'found':
      return { ...rests, found: outcome.found, showsAll: false };
    case 'wrong':
      return { ...rests, fieldFault: outcome.fault };
    case 'nowhere':
      return { ...rests, positionFault: outcome.fault };
    case 'failed':
      return { ...rests, hasFailed: true };
  }
}

/** The cards that are shown, and how many more there are (spec 1 §2). */
export function shownBrokers({ found, showsAll }: FinderState): {
  readonly shown: readonly FoundBroker[];
  readonly more: number;
} {
  const brokers = found?.brokers ?? [];
  const shown = showsAll ? brokers : brokers.slice(0, FINDER.cards);
  return { shown, more: brokers.length - shown.length };
}
