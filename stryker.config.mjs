/**
 * Mutation testing of the pure code, by hand: `npm run mutation`, or a part of it with
 * `npm run mutation -- --mutate src/journey/vehicle.ts`. docs/mutation.md has the figures.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  mutate: ['src/{domain,journey,seo,view}/**/*.ts', '!src/**/*.test.ts'],
  coverageAnalysis: 'perTest',
  // What runs as a file is loaded, the tables above all, needs every test for every mutant: hours.
  ignoreStatic: true,
  concurrency: 2,
  reporters: ['clear-text', 'json', 'html', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: 'dist/mutation/mutation.json' },
  htmlReporter: { fileName: 'dist/mutation/index.html' },
  tempDirName: 'dist/.cache/mutation',
  ignorePatterns: ['dist', 'docs', 'content', 'examples/*/content', '.astro'],
  thresholds: { high: 95, low: 85, break: null },
};
