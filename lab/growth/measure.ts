import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { inProject } from '../project.ts';

export const medianOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The median time of a call, in milliseconds, over so many, one after the other. */
export async function timeOf(times: number, call: (n: number) => Promise<unknown>) {
  const taken = [];
  for (let n = 0; n < times; n += 1) {
    const began = performance.now();
    await call(n);
    taken.push(performance.now() - began);
  }
  return medianOf(taken);
}

/** Times a call again and again while something else goes on; returns the median, and what the work returned. */
export async function timeDuring<T>(call: (n: number) => Promise<unknown>, work: () => Promise<T>) {
  let going = true;
  const working = work().finally(() => {
    going = false;
  });
  const taken = [];
  for (let n = 0; going; n += 1) taken.push(await timeOf(1, () => call(n)));
  return { during: medianOf(taken), calls: taken.length, result: await working };
}

/** Runs an operator's command, whose output is only counted. */
export async function runMeasured(environment: Record<string, string>, words: readonly string[]) {
  const began = performance.now();
  const child = spawn(process.execPath, [inProject('dist/server/cli.mjs'), ...words], {
    env: environment,
    cwd: inProject('.'),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let [bytes, peak] = [0, 0];
  child.stdout.on('data', (piece) => {
    bytes += piece.length;
  });
  const watch = setInterval(() => {
    peak = Math.max(peak, peakOf(child.pid));
  }, 50);
  const code = await new Promise((settle) => child.once('close', settle));
  clearInterval(watch);
  const seconds = (performance.now() - began) / 1_000;
  return { command: words.join(' '), code, seconds, megabytes: peak, output: bytes };
}

/** The most memory that a process ever had, in MB; 0 once it has ended. */
function peakOf(pid: number | undefined) {
  try {
    const [, kilobytes] =
      /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes ?? 0) / 1024);
  } catch {
    return 0;
  }
}
