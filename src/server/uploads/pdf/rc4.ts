import type { Buffer } from 'node:buffer';

/**
 * RC4, which older PDF writers still use and Node's OpenSSL no longer has. It is only used to decrypt:
 * it protects nothing here.
 */
export function rc4(key: Buffer, content: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index] ?? 0;
  const swap = (i: number, j: number) => {
    const value = at(i);
    state[i] = at(j);
    state[j] = value;
  };
  let j = 0;
  for (let i = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 0xff;
    swap(i, j);
  }
  j = 0;
  // The map of a Buffer returns a Buffer; its index runs on past 256.
  const plain = content.map((byte, index) => {
    const i = (index + 1) & 0xff;
    j = (j + at(i)) & 0xff;
    swap(i, j);
    return byte ^ at((at(i) + at(j)) & 0xff);
  });
  return plain as Buffer;
}
