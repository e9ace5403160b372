import { describe, expect, it } from 'vitest';
import { settleLayout, writeLayout } from './layout.ts';

const box = (part: string, left: number, top: number, width: number, height: number) => ({
  part,
  left,
  top,
  width,
  height,
});

const PAGE = [
  box('header', 0, 0, 360, 64),
  box('main', 0, 64, 360, 2_000),
  box('h1', 16, 88.4, 328, 71.6),
  box('button send', 16, 200, 328, 48),
];
const KEPT = [
  'header 0 +0 360x64',
  'main 0 +64 360x2000',
  'h1 16 +24 328x72',
  'button send 16 +112 328x48',
];

it('is written part by part, each relative to the one before', () => {
  expect(writeLayout(PAGE)).toEqual(KEPT);
  expect(writeLayout([box('h2', -8, 90, 10, 10), box('img', 0, 40, 5, 5)])).toEqual([
    'h2 -8 +90 10x10',
    'img 0 -50 5x5',
  ]);
});

describe('compared with the stored layout', () => {
  it.each([
    ['as it was', {}],
    ['a little lower', { 2: 'h1 16 +28 328x72' }],
    ['a little to the left', { 2: 'h1 12 +24 328x72' }],
    ['a little higher itself', { 2: 'h1 16 +24 328x76' }],
    ['long, and longer by a little of each part', { 1: 'main 0 +64 360x2030' }],
  ])('a layout is the same: %s', (_, changes) => {
    const seen = KEPT.map((line, at) => (changes as Record<number, string>)[at] ?? line);
    expect(settleLayout(KEPT, seen)).toEqual(KEPT);
  });

  it.each([
    ['lower', 'h1 16 +29 328x72'],
    ['to the right', 'h1 21 +24 328x72'],
    ['a line longer', 'h1 16 +24 328x108'],
    ['narrower', 'h1 16 +24 300x72'],
    ['another part', 'h2 16 +24 328x72'],
    ['another control', 'button share 16 +24 328x72'],
  ])('only changed parts differ: %s', (_, line) => {
    // Small differences beside it do not obscure it.
    const seen = ['header 0 +0 360x66', KEPT[1] ?? '', line, KEPT[3] ?? ''];
    expect(settleLayout(KEPT, seen)).toEqual([KEPT[0], KEPT[1], line, KEPT[3]]);
  });

  it('a new or removed part differs alone', () => {
    const seen = KEPT.toSpliced(2, 0, 'nav 16 +24 328x40').with(-1, 'button send 16 +113 328x48');
    expect(settleLayout(KEPT, seen)).toEqual(KEPT.toSpliced(2, 0, 'nav 16 +24 328x40'));
    expect(settleLayout(KEPT, KEPT.toSpliced(2, 1))).toEqual(KEPT.toSpliced(2, 1));
    expect(settleLayout([], KEPT)).toEqual(KEPT);
    expect(settleLayout(KEPT, [])).toEqual([]);
    expect(settleLayout(KEPT, [...KEPT, KEPT[3] ?? ''])).toHaveLength(5);
  });
});
