import { useEffect } from 'react';

/** How long after a failed saving the next one is tried, in milliseconds: longer each time. */
const WAITS = [5_000, 15_000, 30_000, 60_000];

/**
 * While answers could not be saved: tries again by itself, at once when the connection is back, and
 * lets nobody close the page without being asked.
 */
export function useSavingAgain(failed: boolean, save: () => void): void {
  useEffect(() => {
    if (!failed) return;
    let tried = 0;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        save();
        tried = Math.min(tried + 1, WAITS.length - 1);
        wait();
      }, WAITS[tried]);
    };
    const online = () => save();
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    wait();
    window.addEventListener('online', online);
    window.addEventListener('beforeunload', ask);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', online);
      window.removeEventListener('beforeunload', ask);
    };
  }, [failed, save]);
}
