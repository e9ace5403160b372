import { errors, jwtVerify, SignJWT } from 'jose';

/** What a token says. */
export interface NamedSession {
  id: string;
  /** In whole seconds. */
  issuedAt: Date;
}

/** A session in the visitor's hands: its signed id, valid for a time. */
export interface SessionTokens {
  /** A token for the session, issued at that time. */
  sign(sessionId: string, issuedAt: Date): Promise<string>;
  /** The session, and when the token was issued; `undefined` if the token is forged, expired, or not ours. */
  verify(token: string, now: Date): Promise<NamedSession | undefined>;
  /** The same, also for a token that expired within so many days before. */
  verifyLapsed(token: string, now: Date, withinDays: number): Promise<NamedSession | undefined>;
}

export const SESSION_SECONDS = 604_800; // 7 days, A-14.1

const DAY_SECONDS = 86_400;

/**
 * How many verified tokens are remembered, some 500 bytes each: checking a signature takes about a seventh of what
 * the server does for a saved draft. The token that was verified first is forgotten first.
 */
const MAX_REMEMBERED = 5_000;

const ISSUER = 'loanfront';

/** What a token is for: one for a probe opens no application, and the reverse. */
type Audience = 'application' | 'probe';
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The first secret signs and all verify, so that a secret can be replaced without ending sessions. */
export function createSessionTokens(
  secrets: readonly string[],
  audience: Audience = 'application',
): SessionTokens {
  const keys = secrets.map((secret) => new TextEncoder().encode(secret));
  const [first] = keys;
  if (first === undefined) throw new Error('No secret to sign tokens with');
  const remembered = new Map<string, Claims>();
  const read = async (token: string, now: Date, toleranceSeconds: number) => {
    const known = remembered.get(token);
    if (known !== undefined && now < known.expiresAt) return known.session;
    for (const key of keys) {
      const claims = await readClaims(token, key, audience, now, toleranceSeconds);
      if (claims === undefined) continue;
      remembered.set(token, claims);
      for (const [oldest] of remembered) {
        if (remembered.size <= MAX_REMEMBERED) break;
        remembered.delete(oldest);
      }
      return claims.session;
    }
    return undefined;
  };
  return {
    sign: (sessionId, at) => {
      const issuedAt = Math.floor(at.getTime() / 1000);
      return new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setAudience(audience)
        .setSubject(sessionId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + SESSION_SECONDS)
        .sign(first);
    },
    verify: (token, now) => read(token, now, 0),
    verifyLapsed: (token, now, withinDays) => read(token, now, withinDays * DAY_SECONDS),
  };
}

interface Claims {
  session: NamedSession;
  expiresAt: Date;
}

async function readClaims(
  token: string,
  key: Uint8Array,
  audience: Audience,
  now: Date,
  clockTolerance: number,
): Promise<Claims | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience,
      requiredClaims: ['sub', 'iat', 'exp'],
      currentDate: now,
      clockTolerance,
    });
    // The database would reject any other text as a session's id.
    const { sub = '', iat = 0, exp = 0 } = payload;
    if (!UUID.test(sub)) return undefined;
    return {
      session: { id: sub, issuedAt: new Date(iat * 1000) },
      expiresAt: new Date(exp * 1000),
    };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
