import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BUILD_TARGETS, lowestServed, SERVED_BROWSERS } from './served-browsers.ts';

// W-1.20
it('the list of served browsers is the list that docs/browsers.md shows', () => {
  const docs = readFileSync(`${import.meta.dirname}/../../../docs/browsers.md`, 'utf8');
  const rows = [...docs.matchAll(/^\| ([\w ]+) \| ([\d.]+) \|$/gm)].map(([, name, version]) => [
    name,
    version,
  ]);
  expect(rows).toEqual(SERVED_BROWSERS.map(({ name, version }) => [name, version]));
});

it('the list of served browsers is what the build writes for, by engine', () => {
  expect(BUILD_TARGETS).toEqual(['safari16.4', 'ios16.4', 'chrome111', 'edge112', 'firefox121']);
});

it('begins where the features by which older browsers are recognised do (guard-islands.ts)', () => {
  const since = { 'media ranges': 16.4, 'color-mix': 111, ':has': 121 };
  expect([lowestServed('safari'), lowestServed('chrome'), lowestServed('firefox')]).toEqual(
    Object.values(since),
  );
});
