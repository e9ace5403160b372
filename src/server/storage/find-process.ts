import { readFileSync } from 'node:fs';

/** What /proc says of a process; undefined if there is no such process, or no /proc. */
export interface ProcessState {
  /** The start time in the system's clock ticks, because pids are reused. */
  began: string;
  /** Whether it executes no more code and only waits to be reaped. */
  isGone: boolean;
}

/** A flag of the kernel's: the process is ending (PF_EXITING, include/linux/sched.h). */
const ENDING = 0x4;

/** SIGKILL as a bit of the pending signals. */
const KILL = 1n << 8n;

export function findProcess(pid: number, folder = '/proc'): ProcessState | undefined {
  let stat: string;
  try {
    stat = readFileSync(`${folder}/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // Counted after the name, field 2, which stands in parentheses and may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state = '', flags = '0', began = ''] = [fields[0], fields[6], fields[19]];
  const isGone =
    state === 'Z' || // ended but not reaped, as without an init process
    state === 'X' ||
    (Number(flags) & ENDING) !== 0 ||
    isKilled(`${folder}/${pid}/status`);
  return { began, isGone };
}

/** Whether SIGKILL is pending: the process may still be listed, but executes nothing more. */
function isKilled(path: string): boolean {
  try {
    const lines = readFileSync(path, 'utf8').matchAll(/^(?:SigPnd|ShdPnd):\s*([0-9a-f]+)$/gm);
    return [...lines].some(([, mask = '0']) => (BigInt(`0x${mask}`) & KILL) !== 0n);
  } catch {
    return false;
  }
}
