import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: './dist/.cache/vitest',
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 30_000,
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.mjs',
            'tests/{built-site,examples,layout}/*.test.ts',
          ],
          exclude: ['**/*.integration.test.{ts,mjs}'],
          // Loading the same modules afresh for each file would take twice as long as the tests do.
          isolate: false,
          // What a test puts in place of something global goes with the test.
          unstubGlobals: true,
          unstubEnvs: true,
          restoreMocks: true,
        },
      },
      {
        test: {
          name: 'integration',
          globalSetup: ['./tests/server/make-empty-database.ts'],
          include: [
            'src/**/*.integration.test.ts',
            'scripts/**/*.integration.test.mjs',
            'tests/built-site/*.integration.test.ts',
          ],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // PGlite is compiled once for each of them, and the server loaded, rather than for each file.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          restoreMocks: true,
          // They wait for databases, servers and queues more than they compute.
          maxWorkers: 4,
        },
      },
      {
        // Run by hand, for it needs an office suite: npm run documents.
        test: {
          name: 'documents',
          include: ['tests/uploads/*.documents.ts'],
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
