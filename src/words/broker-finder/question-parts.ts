import type { SuggestedPlace } from '#domain/brokers/finder.ts';
import type { BrokerFinderWords } from './broker-finder.ts';

/** Splits "Vouliez-vous dire 5000 Namur ou 5100 Namur?" into texts and the places to choose from. */
export function questionParts(
  places: readonly SuggestedPlace[],
  { question, or }: Pick<BrokerFinderWords['results'], 'question' | 'or'>,
): readonly (string | SuggestedPlace)[] {
  const [before = '', after = ''] = question.split('{places}');
  const last = places.length - 1;
  const named = places.flatMap((place, index) =>
    index === 0 ? [place] : [index === last ? or : ', ', place],
  );
  return [before, ...named, after];
}

/** The same as a single sentence, for screen readers. */
export function formatQuestion(...of: Parameters<typeof questionParts>): string {
  return questionParts(...of)
    .map((part) => (typeof part === 'string' ? part : part.label))
    .join('');
}
