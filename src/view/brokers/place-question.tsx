import type { BrokerType } from '#domain/brokers/broker.ts';
import type { SuggestedPlace } from '#domain/brokers/finder.ts';
import { questionParts } from '#words/broker-finder/question-parts.ts';
import { PlaceLinks } from './place-links.tsx';
import type { ResultsSetup } from './results-setup.ts';

export { formatQuestion } from '#words/broker-finder/question-parts.ts';

export interface PlaceQuestionProps {
  places: readonly SuggestedPlace[];
  /** What was searched for, which a link to another place searches for too. */
  types: readonly BrokerType[];
  setup: Pick<ResultsSetup, 'words' | 'paths'>;
  /** Searches in place; without it, the link leads to the answer. */
  onPick?: (place: SuggestedPlace) => void;
}

/** Asks which place was meant: nothing is searched until the visitor says so. */
export function PlaceQuestion({ places, types, setup, onPick }: PlaceQuestionProps) {
  const { words, paths } = setup;
  return (
    <h2 className="finder__title">
      <PlaceLinks
        parts={questionParts(places, words.results)}
        types={types}
        paths={paths}
        onPick={onPick}
      />
    </h2>
  );
}
