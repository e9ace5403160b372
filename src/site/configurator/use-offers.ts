import { useCallback, useEffect, useReducer, useState } from 'react';
import { askOffers, type OfferQuestion } from './ask-offers.ts';
import { AT_REST, changeRefresh, UPDATING_FOR } from './refresh.ts';

/** Told from each other within a page, for an answer to know whether it is the latest. */
let requests = 0;

/** Asks for the offers of a question whenever it changes, and once more on request. */
export function useOffers(question: OfferQuestion | undefined) {
  const [refresh, dispatch] = useReducer(changeRefresh, AT_REST);
  const [attempt, setAttempt] = useState(0);
  const key = question && JSON.stringify(question);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is what it says, and may be asked anew
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
    void askOffers(location.pathname, question, asking.signal).then((answer) =>
      dispatch({ kind: 'answer', number, question, answer }),
    );
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [key, attempt]);

  const askAgain = useCallback(() => setAttempt((before) => before + 1), []);
  return { refresh, askAgain };
}
