/** Bytes that arrive in parts of any length, read by what they hold. Holds no more than is asked for. */
export interface ByteReader {
  /** The next part, as it arrives; undefined at the end. */
  some(): Promise<Buffer | undefined>;
  /** So many bytes; fewer only at the end. */
  upTo(length: number): Promise<Buffer>;
  /** The same, left to be read again. */
  peek(length: number): Promise<Buffer>;
  giveBack(bytes: Uint8Array): void;
  /** How many bytes were read and not given back. */
  position(): number;
}

export function createByteReader(source: AsyncIterable<Uint8Array>): ByteReader {
  const parts = source[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  let position = 0;

  const giveBack = (bytes: Uint8Array) => {
    position -= bytes.length;
    held = held.length === 0 ? Buffer.from(bytes) : Buffer.concat([bytes, held]);
  };
  const some = async () => {
    if (held.length === 0) {
      const next = await parts.next();
      if (next.done) return undefined;
      held = Buffer.from(next.value);
    }
    const part = held;
    held = Buffer.alloc(0);
    position += part.length;
    return part;
  };
  const upTo = async (length: number) => {
    const found: Buffer[] = [];
    let missing = length;
    while (missing > 0) {
      const part = await some();
      if (part === undefined) break;
      found.push(part.subarray(0, missing));
      if (part.length > missing) giveBack(part.subarray(missing));
      missing -= Math.min(missing, part.length);
    }
    return Buffer.concat(found);
  };
  return {
    some,
    upTo,
    giveBack,
    position: () => position,
    peek: async (length) => {
      const bytes = await upTo(length);
      giveBack(bytes);
      return bytes;
    },
  };
}
