import process from 'node:process';
import { defineConfig } from 'vitest/config';
import { FLUVIA } from './tests/examples/lender-folders.ts';

// Tests build and start what they are written for, whatever the environment names.
Object.assign(process.env, FLUVIA);

/** Random walks, which take seconds: the units answer without them. */
const WALKS = 'src/**/*.model.test.ts';

export default defineConfig({
  cacheDir: './dist/.cache/vitest',
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // On a busy machine a second's work may take a minute.
          testTimeout: 180_000,
          include: [
            'src/**/*.test.{ts,tsx}',
            '{scripts,lab}/**/*.test.ts',
            'tests/{built-site,examples,how-to,privacy,specification,supply-chain}/*.test.ts',
          ],
          exclude: ['**/*.integration.test.ts', '**/*.dom.test.{ts,tsx}', WALKS],
          // They start sooner than processes, and take a tenth less in all.
          pool: 'threads',
          // Loading the same modules afresh for each file would take twice as long as the tests do.
          isolate: false,
          maxWorkers: 2,
          // What a test puts in place of something global goes with the test.
          unstubGlobals: true,
          unstubEnvs: true,
          restoreMocks: true,
        },
      },
      {
        // Components in a DOM without layout: the stage “components”.
        test: {
          name: 'components',
          environment: 'happy-dom',
          // On a busy machine a second's work may take a minute.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          include: ['src/**/*.dom.test.{ts,tsx}'],
          setupFiles: ['./tests/dom/complete-the-dom.ts'],
          // The proof of work runs in a worker, which this DOM has not.
          alias: {
            'altcha/workers/pbkdf2?worker': `${import.meta.dirname}/tests/dom/proof-worker.ts`,
          },
          // A window and its modules for each file would cost as much as a third of the tests: complete-the-dom.ts
          // empties the window after each.
          isolate: false,
          maxWorkers: 2,
          unstubGlobals: true,
          restoreMocks: true,
        },
      },
      {
        test: {
          name: 'integration',
          globalSetup: [
            './tests/server/make-empty-database.ts',
            './tests/postgres/make-empty-cluster.ts',
          ],
          include: [
            'src/**/*.integration.test.ts',
            WALKS,
            '{scripts,lab}/**/*.integration.test.ts',
            'tests/built-site/*.integration.test.ts',
          ],
          // A server or a database that starts takes seconds, and a minute on a machine that is busy with others.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // What a job does comes in its own time: a second, which is usual, is too short on a busy machine.
          expect: { poll: { timeout: 20_000 } },
          // PGlite is compiled once for each of them, and the server loaded, rather than for each file.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          restoreMocks: true,
          // They wait for databases, servers and queues as well as compute; each loads the server and PGlite for itself.
          maxWorkers: 3,
        },
      },
      {
        // Firefox and WebKit, each in a file of its own: the stage “engines”.
        test: {
          name: 'engines',
          include: ['tests/engines/*.engine.ts'],
          globalSetup: ['./tests/engines/harness/product.ts'],
          // A whole application takes seconds, and minutes on a machine that is busy with others.
          testTimeout: 900_000,
          hookTimeout: 180_000,
          maxWorkers: 2,
        },
      },
      {
        // Run by hand at a release: see docs/how-to/change-the-schema.md.
        test: {
          name: 'dump',
          include: ['tests/upgrades/*.dump.ts'],
          testTimeout: 120_000,
        },
      },
    ],
  },
});
