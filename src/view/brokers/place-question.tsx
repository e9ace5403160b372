import type { BrokerType } from '#domain/brokers/broker.ts';
import type { SuggestedPlace } from '#domain/brokers/finder.ts';
import { writeSearchQuery } from '#domain/brokers/search-query.ts';
import { questionParts } from '#words/broker-finder/question-parts.ts';
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
      {questionParts(places, words.results).map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <a
            key={part.label}
            href={paths.own + writeSearchQuery('', { typed: part.label, types })}
            data-action="search-place"
            onClick={(event) => {
              if (!onPick || event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              onPick(part);
            }}
          >
            {part.label}
          </a>
        ),
      )}
    </h2>
  );
}
