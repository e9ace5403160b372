import type { Locale } from '#domain/locale/locale.ts';

export interface BotCheckWords {
  readonly label: string;
  readonly verifying: string;
  readonly verified: string;
  readonly error: string;
}

export interface BotCheck {
  /** What the server said it checks with: `{provider, siteKey?}`. */
  readonly provider: unknown;
  readonly locale: Locale;
  readonly words: BotCheckWords;
  readonly onVerified: (token: string) => void;
}

/** Puts the configured provider's check into `place`; returns how to take it away again. */
export async function mountBotCheck(place: HTMLElement, check: BotCheck): Promise<() => void> {
  const siteKey = siteKeyOf(check.provider);
  if (siteKey === undefined) {
    const { mountAltcha } = await import('./altcha.ts');
    return mountAltcha(place, check);
  }
  const { mountTurnstile } = await import('./turnstile.ts');
  return mountTurnstile(place, siteKey, check);
}

function siteKeyOf(provider: unknown): string | undefined {
  if (typeof provider !== 'object' || provider === null) return undefined;
  const { provider: name, siteKey } = provider as Record<string, unknown>;
  return name === 'turnstile' && typeof siteKey === 'string' ? siteKey : undefined;
}
