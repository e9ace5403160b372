import { API } from '#calls/api.ts';
import type { Answered, Call, Sent } from '#calls/call.ts';

/** The time limit for an answer, in milliseconds. */
const TIMEOUT = 15_000;

/** The refusals that callers tell apart; every other 4xx is `refused`. */
const REFUSALS = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  410: 'gone',
  422: 'invalid',
  429: 'tooMany',
} as const;

type Refusal = keyof typeof REFUSALS;

/** The outcome of a call. A refusal counts only with a body that the server writes. */
export type Reply<C extends Call = Call> =
  | { readonly kind: 'ok'; readonly body: Answered<C, 200> }
  | {
      readonly [Status in Refusal]: {
        readonly kind: (typeof REFUSALS)[Status];
        readonly body?: Answered<C, Status> | undefined;
      };
    }[Refusal]
  | { readonly kind: 'refused' }
  /** The server answered with a 5xx. */
  | { readonly kind: 'failed' }
  /** No answer in time, an answer that is not from our server (a proxy's refusal, say), or an aborted call. */
  | { readonly kind: 'unreachable' };

/** Outcomes that depend on the moment and say nothing about the request. */
type Undecided = { readonly kind: 'tooMany' | 'failed' | 'unreachable' };

/** True if repeating the call would give the same answer; false if the server cannot answer now. */
export function isDecided<R extends Reply>(reply: R): reply is Exclude<R, Undecided> {
  return reply.kind !== 'tooMany' && reply.kind !== 'failed' && reply.kind !== 'unreachable';
}

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : { readonly [N in Name]: Value };

/** A call with its parameters. */
export type Question<C extends Call> = Asked &
  Pick<C, 'method' | 'url'> &
  Part<'params', Sent<C, 'params'>> &
  Part<'query', Sent<C, 'querystring'>> &
  Part<'body', Sent<C, 'body'>>;

export interface CallOptions {
  /** Aborts the call. */
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Replaces the call's own address: for pages that answer scripts as well. */
  readonly address?: string | undefined;
  /** The call outlives the page. */
  readonly keepalive?: boolean;
}

/** Sends a call to the server and reads the answer; never rejects. */
export async function callApi<C extends Call>(
  { method, url, params, query, body }: Question<C>,
  { signal, headers, address, keepalive = false }: CallOptions = {},
): Promise<Reply<C>> {
  if (signal?.aborted) return UNREACHABLE;
  const path =
    address ?? API + url.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params?.[name] ?? ''));
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  setTimeout(stop, TIMEOUT);
  signal?.addEventListener('abort', stop);
  try {
    const answer = await fetch(query ? `${path}?${new URLSearchParams(query)}` : path, {
      method,
      keepalive,
      signal: waiting.signal,
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      body: body ? JSON.stringify(body) : null,
    });
    // What stands before the server answers pages.
    return readReply<C>(answer.status, await answer.json().catch(() => undefined));
  } catch {
    return UNREACHABLE;
  }
}

/** How the type of a named problem begins. */
const PROBLEM = 'urn:loanfront:problem:';

const UNREACHABLE = { kind: 'unreachable' } as const;

/** The outcome for a status; `body` is undefined if it was not JSON. */
export function readReply<C extends Call>(status: number, body?: unknown): Reply<C> {
  if (status >= 500) return { kind: 'failed' };
  // The server validates its answers before sending, so the types hold.
  if (status >= 400) {
    const own = isOurs(body) ? body : undefined;
    // Anyone who counts the calls, the answer is to wait.
    if (own === undefined && status !== 429) return UNREACHABLE;
    return { kind: REFUSALS[status as Refusal] ?? 'refused', body: own } as Reply<C>;
  }
  return body === undefined ? UNREACHABLE : ({ kind: 'ok', body } as Reply<C>);
}

/** Whether the server wrote the body of a refusal: a problem of its own type, or the faults by field. */
function isOurs(body: unknown): body is object {
  if (typeof body !== 'object' || body === null) return false;
  const { type, status } = body as { readonly type?: unknown; readonly status?: unknown };
  if (typeof type === 'string') return type === 'about:blank' || type.startsWith(PROBLEM);
  return status === 422 && 'errors' in body;
}
