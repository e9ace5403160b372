import type { findOffers } from '#calls/offers/find-offers.ts';
import { callApi } from '#site/browser/call-api.ts';
import type { FetchedOffers, OfferQuestion } from './offer-question.ts';

/**
 * Requests a mortgage's offers at the page's own address (`path`). Never rejects: a refused
 * question has no offers; a failed or aborted connection has no answer.
 */
export async function fetchOffers(
  path: string,
  { amount, duration, mode, type }: OfferQuestion,
  signal: AbortSignal,
): Promise<FetchedOffers> {
  const query = { amount: String(amount), duration: String(duration), mode, type };
  const reply = await callApi<typeof findOffers>(
    { method: 'GET', url: '', query },
    { signal, address: path, headers: { 'x-requested-with': 'XMLHttpRequest' } },
  );
  switch (reply.kind) {
    case 'ok':
      return { ok: true, ...reply.body };
    case 'invalid':
      return { ok: true, offers: [] };
    case 'tooMany':
      return { ok: false, isTooMany: true };
    default:
      return { ok: false };
  }
}
