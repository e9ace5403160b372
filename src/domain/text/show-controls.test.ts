import { expect, it } from 'vitest';
import { showControls } from './show-controls.ts';

it.each([
  ['a terminal’s command', '\x1b[2Jgone', '\\u{1b}[2Jgone'],
  ['a change of direction', 'a\u202efdp.exe', 'a\\u{202e}fdp.exe'],
  ['a carriage return that hides a line', 'bad\rgood', 'bad\\u{d}good'],
  ['a control of the second set', '\x9b31m', '\\u{9b}31m'],
  ['ordinary text', 'Émile,\n\tça va ? 👩‍👩‍👧', 'Émile,\n\tça va ? 👩‍👩‍👧'],
])('writes out %s', (_, text, shown) => {
  expect(showControls(text)).toBe(shown);
});
