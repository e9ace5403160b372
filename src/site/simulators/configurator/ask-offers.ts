import type { AskedOffers, OfferQuestion } from './offer-question.ts';
import { readOffers } from './read-offers.ts';

/** An answer that takes longer than this does not come, in milliseconds. */
const WAITS = 15_000;

/**
 * Asks for a mortgage's offers at the page's own address (`path`). Never rejects: a question that is
 * refused has no offers; a connection that fails, or is broken off, has no answer.
 */
export async function askOffers(
  path: string,
  { amount, duration, mode, type }: OfferQuestion,
  signal: AbortSignal,
): Promise<AskedOffers> {
  const query = new URLSearchParams({
    amount: String(amount),
    duration: String(duration),
    mode,
    type,
  });
  // It may be overtaken before this is loaded.
  if (signal.aborted) return { ok: false };
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  const timer = setTimeout(stop, WAITS);
  signal.addEventListener('abort', stop);
  try {
    const answer = await fetch(`${path}?${query}`, {
      headers: { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' },
      credentials: 'same-origin',
      signal: waiting.signal,
    });
    if (answer.status === 422) return { ok: true, offers: [] };
    if (answer.status === 429) return { ok: false, isTooMany: true };
    if (!answer.ok) return { ok: false };
    const found = readOffers(await answer.json());
    return found ? { ok: true, ...found } : { ok: false };
  } catch {
    return { ok: false };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
