import { expect, it } from 'vitest';
import { readNotes } from './notes.mjs';

const RED = `${String.fromCharCode(27)}[31m`;

it.each([
  ['', []],
  ['  ok 1 a test that takes a note: of something', []],
  [
    'note: pictures are compared in layout alone\n  ok 1',
    ['pictures are compared in layout alone'],
  ],
  ['  note: once\n  note: once\n', ['once']],
  [
    `  x 20\n${RED}Testing stopped early after 20 maximum allowed failures.\n`,
    ['Testing stopped early after 20 maximum allowed failures.'],
  ],
])('in %j, finds the notes %j', (output, notes) => {
  expect(readNotes(output)).toEqual(notes);
});
