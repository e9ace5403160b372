import type { BrokerType } from '#domain/brokers/broker.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { fetchBrokersNear, searchBrokers } from '../calls/broker-calls.ts';
import type { Centre, Outcome } from './finder-state.ts';
import { resultsPart } from './load-results.ts';

/** Where to search: typed text, a known place such as a suggestion, or the visitor's position. */
export type Where =
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'known'; readonly place: Centre }
  | { readonly kind: 'position' };

const FAILED = { kind: 'failed' } as const;

/** Finds the brokers, and in the meantime loads what lists them. Never rejects. */
export async function findBrokers(
  where: Where,
  types: readonly BrokerType[],
  locale: Locale,
  signal: AbortSignal,
): Promise<Outcome> {
  const loading = resultsPart.load();
  const outcome = await search(where, types, locale, signal);
  return outcome.kind !== 'found' || (await loading) ? outcome : FAILED;
}

async function search(
  where: Where,
  types: readonly BrokerType[],
  locale: Locale,
  signal: AbortSignal,
): Promise<Outcome> {
  switch (where.kind) {
    case 'typed': {
      const result = await searchBrokers(where.text, types, locale, signal);
      if (result === undefined) return FAILED;
      if (result.kind !== 'found') return { kind: 'wrong', fault: result };
      return { kind: 'found', found: { ...result, types } };
    }
    case 'known':
      return searchAround(where.place, types, signal);
    case 'position': {
      const position = await locateVisitor(signal);
      if (position === undefined) return FAILED;
      if (!position.ok) return { kind: 'nowhere', fault: position.why };
      return searchAround({ ...position.at, by: 'address', label: undefined }, types, signal);
    }
  }
}

async function searchAround(
  place: Centre,
  types: readonly BrokerType[],
  signal: AbortSignal,
): Promise<Outcome> {
  const nearest = await fetchBrokersNear(place, place.by, types, signal);
  return nearest ? { kind: 'found', found: { ...nearest, place, types } } : FAILED;
}

/** The visitor's position; undefined if its script does not load, or another search has begun in the meantime. */
async function locateVisitor(signal: AbortSignal) {
  const script = await import('./request-position.ts').catch(() => undefined);
  const position = await script?.requestPosition();
  return signal.aborted ? undefined : position;
}
