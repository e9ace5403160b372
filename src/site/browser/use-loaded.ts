import { useCallback, useEffect, useState } from 'react';

/** A module that is loaded when first needed; after a failure it can be requested again. */
export interface LoadedPart<T> {
  readonly part: T | undefined;
  readonly hasFailed: boolean;
  readonly loadAgain: () => void;
}

export function useLoaded<T>(isWanted: boolean, load: () => Promise<T>): LoadedPart<T> {
  const [part, setPart] = useState<{ loaded: T }>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is first wanted, and once more on request
  useEffect(() => {
    if (!isWanted || part) return;
    let isHere = true;
    setFailed(false);
    load().then(
      (loaded) => setPart({ loaded }),
      () => isHere && setFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, [isWanted, attempt]);
  const loadAgain = useCallback(() => setAttempt((before) => before + 1), []);
  return { part: part?.loaded, hasFailed, loadAgain };
}
