import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import type { MadeRequest } from './requests.ts';

/** The answer to a request. Status 0: none in time; negative: cut off (−2), or not to be sent by this client (−1). */
export interface Answer {
  status: number;
  body: string;
  hasRetryAfter: boolean;
}

/** How long an answer may take before it counts as none, in milliseconds. */
const TIMEOUT = 20_000;

/** Sends what fetch would refuse, as far as Node's client can. */
export function send(address: string, { method, path, headers, body }: MadeRequest) {
  return new Promise<Answer>((settle) => {
    const end = (status: number, body = '', hasRetryAfter = false) =>
      settle({ status, body, hasRetryAfter });
    const signal = AbortSignal.timeout(TIMEOUT);
    try {
      const sent = httpRequest(address, {
        method,
        signal,
        path: encodeForNode(path),
        headers: { ...headers, ...(body && { 'content-length': body.length }) },
      });
      sent.once('response', (response) => {
        const { statusCode = 0, headers } = response;
        text(response).then(
          (body) => end(statusCode, body, 'retry-after' in headers),
          () => end(signal.aborted ? 0 : statusCode),
        );
      });
      // An answer that ends the connection before all of the request was read looks the same.
      sent.once('error', () => end(signal.aborted ? 0 : -2));
      sent.end(body);
    } catch (error) {
      end(-1, String(error));
    }
  });
}

/** Encodes the characters that Node's client refuses in an address. */
function encodeForNode(path: string) {
  return path.replace(/[^\u0021-\u00ff]/g, (odd) =>
    odd.isWellFormed() ? encodeURIComponent(odd) : '%ed%a0%80',
  );
}
