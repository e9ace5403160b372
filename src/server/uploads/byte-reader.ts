/** Reads bytes that arrive in parts of any length. Buffers no more than is requested. */
export interface ByteReader {
  /** The next part, as it arrives; `undefined` at the end. */
  next(): Promise<Buffer | undefined>;
  /** So many bytes; fewer only at the end. */
  upTo(length: number): Promise<Buffer>;
  /** The same, without consuming them. */
  peek(length: number): Promise<Buffer>;
  giveBack(bytes: Uint8Array): void;
  /** How many bytes were consumed. */
  position(): number;
}

export function createByteReader(source: AsyncIterable<Uint8Array>): ByteReader {
  const parts = source[Symbol.asyncIterator]();
  let buffered: Buffer = Buffer.alloc(0);
  let position = 0;

  const giveBack = (bytes: Uint8Array) => {
    position -= bytes.length;
    buffered = buffered.length === 0 ? Buffer.from(bytes) : Buffer.concat([bytes, buffered]);
  };
  const nextPart = async () => {
    if (buffered.length === 0) {
      const next = await parts.next();
      if (next.done) return undefined;
      buffered = Buffer.from(next.value);
    }
    const part = buffered;
    buffered = Buffer.alloc(0);
    position += part.length;
    return part;
  };
  const upTo = async (length: number) => {
    const parts: Buffer[] = [];
    let missing = length;
    while (missing > 0) {
      const part = await nextPart();
      if (part === undefined) break;
      parts.push(part.subarray(0, missing));
      if (part.length > missing) giveBack(part.subarray(missing));
      missing -= Math.min(missing, part.length);
    }
    return Buffer.concat(parts);
  };
  return {
    next: nextPart,
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
