import { useCallback, useEffect, useReducer, useState } from 'react';
import type { FetchedOffers, OfferQuestion } from './offer-question.ts';
import { AT_REST, changeRefresh, UPDATING_FOR } from './refresh.ts';

/** Request numbers, unique within a page, to know whether an answer is the latest. */
let requests = 0;

/** Loaded with the first question, because an instalment loan asks the server nothing. */
async function ask(question: OfferQuestion, signal: AbortSignal): Promise<FetchedOffers> {
  try {
    const { fetchOffers } = await import('./fetch-offers.ts');
    return await fetchOffers(location.pathname, question, signal);
  } catch {
    return { ok: false };
  }
}

/** Requests the offers of a question whenever it changes, and again on request. */
export function useOffers(question: OfferQuestion | undefined) {
  const [refresh, dispatch] = useReducer(changeRefresh, AT_REST);
  const [attempt, setAttempt] = useState(0);
  const key = question && JSON.stringify(question);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is what it says, and may be asked again
  useEffect(() => {
    if (!question) {
      dispatch({ kind: 'drop' });
      return;
    }
    requests += 1;
    const number = requests;
    const asking = new AbortController();
    dispatch({ kind: 'ask', number });
    const timer = setTimeout(() => dispatch({ kind: 'secondPassed', number }), UPDATING_FOR);
    void ask(question, asking.signal).then((answer) =>
      dispatch({ kind: 'answer', number, question, answer }),
    );
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [key, attempt]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { refresh, retry };
}
