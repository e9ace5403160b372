import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makePassingFolder } from './passing-folder.mjs';

/** @type {string} */
let parent;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'passing-folder-'));
});

afterEach(() => rmSync(parent, { recursive: true, force: true }));

it('is empty, and others of the system may pass through it', () => {
  const folder = makePassingFolder(parent) ?? '';
  expect(readdirSync(folder)).toEqual([]);
  expect(statSync(folder).mode & 0o777).toBe(0o711);
});

it('deletes those of processes that have ended, and no other', () => {
  const ended = join(parent, 'loanfront-tests-999999999-a');
  const running = join(parent, `loanfront-tests-${process.pid}-a`);
  const another = join(parent, 'loanfront-999999999-a');
  for (const folder of [ended, running, another]) mkdirSync(folder);
  makePassingFolder(parent);
  expect([ended, running, another].map((folder) => existsSync(folder))).toEqual([
    false,
    true,
    true,
  ]);
});

it('is not made where the system keeps no files in memory', () => {
  expect(makePassingFolder(join(parent, 'none'))).toBeUndefined();
});
