import type { Buffer } from 'node:buffer';

/**
 * RC4, which older writers of PDF still protect files with; Node's own OpenSSL has none any more. It
 * is only undone here: nothing is kept secret by it.
 */
export function rc4(key: Buffer, content: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index] ?? 0;
  const swap = (one: number, other: number) => {
    const kept = at(one);
    state[one] = at(other);
    state[other] = kept;
  };
  let other = 0;
  for (let one = 0; one < 256; one += 1) {
    other = (other + at(one) + (key[one % key.length] ?? 0)) & 0xff;
    swap(one, other);
  }
  other = 0;
  // Of a Buffer, map would answer one as well; its index runs on past 256.
  const plain = content.map((byte, index) => {
    const one = (index + 1) & 0xff;
    other = (other + at(one)) & 0xff;
    swap(one, other);
    return byte ^ at((at(one) + at(other)) & 0xff);
  });
  return plain as Buffer;
}
