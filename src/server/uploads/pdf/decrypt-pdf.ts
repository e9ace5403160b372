import { Buffer } from 'node:buffer';
import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import type { PdfEncryption } from './pdf-encryption.ts';
import type { PdfStream } from './pdf-streams.ts';
import { rc4 } from './rc4.ts';

/** The padding of an empty password (ISO 32000-2, 7.6.4.3). */
const PADDING = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);
const AES_BLOCK = 16; // bytes
const OBJECT = /(\d{1,10})\s+(\d{1,5})\s+obj(?![a-z])/g;

/** Decrypts the content of a stream; `undefined` if it belongs to no object. */
export type OpenStream = (stream: PdfStream, content: Buffer) => Buffer | undefined;

/** Decrypts the streams of a PDF with the empty password; `undefined` for an unknown method. */
export function openWithoutPassword(encryption: PdfEncryption): OpenStream | undefined {
  if (encryption.method === 'none') return (_, content) => content;
  const key = fileKeyOf(encryption);
  if (key === undefined) return undefined;
  const decrypt = encryption.method === 'aes' ? decryptAes : rc4;
  return ({ before }, content) => {
    const object = [...before.matchAll(OBJECT)].at(-1);
    if (object === undefined) return undefined;
    if (encryption.version === 5) return decrypt(key, content);
    const bound = Buffer.alloc(5);
    bound.writeUIntLE(Number(object[1]) & 0xffffff, 0, 3);
    bound.writeUInt16LE(Number(object[2]) & 0xffff, 3);
    const salt = encryption.method === 'aes' ? 'sAlT' : '';
    const length = Math.min(key.length + bound.length, 16);
    return decrypt(digest('md5', key, bound, Buffer.from(salt)).subarray(0, length), content);
  };
}

function fileKeyOf(encryption: PdfEncryption): Buffer | undefined {
  const { version, revision, user, userKey } = encryption;
  if (version !== 5) return olderFileKey(encryption);
  if (user.length < 48 || userKey.length !== 32 || ![5, 6].includes(revision)) return undefined;
  const salt = user.subarray(40, 48);
  const key = revision === 5 ? digest('sha256', salt) : hardenedHash(salt);
  const cipher = createDecipheriv('aes-256-cbc', key, Buffer.alloc(AES_BLOCK));
  return cipher.setAutoPadding(false).update(userKey);
}

/** Algorithm 2 of the standard, up to revision 4. */
function olderFileKey(encryption: PdfEncryption): Buffer {
  const { revision, length, owner, permissions, id, areMetadataEncrypted } = encryption;
  const written = Buffer.alloc(4);
  written.writeInt32LE(permissions);
  const mark = Buffer.alloc(revision >= 4 && !areMetadataEncrypted ? 4 : 0, 0xff);
  let hash = digest('md5', PADDING, owner.subarray(0, 32), written, id, mark);
  for (let round = 0; revision >= 3 && round < 50; round += 1)
    hash = digest('md5', hash.subarray(0, length));
  return hash.subarray(0, length);
}

const HASHES = ['sha256', 'sha384', 'sha512'] as const;

/** Algorithm 2.B of the standard, for an empty password: at least 64 rounds. */
function hardenedHash(salt: Buffer): Buffer {
  let key = digest('sha256', salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const repeated = Buffer.concat(Array.from({ length: 64 }, () => key));
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32));
    const mixed = cipher.setAutoPadding(false).update(repeated);
    const sum = mixed.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    key = digest(HASHES[sum % 3] ?? 'sha256', mixed);
    last = mixed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

/** What follows the last whole block is a line end. */
function decryptAes(key: Buffer, content: Buffer): Buffer {
  const start = content.subarray(0, AES_BLOCK);
  const blocks = content.subarray(AES_BLOCK, content.length - (content.length % AES_BLOCK));
  if (start.length < AES_BLOCK || blocks.length === 0) return Buffer.alloc(0);
  const algorithm = key.length === 32 ? 'aes-256-cbc' : 'aes-128-cbc';
  return createDecipheriv(algorithm, key, start).setAutoPadding(false).update(blocks);
}

function digest(algorithm: 'md5' | (typeof HASHES)[number], ...parts: Buffer[]): Buffer {
  const hash = createHash(algorithm);
  for (const part of parts) hash.update(part);
  return hash.digest();
}
