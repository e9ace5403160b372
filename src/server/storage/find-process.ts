import { readFileSync } from 'node:fs';

/** What /proc says of a process; undefined where it does not say: there is none, or no /proc. */
export interface ProcessState {
  /** When it began, in the system's own count: pids are given out again. */
  began: string;
  /** Whether it runs no line of its own any more, and only waits to be cleared away. */
  isGone: boolean;
}

/** A flag of the kernel's: the process is ending (PF_EXITING, include/linux/sched.h). */
const ENDING = 0x4;

/** SIGKILL among the signals that a process has not got yet, as a bit. */
const KILL = 1n << 8n;

export function findProcess(pid: number, folder = '/proc'): ProcessState | undefined {
  let stat: string;
  try {
    stat = readFileSync(`${folder}/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // Counted after the name, field 2, which may hold spaces and stands in parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state = '', flags = '0', began = ''] = [fields[0], fields[6], fields[19]];
  const isGone =
    state === 'Z' || // ended, and nobody has asked how: without an init that lasts
    state === 'X' ||
    (Number(flags) & ENDING) !== 0 ||
    isKilled(`${folder}/${pid}/status`);
  return { began, isGone };
}

/** Whether it was told SIGKILL: it may still stand there, and does nothing of its own again. */
function isKilled(path: string): boolean {
  try {
    const lines = readFileSync(path, 'utf8').matchAll(/^(?:SigPnd|ShdPnd):\s*([0-9a-f]+)$/gm);
    return [...lines].some(([, mask = '0']) => (BigInt(`0x${mask}`) & KILL) !== 0n);
  } catch {
    return false;
  }
}
