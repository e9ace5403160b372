/** Where the server's calls are. */
export const API = '/api/v1';

/** An answer that takes longer than this does not come, in milliseconds. */
const WAITS = 15_000;

/** None of these rejects: a call that fails, is refused or is broken off answers undefined. */
export async function ask<T>(
  path: string,
  isAnswer: (value: unknown) => value is T,
  signal?: AbortSignal | undefined,
): Promise<T | undefined> {
  const answer = await fetchAnswer(path, signal);
  return answer?.ok && isAnswer(answer.value) ? answer.value : undefined;
}

async function fetchAnswer(path: string, signal: AbortSignal | undefined) {
  if (signal?.aborted) return undefined;
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  const timer = setTimeout(stop, WAITS);
  signal?.addEventListener('abort', stop);
  try {
    const answer = await fetch(path, {
      credentials: 'same-origin',
      headers: { Accept: 'application/json' },
      signal: waiting.signal,
    });
    const { ok, status } = answer;
    return { ok, status, value: ok ? ((await answer.json()) as unknown) : undefined };
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/** Something of one broker, or false where there is none of this id any more. */
export async function askOfBroker<T>(
  id: string,
  isAnswer: (value: unknown) => value is T,
): Promise<T | false | undefined> {
  const answer = await fetchAnswer(`${API}/brokers/${encodeURIComponent(id)}`, undefined);
  if (answer?.status === 404) return false;
  return answer?.ok && isAnswer(answer.value) ? answer.value : undefined;
}
