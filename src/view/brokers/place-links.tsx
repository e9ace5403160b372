import type { BrokerType } from '#domain/brokers/broker.ts';
import type { SuggestedPlace } from '#domain/brokers/finder.ts';
import { writeSearchQuery } from '#domain/brokers/search-query.ts';
import type { ResultsSetup } from './results-setup.ts';

export interface PlaceLinksProps {
  /** A sentence in parts, some of which are places. */
  parts: readonly (string | SuggestedPlace)[];
  /** What was searched for, which a link to another place searches for too. */
  types: readonly BrokerType[];
  paths: Pick<ResultsSetup['paths'], 'own'>;
  /** Searches in place; without it, the link leads to the answer. */
  onPick?: ((place: SuggestedPlace) => void) | undefined;
}

/** A sentence whose places are links to the search around each. */
export function PlaceLinks({ parts, types, paths, onPick }: PlaceLinksProps) {
  return parts.map((part) =>
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
  );
}
