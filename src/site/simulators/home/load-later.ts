import type { StagedLater } from './use-stage.ts';

/** The time limit for an answer, in milliseconds. */
const TIMEOUT = 15_000;

/** Reads what the home page does not open with. Rejects if it does not come. */
export async function loadLater(path: string): Promise<StagedLater> {
  const answer = await fetch(path, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  // The build that made the page wrote it.
  return answer.json();
}
