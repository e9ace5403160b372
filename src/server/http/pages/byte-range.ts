/** Bytes of a file, the last included. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The bytes that a `Range` header requests of a file of this size (RFC 9110, 14.2); "none" if the file
 * has none of them; `undefined` if the whole file is to be sent, as for several ranges at once, which no
 * player requests.
 */
export function readByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    // A suffix range: the last so many bytes.
    const from = Math.max(0, size - Number(last));
    return from < size ? { from, to: size - 1 } : 'none';
  }
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < from) return undefined;
  return from < size ? { from, to } : 'none';
}
