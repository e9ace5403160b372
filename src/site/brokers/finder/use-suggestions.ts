import { useEffect, useState } from 'react';
import type { SuggestedPlace } from '#domain/brokers/finder.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { fetchSuggestions } from '../calls/broker-calls.ts';

/** The minimum length for suggestions, in characters, and the pause in typing, in milliseconds. */
const FROM = 2;
const PAUSE = 200;

/** Places that match the text being typed; undefined while nothing is asked. */
export function useSuggestions(
  /** The text last typed; undefined once typing has ended. */
  typing: string | undefined,
  locale: Locale,
): readonly SuggestedPlace[] | undefined {
  const [answer, setAnswer] = useState<{ text: string; places: readonly SuggestedPlace[] }>();
  const text = typing?.trim().replace(/\s+/g, ' ');
  const query = text !== undefined && text.length >= FROM ? text : undefined;
  useEffect(() => {
    if (query === undefined) return setAnswer(undefined);
    const asking = new AbortController();
    const timer = setTimeout(() => {
      void fetchSuggestions(query, locale, asking.signal).then((places) => {
        // Searching works without suggestions.
        if (!asking.signal.aborted) setAnswer({ text: query, places: places ?? [] });
      });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [query, locale]);
  // Earlier suggestions stay until new ones arrive.
  return query === undefined ? undefined : answer?.places;
}
