import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/**
 * Encrypts personal data with AES-256-GCM. The ciphertext is bound to the place where it is stored
 * (`requests/<id>`): moved to another row, it can no longer be decrypted.
 */
export interface KeyRing {
  /** The ids of its keys, in order. The first encrypts. */
  readonly ids: readonly [string, ...string[]];
  /** Encrypts with the ring's first key. */
  seal(plain: string, boundTo: string): Buffer;
  /** Decrypts with whichever key encrypted it. Throws an `UnreadableError` if it cannot. */
  open(sealed: Uint8Array, boundTo: string): string;
  /** Encrypts with the key of that id, which must be on the ring. */
  sealUnder(id: string, plain: string, boundTo: string): Buffer;
  /** The same for bytes. */
  sealBytes(plain: Uint8Array, boundTo: string): Buffer;
  openBytes(sealed: Uint8Array, boundTo: string): Buffer;
  /** A keyed hash of a text with the ring's first key: only its holder can make it. */
  mark(text: string, purpose: string): string;
  /** The hashes by every key of the ring, the first key's first, to find what an earlier key hashed. */
  marks(text: string, purpose: string): readonly string[];
  /** The key that hashes for a purpose, derived from the key of that id, which must be on the ring. */
  derivedKey(id: string, purpose: string): Buffer;
}

/** Data cannot be decrypted: the key is gone, or the data were altered or moved. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
  /** Where it is stored: `requests/<id>`. */
  readonly place: string;

  constructor(place: string, why: string, options?: ErrorOptions) {
    super(`${why}: ${place}`, options);
    this.place = place;
  }
}

/** The key that encrypted it is no longer on the ring: the operator has removed it. */
export class KeyGoneError extends UnreadableError {
  constructor(place: string, id: string) {
    super(place, `No key "${id}" on the ring`);
  }
}

/** The decrypted value, or `gone` if its key is gone. Throws if it was altered or moved. */
export function openUnlessGone<T, G>(open: () => T, gone: G): T | G {
  try {
    return open();
  } catch (error) {
    if (error instanceof KeyGoneError) return gone;
    throw error;
  }
}

interface Key {
  id: string;
  /** As Node's crypto takes it: bytes would be read again for each value, nearly half the cost of encrypting a draft. */
  secret: KeyObject;
}

// Layout of an encrypted value: version, length of the key's id, id, iv, tag, ciphertext.
const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const KEY_ID = /^[A-Za-z0-9_-]{1,32}$/;

/** The bytes with which every value begins that the key of this id encrypted. */
export function headOf(id: string): Buffer {
  const ascii = Buffer.from(id, 'ascii');
  return Buffer.concat([Buffer.from([VERSION, ascii.length]), ascii]);
}

/** The characters with which every hash begins that the key of this id made. */
export const markHeadOf = (id: string) => `${id}.`;

/** Reads `id:base64key,id2:base64key2`. The first encrypts, all decrypt. `undefined` if not in that form. */
export function parseKeyRing(written: string): KeyRing | undefined {
  const keys = readKeys(written);
  const first = keys?.[0];
  return keys === undefined || first === undefined ? undefined : createKeyRing(first, keys);
}

/** The bytes of every key, to assess their strength. Empty if not in that form. */
export function keysOf(written: string): readonly Uint8Array[] {
  return (readKeys(written) ?? []).map(({ secret }) => secret.export());
}

function readKeys(written: string): readonly Key[] | undefined {
  const keys: Key[] = [];
  for (const part of written.split(',')) {
    const [id, encoded, ...rest] = part.trim().split(':');
    if (id === undefined || encoded === undefined || rest.length > 0 || !KEY_ID.test(id)) return;
    const bytes = Buffer.from(encoded, 'base64');
    if (bytes.length !== KEY_BYTES || keys.some((key) => key.id === id)) return;
    keys.push({ id, secret: createSecretKey(bytes) });
  }
  return keys;
}

/** A new ring with a single key, in the form that `parseKeyRing` reads. */
export function generateKeyRing(): string {
  return generateKey('k1');
}

/** A new key of that id: `id:base64key`. */
export function generateKey(id: string): string {
  return `${id}:${randomBytes(KEY_BYTES).toString('base64')}`;
}

/** For so many values random bytes are drawn at once, because each draw is a system call. */
const IVS_AT_ONCE = 256;
let drawn = Buffer.alloc(0);

/** An initialisation vector: random bytes, each handed out once. */
function drawIv(): Buffer {
  if (drawn.length === 0) drawn = randomBytes(IV_BYTES * IVS_AT_ONCE);
  const iv = drawn.subarray(0, IV_BYTES);
  drawn = drawn.subarray(IV_BYTES);
  return iv;
}

function createKeyRing(first: Key, keys: readonly Key[]): KeyRing {
  const find = (id: string, place: string): Key => {
    const key = keys.find((candidate) => candidate.id === id);
    if (key === undefined) throw new KeyGoneError(place, id);
    return key;
  };
  const sealWith = (key: Key, plain: Uint8Array, boundTo: string) => {
    const iv = drawIv();
    const cipher = createCipheriv('aes-256-gcm', key.secret, iv);
    cipher.setAAD(Buffer.from(boundTo, 'utf8'));
    const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([headOf(key.id), iv, cipher.getAuthTag(), ciphertext]);
  };
  const [, ...others] = keys.map(({ id }) => id);
  const openBytes = (sealed: Uint8Array, boundTo: string) => {
    const bytes = Buffer.from(sealed);
    const idLength = bytes[1];
    if (bytes[0] !== VERSION || idLength === undefined)
      throw new UnreadableError(boundTo, 'Not a sealed value');
    const ivAt = 2 + idLength;
    const id = bytes.toString('ascii', 2, ivAt);
    const key = find(id, boundTo);
    const iv = bytes.subarray(ivAt, ivAt + IV_BYTES);
    const tag = bytes.subarray(ivAt + IV_BYTES, ivAt + IV_BYTES + TAG_BYTES);
    const ciphertext = bytes.subarray(ivAt + IV_BYTES + TAG_BYTES);
    try {
      const decipher = createDecipheriv('aes-256-gcm', key.secret, iv, {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(boundTo, 'utf8'));
      decipher.setAuthTag(tag);
      return Buffer.concat([decipher.update(ciphertext), decipher.final()]);
    } catch (cause) {
      throw new UnreadableError(boundTo, 'Altered, cut off or moved', { cause });
    }
  };
  return {
    ids: [first.id, ...others],
    seal: (plain, boundTo) => sealWith(first, Buffer.from(plain, 'utf8'), boundTo),
    sealUnder: (id, plain, boundTo) =>
      sealWith(find(id, boundTo), Buffer.from(plain, 'utf8'), boundTo),
    open: (sealed, boundTo) => openBytes(sealed, boundTo).toString('utf8'),
    sealBytes: (plain, boundTo) => sealWith(first, plain, boundTo),
    openBytes,
    mark: (text, purpose) => markWith(first, text, purpose),
    marks: (text, purpose) => keys.map((key) => markWith(key, text, purpose)),
    derivedKey: (id, purpose) => deriveKey(find(id, purpose), purpose),
  };
}

/** The key also encrypts: a key derived for each purpose keeps the uses apart. */
function deriveKey({ secret }: Key, purpose: string): Buffer {
  return createHmac('sha256', secret).update(`loanfront ${purpose} 1`).digest();
}

function markWith(key: Key, text: string, purpose: string): string {
  const derived = deriveKey(key, purpose);
  return `${markHeadOf(key.id)}${createHmac('sha256', derived).update(text).digest('base64url')}`;
}
