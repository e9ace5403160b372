import { setTimeout } from 'node:timers/promises';

/** How long anything may take, in milliseconds: on a machine that is busy with others, many times as long as usual. */
const TIMEOUT_MS = 180_000;

const POLL_MS = 50;

/** Asks until there is an answer, and returns it. Throws after three minutes, with what `describe` says. */
export async function until<T>(
  ask: () => T | undefined | Promise<T | undefined>,
  describe: () => string | Promise<string>,
): Promise<T> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > end)
      throw new Error(`Not in ${TIMEOUT_MS / 1_000} seconds: ${await describe()}`);
    await setTimeout(POLL_MS);
  }
}
