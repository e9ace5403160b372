import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeTemporaryFolder } from './temporary-folder.mjs';

/** Nothing: this machine may have little. */
const NEEDED = { room: 0, memory: 0 };

/** @type {string} */
let parent;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'temporary-folder-'));
});

afterEach(() => rmSync(parent, { recursive: true, force: true }));

it('is empty, and others of the system may pass through it', () => {
  const folder = makeTemporaryFolder(parent, NEEDED) ?? '';
  expect(readdirSync(folder)).toEqual([]);
  expect(statSync(folder).mode & 0o777).toBe(0o711);
});

it('deletes those of processes that have ended, and no other', () => {
  const ended = join(parent, 'loanfront-tests-999999999-a');
  const running = join(parent, `loanfront-tests-${process.pid}-a`);
  const another = join(parent, 'loanfront-999999999-a');
  for (const folder of [ended, running, another]) mkdirSync(folder);
  makeTemporaryFolder(parent, NEEDED);
  expect([ended, running, another].map((folder) => existsSync(folder))).toEqual([
    false,
    true,
    true,
  ]);
});

it('is not made where the system keeps no files in memory', () => {
  expect(makeTemporaryFolder(join(parent, 'none'), NEEDED)).toBeUndefined();
});

it.each([
  ['room', { room: Number.MAX_SAFE_INTEGER, memory: 0 }],
  ['memory', { room: 0, memory: Number.MAX_SAFE_INTEGER }],
])('is not made where there is too little %s', (_, needed) => {
  expect(makeTemporaryFolder(parent, needed)).toBeUndefined();
});
