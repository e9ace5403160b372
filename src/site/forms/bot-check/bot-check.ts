import type { Locale } from '#domain/locale/locale.ts';

export interface BotCheckWords {
  readonly label: string;
  readonly verifying: string;
  readonly verified: string;
  readonly error: string;
}

/** What the server said it checks with: our own proof of work, or Cloudflare's under a key. */
export type Provider =
  | { readonly name: 'altcha' }
  | { readonly name: 'turnstile'; readonly siteKey: string };

export interface BotCheck {
  readonly provider: Provider;
  readonly locale: Locale;
  readonly words: BotCheckWords;
  readonly onVerified: (token: string) => void;
}

/** Puts the provider's check into `place`; returns how to take it away again. */
export async function mountBotCheck(place: HTMLElement, check: BotCheck): Promise<() => void> {
  if (check.provider.name === 'altcha') {
    const { mountAltcha } = await import('./altcha.ts');
    return mountAltcha(place, check);
  }
  const { mountTurnstile } = await import('./turnstile.ts');
  return mountTurnstile(place, check.provider.siteKey, check);
}

/** Reads `{provider, siteKey?}`; nothing where it names no provider that is known. */
export function readProvider(offer: unknown): Provider | undefined {
  if (typeof offer !== 'object' || offer === null) return undefined;
  const { provider, siteKey } = offer as Record<string, unknown>;
  if (provider === 'altcha') return { name: provider };
  return provider === 'turnstile' && typeof siteKey === 'string'
    ? { name: provider, siteKey }
    : undefined;
}
