import { useEffect, useState } from 'react';

/** A part of the page that is loaded once it is wanted; `onFailure` where it cannot be. */
export function useLoaded<T>(
  isWanted: boolean,
  load: () => Promise<T>,
  onFailure: () => void,
): T | undefined {
  const [part, setPart] = useState<{ loaded: T }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is first wanted
  useEffect(() => {
    if (!isWanted || part) return;
    let isHere = true;
    load().then(
      (loaded) => setPart({ loaded }),
      () => isHere && onFailure(),
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return part?.loaded;
}
