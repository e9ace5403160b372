import { useEffect, useState } from 'react';
import type { SuggestedPlace } from '#domain/brokers/finder.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { askPlacesLike } from '../calls/broker-calls.ts';

/** From how many characters on places are suggested, and how long typing has to pause, in milliseconds. */
const FROM = 2;
const PAUSE = 200;

/** What may be meant by a text that is being typed; nothing while nothing is asked. */
export function useSuggestions(
  /** What was typed last; undefined once it is no longer being typed. */
  typing: string | undefined,
  locale: Locale,
): readonly SuggestedPlace[] | undefined {
  const [answer, setAnswer] = useState<{ text: string; places: readonly SuggestedPlace[] }>();
  const text = typing?.trim().replace(/\s+/g, ' ');
  const asked = text !== undefined && text.length >= FROM ? text : undefined;
  useEffect(() => {
    if (asked === undefined) return setAnswer(undefined);
    const asking = new AbortController();
    const timer = setTimeout(() => {
      void askPlacesLike(asked, locale, asking.signal).then((places) => {
        // Without suggestions one can search all the same.
        if (!asking.signal.aborted) setAnswer({ text: asked, places: places ?? [] });
      });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [asked, locale]);
  // Those of the text before stay until its own have come.
  return asked === undefined ? undefined : answer?.places;
}
