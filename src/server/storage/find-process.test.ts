import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findProcess } from './find-process.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loanfront-proc-'));
  mkdirSync(join(folder, '77'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A stat file as Linux writes it: fields after the name, the 22nd is the start time. */
function write(state: string, flags: number, pending = '0000000000000000') {
  const middle = `1 77 77 0 -1 ${flags} 1 2 3 4 5 6 7 8 20 0 1 0`;
  writeFileSync(join(folder, '77', 'stat'), `77 (node (a) b) ${state} ${middle} 4711 1000 1\n`);
  const status = `Name:\tnode\nSigPnd:\t0000000000000000\nShdPnd:\t${pending}\nSigBlk:\t0000000000000000\n`;
  writeFileSync(join(folder, '77', 'status'), status);
}

it.each<[string, string, number, string?]>([
  ['runs', 'R', 0x400000],
  ['sleeps', 'S', 0x400000],
  ['is stopped', 'T', 0x400000],
  ['has another signal to come', 'S', 0x400000, '0000000000004000'],
])('a process that %s is running', (_, state, flags, pending) => {
  write(state, flags, pending);
  expect(findProcess(77, folder)).toEqual({ began: '4711', isGone: false });
});

it.each<[string, string, number, string?]>([
  ['ended and was not reaped', 'Z', 0x40000c],
  ['is dead', 'X', 0],
  ['is ending', 'R', 0x400004],
  ['was told to end at once', 'D', 0x400000, '0000000000000100'],
])('a process that %s is gone', (_, state, flags, pending) => {
  write(state, flags, pending);
  expect(findProcess(77, folder)).toEqual({ began: '4711', isGone: true });
});

it('returns nothing for a process that does not exist', () => {
  expect(findProcess(78, folder)).toBeUndefined();
  expect(findProcess(process.pid)?.isGone).not.toBe(true);
});
