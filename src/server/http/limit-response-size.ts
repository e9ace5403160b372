/** An answer to a request of ours was longer than any valid answer. */
export class ResponseTooLarge extends Error {
  readonly code = 'ANSWER_TOO_LONG';
}

/**
 * The answer with its whole body read, up to so many bytes after decompression; rejects with
 * `ResponseTooLarge` beyond that, and releases the connection. The caller's signal limits the time, also
 * while reading.
 */
export async function limitResponseSize(answer: Response, mostBytes: number): Promise<Response> {
  if (answer.body === null) return answer;
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body) {
    length += part.byteLength;
    if (length > mostBytes) throw new ResponseTooLarge(); // leaving the loop cancels the body
    parts.push(part);
  }
  const { status, statusText, headers } = answer;
  return new Response(Buffer.concat(parts), { status, statusText, headers });
}
