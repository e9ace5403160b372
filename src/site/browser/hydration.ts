import { type EffectCallback, useEffect, useState } from 'react';

/** Whether the page's script works here already: not as built, and not while it takes over what was built. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated;
}

/** Acts once, when the component is on the page, with what it was first rendered with. */
export function useOnMount(act: EffectCallback): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(act, []);
}
