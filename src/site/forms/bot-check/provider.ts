import type { Locale } from '#domain/locale/locale.ts';

export interface BotCheckWords {
  readonly label: string;
  readonly verifying: string;
  readonly verified: string;
  readonly error: string;
}

/** The bot check that the server requires: our own proof of work, or Cloudflare's with a site key. */
export type Provider =
  | { readonly name: 'altcha' }
  | { readonly name: 'turnstile'; readonly siteKey: string };

export interface BotCheck {
  readonly provider: Provider;
  readonly locale: Locale;
  readonly words: BotCheckWords;
  readonly onVerified: (token: string) => void;
}
