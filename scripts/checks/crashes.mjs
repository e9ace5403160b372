import { withoutColours } from '../processes/quietly.mjs';

/** Signals by which Node ends itself when its engine finds a fault of its own; SIGABRT is a heap that grew too large. */
const OF_THE_ENGINE = ['SIGTRAP', 'SIGILL', 'SIGSEGV', 'SIGBUS'];

const CRASH =
  /Worker exited unexpectedly with signal (SIG[A-Z]+)\b.*? while running test file (.+)$/gm;

/** What the engine prints before it ends itself. */
const REASON = /^# (?:Debug check|Check) failed: .+$/m;

/**
 * The test files whose process Node's own engine ended, as Vitest reports it. What such a file tests is neither
 * proven nor refuted.
 * @param {string} output of Vitest
 * @returns {{ files: readonly string[], reason: string } | undefined} `reason` in a few words, for a note
 */
export function readCrash(output) {
  const text = withoutColours(output);
  const crashes = [...text.matchAll(CRASH)].filter(([, signal = '']) =>
    OF_THE_ENGINE.includes(signal),
  );
  if (crashes.length === 0) return undefined;
  const signals = [...new Set(crashes.map(([, signal]) => signal))].join(', ');
  const said = REASON.exec(text)?.[0].slice(2);
  return {
    files: [...new Set(crashes.map(([, , file = '']) => file.trim()))],
    reason: said ? `${signals}: ${said}` : signals,
  };
}
