import type { SuggestedPlace } from '#domain/brokers/finder.ts';
import type { BrokerFinderWords } from './broker-finder.ts';

type Parts = readonly (string | SuggestedPlace)[];

/** Splits "Vouliez-vous dire 5000 Namur ou 5100 Namur?" into texts and the places to choose from. */
export function questionParts(
  places: readonly SuggestedPlace[],
  { question, or }: Pick<BrokerFinderWords['results'], 'question' | 'or'>,
): Parts {
  return partsOf(question, places, or);
}

/** Splits "Autres lieux de ce nom : 4317 Celles, 5561 Celles" in the same way. */
export function otherPlacesParts(
  places: readonly SuggestedPlace[],
  { others }: Pick<BrokerFinderWords['results'], 'others'>,
): Parts {
  return partsOf(others, places, BETWEEN);
}

const BETWEEN = ', ';

function partsOf(sentence: string, places: readonly SuggestedPlace[], beforeLast: string): Parts {
  const [before = '', after = ''] = sentence.split('{places}');
  const last = places.length - 1;
  const named = places.flatMap((place, index) =>
    index === 0 ? [place] : [index === last ? beforeLast : BETWEEN, place],
  );
  return [before, ...named, after];
}

/** The same as a single sentence, for screen readers. */
export function formatQuestion(...of: Parameters<typeof questionParts>): string {
  return questionParts(...of)
    .map((part) => (typeof part === 'string' ? part : part.label))
    .join('');
}
