import type { Mode } from '#journey/application/state.ts';
import { forgetCookie } from '#site/browser/cookies/cookie.ts';

/**
 * Removes everything that this site stores in the browser: storage and cookies, whatever they are named.
 * In mode e2, what is stored in this window alone: the rest is somebody else's.
 */
export function emptyStorage(mode: Mode): void {
  empty(() => sessionStorage);
  if (mode === 'e2') return;
  empty(() => localStorage);
  for (const cookie of document.cookie.split('; ')) forgetCookie(cookie.split('=', 1)[0] ?? '');
}

function empty(storage: () => Storage): void {
  try {
    storage().clear();
  } catch {
    // Storage is refused: nothing was stored.
  }
}
