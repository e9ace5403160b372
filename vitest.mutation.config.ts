import { defineConfig } from 'vitest/config';

/** For `npm run mutation`: the tests of the pure code, without the walks, which are too slow for it. */
export default defineConfig({
  cacheDir: './dist/.cache/vitest-mutation',
  test: {
    include: ['src/{domain,journey,seo,view}/**/*.test.ts'],
    // The walks, and tests that read the files of the tree.
    exclude: ['**/*.model.test.ts', 'src/view/palette.test.ts', 'src/view/styles/*.test.ts'],
    testTimeout: 30_000,
    // Each change has a process of its own all the same; one for each file would take twice as long.
    isolate: false,
  },
});
