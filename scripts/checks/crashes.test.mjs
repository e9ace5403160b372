import { describe, expect, it } from 'vitest';
import { readCrash } from './crashes.mjs';

/** @param {string} signal @param {string} file */
const report = (signal, file) => `Error: [vitest-pool]: Worker forks emitted error.
Caused by: Error: Worker exited unexpectedly with signal ${signal} during started state while running test file ${file}
 ❯ ChildProcess.emitUnexpectedExit node_modules/vitest/dist/chunks/index.js:5447:33
`;

describe('a crash of the engine', () => {
  it('names each file once, and the signal', () => {
    const output =
      report('SIGTRAP', '/p/a.test.ts') +
      report('SIGTRAP', '/p/a.test.ts') +
      report('SIGSEGV', '/p/b c.test.ts');
    expect(readCrash(output)).toEqual({
      files: ['/p/a.test.ts', '/p/b c.test.ts'],
      reason: 'SIGTRAP, SIGSEGV',
    });
  });

  it('says what the engine printed', () => {
    const output = `#\n# Fatal error in , line 0\n# Check failed: x.IsHeapObject().\n#\n${report('SIGTRAP', '/p/a.test.ts')}`;
    expect(readCrash(output)?.reason).toBe('SIGTRAP: Check failed: x.IsHeapObject().');
  });

  it.each(['SIGABRT', 'SIGKILL', 'SIGTERM'])('is not what ends by %s', (signal) => {
    expect(readCrash(report(signal, '/p/a.test.ts'))).toBeUndefined();
  });

  it('is not a test that fails', () => {
    expect(readCrash('FAIL src/a.test.ts > signal SIGTRAP\n')).toBeUndefined();
  });
});
