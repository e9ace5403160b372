import { createPrivateKey } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';

/** Our own keys: the first signs what we send to itsme, the second decrypts what itsme sends. */
export interface ItsmeKeys {
  signing: { key: CryptoKey; kid: string };
  decryption: { key: CryptoKey; kid: string };
  /** The public halves, as itsme fetches them. */
  publicKeys: { keys: PublicJwk[] };
}

/** A private RSA key as in a JWKS. */
export type PrivateJwk = JWK & { kid: string; use: 'sig' | 'enc'; n: string };

/** The public half of such a key. */
export type PublicJwk = Required<Pick<JWK, 'kty' | 'n' | 'e' | 'kid' | 'use' | 'alg'>>;

/** The minimum by RFC 7518 §3.3 and §4.3, in bits. */
const MIN_KEY_BITS = 2048;
const ALGORITHMS = { sig: 'RS256', enc: 'RSA-OAEP-256' } as const;

/** The key of each use in a JWKS; `undefined` unless it contains exactly two such keys. */
export function parsePrivateJwks(
  written: string,
): { sig: PrivateJwk; enc: PrivateJwk } | undefined {
  const keys = readKeys(written).filter(isPrivateKey);
  const [sig, ...moreSig] = keys.filter(({ use }) => use === 'sig');
  const [enc, ...moreEnc] = keys.filter(({ use }) => use === 'enc');
  if (sig === undefined || enc === undefined || moreSig.length + moreEnc.length > 0) return;
  return sig.kid === enc.kid ? undefined : { sig, enc };
}

function readKeys(written: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(written);
    const keys = typeof parsed === 'object' && parsed !== null && 'keys' in parsed && parsed.keys;
    return Array.isArray(keys) ? keys : [];
  } catch {
    return [];
  }
}

function isPrivateKey(key: unknown): key is PrivateJwk {
  if (typeof key !== 'object' || key === null) return false;
  const { kty, use, kid, n, e, d } = key as Record<string, unknown>;
  const isText = [kid, n, e, d].every((part) => typeof part === 'string' && part !== '');
  if (kty !== 'RSA' || !isText || (use !== 'sig' && use !== 'enc')) return false;
  return Buffer.from(String(n), 'base64url').length * 8 >= MIN_KEY_BITS && isWhole(key as JWK);
}

function isWhole(key: JWK): boolean {
  try {
    createPrivateKey({ key, format: 'jwk' });
    return true;
  } catch {
    return false;
  }
}

/** Throws if a key is damaged. */
export async function importKeys({
  sig,
  enc,
}: {
  sig: PrivateJwk;
  enc: PrivateJwk;
}): Promise<ItsmeKeys> {
  return {
    signing: { key: await importPrivate(sig), kid: sig.kid },
    decryption: { key: await importPrivate(enc), kid: enc.kid },
    publicKeys: { keys: [sig, enc].map(publicHalf) },
  };
}

async function importPrivate(jwk: PrivateJwk): Promise<CryptoKey> {
  const key = await importJWK({ ...jwk, alg: ALGORITHMS[jwk.use] }, ALGORITHMS[jwk.use]);
  if (key instanceof Uint8Array) throw new Error('Not an RSA key');
  return key;
}

function publicHalf({ kty, n, e, kid, use }: PrivateJwk): PublicJwk {
  return { kty: kty ?? 'RSA', n, e: e ?? '', kid, use, alg: ALGORITHMS[use] };
}

/** A new pair of private keys, as in a JWKS. */
export async function generatePrivateJwks(): Promise<{ sig: PrivateJwk; enc: PrivateJwk }> {
  const [sig, enc] = await Promise.all([generatePrivateJwk('sig'), generatePrivateJwk('enc')]);
  return { sig, enc };
}

async function generatePrivateJwk(use: 'sig' | 'enc'): Promise<PrivateJwk> {
  const { privateKey } = await generateKeyPair(ALGORITHMS[use], { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: `loanfront-${use}`, use, n: jwk.n ?? '' };
}
