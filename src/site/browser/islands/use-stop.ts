import { useCallback, useState } from 'react';

/**
 * Stops the component with an error of its own work, such as an answer that it could not take in: throws it while
 * rendering, where the error boundary around it catches it. Without, it would wait for ever.
 */
export function useStop(): (error: unknown) => void {
  const [, set] = useState<undefined>();
  return useCallback((error: unknown) => {
    set(() => {
      throw error;
    });
  }, []);
}
