import type { SearchFault } from '#domain/brokers/finder.ts';
import { fill } from '../translation.ts';
import type { BrokerFinderWords } from './broker-finder.ts';

/** Why a search found no place, in a sentence. */
export function formatSearchFault(
  fault: SearchFault,
  { faults }: Pick<BrokerFinderWords, 'faults'>,
): string {
  const isStreet = fault.kind === 'notFound' && fault.knowsStreets;
  return fill(faults[isStreet ? 'notFoundWithStreets' : fault.kind], { text: fault.text });
}
