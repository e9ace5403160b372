/** An answer to a call of ours was longer than any that makes sense. */
export class AnswerTooLong extends Error {
  readonly code = 'ANSWER_TOO_LONG';
}

/**
 * The answer with its whole body read, up to so many bytes after decompression; rejects with
 * `AnswerTooLong` beyond them, and lets go of the connection. How long it may take is for the signal
 * of the call to say, which ends the reading too.
 */
export async function boundAnswer(answer: Response, mostBytes: number): Promise<Response> {
  if (answer.body === null) return answer;
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body) {
    length += part.byteLength;
    if (length > mostBytes) throw new AnswerTooLong(); // leaving the loop cancels the body
    parts.push(part);
  }
  const { status, statusText, headers } = answer;
  return new Response(Buffer.concat(parts), { status, statusText, headers });
}
