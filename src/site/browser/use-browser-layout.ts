import { useLayoutEffect } from 'react';

/** `useLayoutEffect` of a part that is rendered on the server too: there it would do nothing, and warn. */
export const useBrowserLayout: typeof useLayoutEffect =
  typeof window === 'undefined' ? () => {} : useLayoutEffect;
