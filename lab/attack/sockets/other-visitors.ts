import { setTimeout as pause } from 'node:timers/promises';

/** How long between two requests of other visitors, in milliseconds. */
const BETWEEN = 100;

/** @returns how long a page and a call take, in milliseconds; −1: refused */
async function visit(address: string): Promise<number> {
  const began = performance.now();
  try {
    const signal = AbortSignal.timeout(10_000);
    for (const path of ['/fr/contact/', '/api/v1/ready']) {
      const answer = await fetch(address + path, { signal });
      await answer.arrayBuffer();
      if (!answer.ok) return -1;
    }
    return performance.now() - began;
  } catch {
    return -1;
  }
}

/** Other visitors, who open a page and make a call now and then until told to stop. */
export function startVisitors(address: string) {
  let isGoing = true;
  const times: number[] = [];
  const ended = (async () => {
    while (isGoing) {
      times.push(await visit(address));
      await pause(BETWEEN);
    }
  })();
  return {
    stop: async () => {
      isGoing = false;
      await ended;
      return summarise(times);
    },
  };
}

export function summarise(times: readonly number[]) {
  const served = times.filter((ms) => ms >= 0).sort((a, b) => a - b);
  const at = (share: number) => Math.round(served[Math.floor((served.length - 1) * share)] ?? -1);
  return {
    visits: times.length,
    refused: times.length - served.length,
    median: at(0.5),
    p95: at(0.95),
    longest: at(1),
  };
}

export function describe({ visits, refused, median, p95, longest }: ReturnType<typeof summarise>) {
  return `${visits} visits, ${refused} not served, ${median} ms in the middle, ${p95} ms at 95 %, ${longest} ms at most`;
}
