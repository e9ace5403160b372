/** Bytes of a file, the last included. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/**
 * What a `Range` header asks of a file of so many bytes (RFC 9110, 14.2): its bytes; «none» where it has
 * none of them; undefined where all of it is to be sent, as for several ranges at once, which no player
 * asks for.
 */
export function readByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    // The last so many bytes.
    const from = Math.max(0, size - Number(last));
    return from < size ? { from, to: size - 1 } : 'none';
  }
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < from) return undefined;
  return from < size ? { from, to } : 'none';
}
