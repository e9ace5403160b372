import type { BrokerType } from '#domain/brokers/broker.ts';
import type { SuggestedPlace } from '#domain/brokers/finder.ts';
import type { Typed } from '#domain/brokers/judge-typed.ts';
import type { Locale } from '#domain/locale/locale.ts';
import {
  askBrokersNear,
  askCoordinates,
  askForPlace,
  askPlacesLike,
} from '../calls/broker-calls.ts';
import type { Outcome, SearchedPlace } from './finder-state.ts';
import { resultsPart } from './load-results.ts';

/** Where to search: typed text, a suggestion, a known place, or the visitor's position. */
export type Where =
  | Extract<Typed, { kind: 'zip' | 'address' }>
  | { readonly kind: 'suggestion'; readonly place: SuggestedPlace }
  | { readonly kind: 'known'; readonly place: SearchedPlace }
  | { readonly kind: 'position' };

const FAILED = { kind: 'failed' } as const;
const DIGITS_OF_A_CODE = 4;

/** Finds the place and the brokers near it, and loads meanwhile what lists them. Never rejects. */
export async function findBrokers(
  where: Where,
  types: readonly BrokerType[],
  locale: Locale,
  signal: AbortSignal,
): Promise<Outcome> {
  const loading = resultsPart.load();
  const located = await locate(where, locale, signal);
  if ('kind' in located) return located;
  const answer = await askBrokersNear(located, located.by, types, signal);
  return answer && (await loading)
    ? { kind: 'found', found: { ...answer, place: located, types } }
    : FAILED;
}

async function locate(
  where: Where,
  locale: Locale,
  signal: AbortSignal,
): Promise<SearchedPlace | Exclude<Outcome, { kind: 'found' }>> {
  switch (where.kind) {
    case 'known':
      return where.place;
    case 'suggestion':
      return { ...where.place, by: 'address' };
    case 'zip':
      return locateZip(where.zip, locale, signal);
    case 'address': {
      const answer = await askForPlace(where.text, locale, signal);
      if (answer === undefined) return FAILED;
      if (answer.kind === 'place') return { ...answer.place, by: 'address' };
      const { isAbroad, places } = answer;
      const kind = isAbroad ? 'abroad' : places.length > 0 ? 'unsure' : 'place';
      return { kind: 'wrong', fault: { kind, text: where.text }, mayBe: places };
    }
    case 'position':
      return locateVisitor(signal);
  }
}

/** The names of a postcode's localities, asked in parallel: without them, the postcode alone is shown. */
async function locateZip(zip: string, locale: Locale, signal: AbortSignal) {
  const unknown = { kind: 'wrong', fault: { kind: 'zip', text: zip } } as const;
  if (zip.length !== DIGITS_OF_A_CODE) return unknown;
  const [at, named] = await Promise.all([
    askCoordinates(zip, signal),
    askPlacesLike(zip, locale, signal),
  ]);
  if (at === undefined) return FAILED;
  if (at === false) return unknown;
  const label = named?.find((place) => place.label.startsWith(`${zip} `))?.label ?? zip;
  return { ...at, by: 'zip', label } as const;
}

async function locateVisitor(signal: AbortSignal) {
  const { askPosition } = await import('./ask-position.ts').catch(() => ({
    askPosition: undefined,
  }));
  if (!askPosition) return FAILED;
  const position = await askPosition();
  // If another search has begun meanwhile, nothing is sent.
  if (signal.aborted) return FAILED;
  return position.ok
    ? ({ ...position.at, by: 'address', label: undefined } as const)
    : ({ kind: 'nowhere', fault: position.why } as const);
}
