import type { offerBotCheck } from '#calls/session/offer-bot-check.ts';
import { callApi } from '#site/browser/call-api.ts';
import type { BotCheck, Provider } from './provider.ts';

/** Mounts the provider's check in `place`; returns a function that removes it. */
export async function mountBotCheck(place: HTMLElement, check: BotCheck): Promise<() => void> {
  if (check.provider.name === 'altcha') {
    const { mountAltcha } = await import('./altcha.ts');
    return mountAltcha(place, check);
  }
  const { mountTurnstile } = await import('./turnstile.ts');
  return mountTurnstile(place, check.provider.siteKey, check);
}

/** The check that the server offers. Rejects where it cannot be told, or is not known. */
export async function findProvider(): Promise<Provider> {
  const offer = await callApi<typeof offerBotCheck>({ method: 'GET', url: '/captcha' });
  const provider = offer.kind === 'ok' ? readProvider(offer.body) : undefined;
  if (!provider) throw new Error('No bot check is offered');
  return provider;
}

/** Reads `{provider, siteKey?}`; undefined for an unknown provider, which a newer server may offer. */
export function readProvider(offer: unknown): Provider | undefined {
  if (typeof offer !== 'object' || offer === null) return undefined;
  const { provider, siteKey } = offer as Record<string, unknown>;
  if (provider === 'altcha') return { name: provider };
  return provider === 'turnstile' && typeof siteKey === 'string'
    ? { name: provider, siteKey }
    : undefined;
}
