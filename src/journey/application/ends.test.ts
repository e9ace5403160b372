import { expect, it } from 'vitest';
import { isDraftEnd } from './ends.ts';
import type { SaveState } from './state.ts';

it.each<[SaveState, boolean]>([
  ['sent', true],
  ['shared', true],
  ['moved', true],
  ['saved', false],
  ['failed', false],
  ['expired', false],
  ['ended', false],
])('a draft that is %s is one no more: %s', (saved, isEnd) => {
  expect(isDraftEnd(saved)).toBe(isEnd);
});
