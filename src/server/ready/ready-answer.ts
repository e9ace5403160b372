import type { IncomingMessage } from 'node:http';
import { REQUEST_ID } from '../http/request-ids.ts';
import type { Timed } from '../observability/metric-table.ts';

/** The part of a request that an answer depends on. */
export type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** The answer that the framework gave. */
export interface Given {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer | string | undefined;
  /** As it is declared. */
  readonly route: string;
  /** Whether it is counted among a visitor's look-ups. */
  readonly isLookup: boolean;
}

/** An answer as it was sent, without what is each answer's own: its request id, and what it tells of a limit. */
export interface ReadyAnswer extends Pick<Given, 'status' | 'body' | 'isLookup'> {
  /** Names and values in turn. */
  readonly head: readonly string[];
  /** As it is logged, and timed. */
  readonly logged: { readonly method: string; readonly route: string };
  readonly timed: Timed['http_server_request_duration_seconds'];
}

const EACH_ITS_OWN = new RegExp(`^(?:${REQUEST_ID}|x-ratelimit-.*)$`);

/** What is kept of an answer; nothing of the last on its connection, as while the server stops: the next is not. */
export function makeReady(
  method: string,
  { status, headers, body, route, isLookup }: Given,
): ReadyAnswer | undefined {
  if (headers.connection !== undefined) return undefined;
  const head = Object.entries(headers)
    .filter(([name]) => !EACH_ITS_OWN.test(name))
    .flatMap(([name, value]) => [name, String(value)]);
  const timed = {
    http_request_method: method,
    http_route: route,
    http_response_status_code: String(status),
  };
  return { status, head, body, isLookup, timed, logged: { method, route } };
}
