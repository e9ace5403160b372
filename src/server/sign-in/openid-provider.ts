import * as openid from 'openid-client';
import type { SignedInValues } from '#journey/signed-in.ts';
import { AnswerTooLong, boundAnswer } from '../http/bounded-answer.ts';
import type { Claims } from './read-claims.ts';
import type { Attempt, AttemptFailure, SignInProvider } from './sign-in-provider.ts';

/** How one provider is spoken to. */
export interface OpenIdProfile {
  id: string;
  name: string;
  issuer: string;
  clientId: string;
  scope: string;
  metadata?: Partial<openid.ClientMetadata>;
  authenticate: openid.ClientAuth;
  /** More parameters of the authorization request. */
  parameters?: Readonly<Record<string, string>>;
  /** What its answers are decrypted with; with it, none comes unencrypted. */
  decryption?: () => Promise<{ key: openid.CryptoKey; kid: string }>;
  readClaims(claims: Claims, attempt: Attempt): SignedInValues;
  /** Not over the net: the stand-in's, which answers in the same process. */
  fetch?: openid.CustomFetch;
  /** Seconds that each of its answers may take. */
  timeout?: number;
}

const TIMEOUT = 5;
/** Bytes that each of them may have: many times what any provider needs. */
const LONGEST_ANSWER = 256 * 1024;
/** The provider's addresses and algorithms are asked for anew after so many milliseconds. */
const DISCOVERY_LASTS = 3_600_000;
const ENCRYPTION = 'A128CBC-HS256';

/** OpenID Connect: authorization code with PKCE, signatures checked with the provider's own keys. */
export function createOpenIdProvider(profile: OpenIdProfile): SignInProvider {
  const discover = remember(() => configure(profile), DISCOVERY_LASTS);
  return {
    id: profile.id,
    name: profile.name,
    start: (attempt, redirectUri) =>
      told(async () => {
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
      told(async () => {
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
    [openid.customFetch]: askingWith(profile),
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

/** The code for tokens, the tokens for what they tell; what userinfo says counts last. */
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

/** Encrypted answers are decrypted, and plain ones taken too: here they are refused. */
class Unencrypted extends Error {
  readonly code = 'NOT_ENCRYPTED';
}

/** Five parts between dots: JWE (RFC 7516 §7.1). */
const isEncrypted = (token: string) => token.split('.').length === 5;

function askingWith(profile: OpenIdProfile): openid.CustomFetch {
  const ask: openid.CustomFetch =
    profile.fetch ??
    ((url, { body, signal, ...options }) => {
      const form = body instanceof URLSearchParams ? body : null; // what it sends, if anything
      return fetch(url, { ...options, body: form, signal: signal ?? null });
    });
  return async (url, options) => {
    const answer = await boundAnswer(await ask(url, options), LONGEST_ANSWER);
    if (!profile.decryption) return answer;
    const type = answer.headers.get('content-type') ?? '';
    if (type.startsWith('application/jwt') && !isEncrypted(await answer.clone().text())) {
      throw new Unencrypted();
    }
    return answer;
  };
}

/** What cannot be trusted, or did not come, is no sign-in; nothing of an answer is in the reason. */
async function told<T extends { ok: true }>(work: () => Promise<T>): Promise<T | AttemptFailure> {
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
  // Thrown while it was asking, it comes within an error of the library's.
  const { cause } = error;
  if (cause instanceof Unencrypted || cause instanceof AnswerTooLong) return cause.code;
  const words: unknown[] = [
    'error' in error && error.error,
    'code' in error && error.code,
    error.name,
  ];
  const isWord = (word: unknown): word is string =>
    typeof word === 'string' && /^\w{1,60}$/.test(word);
  return words.find(isWord) ?? 'UNKNOWN';
}

/** The same answer for a time; a failure is not remembered. */
function remember<T>(ask: () => Promise<T>, lasts: number): () => Promise<T> {
  let known: { answer: Promise<T>; until: number } | undefined;
  return () => {
    const now = performance.now();
    if (known !== undefined && known.until > now) return known.answer;
    const asked = { answer: ask(), until: now + lasts };
    known = asked;
    asked.answer.catch(() => {
      if (known === asked) known = undefined;
    });
    return asked.answer;
  };
}
