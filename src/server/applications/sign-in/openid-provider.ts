import * as openid from 'openid-client';
import type { SignedInValues } from '#journey/signed-in.ts';
import { limitResponseSize, ResponseTooLarge } from '../../http/limit-response-size.ts';
import type { Claims } from './read-claims.ts';
import type { Attempt, AttemptFailure, SignInProvider } from './sign-in-provider.ts';

/** How to communicate with a provider. */
export interface OpenIdProfile {
  id: string;
  name: string;
  issuer: string;
  clientId: string;
  scope: string;
  metadata?: Partial<openid.ClientMetadata>;
  authenticate: openid.ClientAuth;
  /** Additional parameters of the authorization request. */
  parameters?: Readonly<Record<string, string>>;
  /** The key that decrypts its answers; if set, unencrypted answers are refused. */
  decryption?: () => Promise<{ key: openid.CryptoKey; kid: string }>;
  readClaims(claims: Claims, attempt: Attempt): SignedInValues;
  /** Replaces the network for the mock, which answers in the same process. */
  fetch?: openid.CustomFetch;
  /** Seconds that each of its answers may take. */
  timeout?: number;
}

const TIMEOUT = 5;
/** The maximum size of an answer in bytes: many times what any provider needs. */
const MAX_RESPONSE_BYTES = 256 * 1024;
/** How long the provider's addresses and algorithms are cached, in milliseconds. */
const DISCOVERY_LASTS = 3_600_000;
const ENCRYPTION = 'A128CBC-HS256';

/** OpenID Connect: authorization code with PKCE, signatures checked with the provider's own keys. */
export function createOpenIdProvider(profile: OpenIdProfile): SignInProvider {
  const discover = remember(() => configure(profile), DISCOVERY_LASTS);
  return {
    id: profile.id,
    name: profile.name,
    start: (attempt, redirectUri) =>
      orFailure(async () => {
        const configuration = await discover();
        const url = openid.buildAuthorizationUrl(configuration, {
          response_type: 'code',
          scope: profile.scope,
          redirect_uri: redirectUri,
          state: attempt.state,
          nonce: attempt.nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(attempt.verifier),
          code_challenge_method: 'S256',
          ui_locales: attempt.lang,
          ...profile.parameters,
        });
        return { ok: true, url: url.href };
      }),
    finish: (attempt, callback) =>
      orFailure(async () => {
        const configuration = await discover();
        const claims = await exchange(configuration, profile, attempt, callback);
        return { ok: true, values: profile.readClaims(claims, attempt) };
      }),
  };
}

async function configure(profile: OpenIdProfile): Promise<openid.Configuration> {
  const decryption = await profile.decryption?.();
  const issuer = new URL(profile.issuer);
  return await openid.discovery(issuer, profile.clientId, profile.metadata, profile.authenticate, {
    timeout: profile.timeout ?? TIMEOUT,
    [openid.customFetch]: fetchWith(profile),
    execute: [
      openid.enableNonRepudiationChecks,
      ...(issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : []),
      ...(decryption
        ? [
            (configuration: openid.Configuration) =>
              openid.enableDecryptingResponses(configuration, [ENCRYPTION], decryption),
          ]
        : []),
    ],
  });
}

/** Exchanges the code for tokens, and the tokens for claims; those of userinfo take precedence. */
async function exchange(
  configuration: openid.Configuration,
  profile: OpenIdProfile,
  attempt: Attempt,
  callback: URL,
): Promise<Claims> {
  const tokens = await openid.authorizationCodeGrant(configuration, callback, {
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
    pkceCodeVerifier: attempt.verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new Unencrypted();
  if (profile.decryption && !isEncrypted(tokens.id_token ?? '')) throw new Unencrypted();
  if (configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
  const more = await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub);
  return { ...claims, ...more };
}

/** The library accepts plain answers besides encrypted answers; here plain answers are refused. */
class Unencrypted extends Error {
  readonly code = 'NOT_ENCRYPTED';
}

/** Five parts between dots: JWE (RFC 7516 §7.1). */
const isEncrypted = (token: string) => token.split('.').length === 5;

function fetchWith(profile: OpenIdProfile): openid.CustomFetch {
  const ask: openid.CustomFetch =
    profile.fetch ??
    ((url, { body, signal, ...options }) => {
      const form = body instanceof URLSearchParams ? body : null; // the request's body, if any
      return fetch(url, { ...options, body: form, signal: signal ?? null });
    });
  return async (url, options) => {
    const answer = await limitResponseSize(await ask(url, options), MAX_RESPONSE_BYTES);
    if (!profile.decryption) return answer;
    const type = answer.headers.get('content-type') ?? '';
    if (type.startsWith('application/jwt') && !isEncrypted(await answer.clone().text())) {
      throw new Unencrypted();
    }
    return answer;
  };
}

/** An answer that is absent or not trustworthy is a failure; its reason contains nothing of the answer. */
async function orFailure<T extends { ok: true }>(
  work: () => Promise<T>,
): Promise<T | AttemptFailure> {
  try {
    return await work();
  } catch (error) {
    const refused = error instanceof openid.AuthorizationResponseError ? error.error : undefined;
    const reason = refused === 'access_denied' ? 'cancelled' : 'failed';
    return { ok: false, reason, code: describeFailure(error) };
  }
}

function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN';
  // An error thrown during a request is wrapped in an error of the library.
  const { cause } = error;
  if (cause instanceof Unencrypted || cause instanceof ResponseTooLarge) return cause.code;
  const words: unknown[] = [
    'error' in error && error.error,
    'code' in error && error.code,
    error.name,
  ];
  const isWord = (word: unknown): word is string =>
    typeof word === 'string' && /^\w{1,60}$/.test(word);
  return words.find(isWord) ?? 'UNKNOWN';
}

/** Caches the answer for a time, but not a failure. */
function remember<T>(ask: () => Promise<T>, lasts: number): () => Promise<T> {
  let known: { answer: Promise<T>; until: number } | undefined;
  return () => {
    const now = performance.now();
    if (known !== undefined && known.until > now) return known.answer;
    const pending = { answer: ask(), until: now + lasts };
    known = pending;
    pending.answer.catch(() => {
      if (known === pending) known = undefined;
    });
    return pending.answer;
  };
}
