import { expect, it } from 'vitest';
import { describeOldNode } from './node-version.mjs';

it.each(['18.20.4', '16.20.2', '19.9.0'])('refuses Node %s in a sentence', (version) => {
  expect(describeOldNode(version)).toMatch(
    new RegExp(`^This is Node ${version}, and Loanfront needs Node 20 or newer`),
  );
});

it.each(['20.20.2', '22.18.0', '24.1.0', '100.0.0'])('accepts Node %s', (version) => {
  expect(describeOldNode(version)).toBeUndefined();
});
