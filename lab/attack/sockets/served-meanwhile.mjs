import { setTimeout as pause } from 'node:timers/promises';

/** How long between two requests of other visitors, in milliseconds. */
const BETWEEN = 100;

/** @param {string} address @returns {Promise<number>} how long a page and a call take, in milliseconds; −1: refused */
async function visit(address) {
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

/**
 * Other visitors, who open a page and make a call now and then until told to stop.
 * @param {string} address
 */
export function startVisitors(address) {
  let isGoing = true;
  /** @type {number[]} */
  const times = [];
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

/** @param {readonly number[]} times */
export function summarise(times) {
  const served = times.filter((ms) => ms >= 0).sort((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    Math.round(served[Math.floor((served.length - 1) * share)] ?? -1);
  return {
    visits: times.length,
    refused: times.length - served.length,
    median: at(0.5),
    p95: at(0.95),
    longest: at(1),
  };
}

/** @param {ReturnType<typeof summarise>} summary */
export function describe({ visits, refused, median, p95, longest }) {
  return `${visits} visits, ${refused} not served, ${median} ms in the middle, ${p95} ms at 95 %, ${longest} ms at most`;
}
