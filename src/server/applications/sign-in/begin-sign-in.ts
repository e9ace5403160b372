import { createHash, randomBytes } from 'node:crypto';
import { API } from '#calls/api.ts';
import { CONTRACT_LOCALES, type ContractLocale } from '#domain/locale/locale.ts';
import type { Storage } from '../../stores/storage.ts';
import type { SignInProvider } from './sign-in-provider.ts';

export interface BeginSignIn {
  storage: Pick<Storage, 'signIns'>;
  settings: { publicUrl: string };
  now: () => Date;
}

/** The cookie that the browser holds from the start of an attempt until it comes back. */
export interface BrowserSecret extends AttemptCookie {
  secret: string;
}

export interface AttemptCookie {
  /** Unique to an attempt: another window may have its own in progress. */
  name: string;
  path: string;
  /** Sent over TLS only. */
  secure: boolean;
}

export type BegunSignIn =
  | { ok: true; url: string; browser: BrowserSecret }
  | { ok: false; reason: 'unavailable'; code: string };

export const ATTEMPT_SECONDS = 900; // 15 minutes, to give the visitor time to find their phone

/** The address to which providers redirect: each has its own, so that answers cannot be mixed up. */
export const CALLBACK_PATH = `${API}/sign-in-callback`;

/** Starts an attempt; returns the address at which the session's holder signs in. */
export async function beginSignIn(
  services: BeginSignIn,
  provider: SignInProvider,
  holder: { sessionId: string; lang: ContractLocale },
): Promise<BegunSignIn> {
  const { lang } = holder;
  const attempt = { state: `${lang}-${draw()}`, nonce: draw(), verifier: draw(), lang };
  const redirectUri = `${services.settings.publicUrl}${CALLBACK_PATH}/${provider.id}`;
  const started = await provider.start(attempt, redirectUri);
  if (!started.ok) return { ok: false, reason: 'unavailable', code: started.code };

  const browser = { ...cookieOf(attempt.state, services.settings.publicUrl), secret: draw() };
  await services.storage.signIns.begin({
    stateHash: hash(attempt.state),
    browserHash: hash(browser.secret),
    provider: provider.id,
    sessionId: holder.sessionId,
    lang: holder.lang,
    nonce: attempt.nonce,
    verifier: attempt.verifier,
    expiresAt: new Date(services.now().getTime() + ATTEMPT_SECONDS * 1000),
  });
  return { ok: true, url: started.url, browser };
}

const RANDOM_BYTES = 32; // 43 characters, as PKCE asks for at least (RFC 7636 §4.1)

function draw(): string {
  return randomBytes(RANDOM_BYTES).toString('base64url');
}

export function hash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** The language in which an attempt began, even if nothing else is known of it any more. */
export function localeOfState(state: string): ContractLocale | undefined {
  return CONTRACT_LOCALES.find((locale) => state.startsWith(`${locale}-`));
}

/**
 * The cookie of the attempt that this state belongs to. Over TLS the prefix `__Host-` lets no other host
 * of the same domain set it; browsers ask for the path `/` then (RFC 6265bis §4.1.3.2). Without TLS only
 * the callback receives it.
 */
export function cookieOf(state: string, publicUrl: string): AttemptCookie {
  const secure = publicUrl.startsWith('https:');
  const name = `sign-in-${hash(`cookie ${state}`).slice(0, 12)}`;
  return secure
    ? { name: `__Host-${name}`, path: '/', secure }
    : { name, path: CALLBACK_PATH, secure };
}
