import { expect, it } from 'vitest';
import { findOldWords, readOldWords } from './old-words.ts';

const words = readOldWords(`
## Words that a lint refuses
| kind | not | but |
|---|---|---|
| name | tell, judge | notify |
| constant | MOST_ | MAX_ |
| text | «, anew | again |
`);

it.each([
  ['a.ts', '\ntellOthers();', ['a.ts:2: “tellOthers” is not used any more: notify']],
  ['a.ts', 'const MOST_FILES = 6;', ['a.ts:1: “MOST_FILES” is not used any more: MAX_']],
  ['a.ts', '// Begins anew.', ['a.ts:1: “anew” is not used any more: again']],
  ['a.ts', "const text = '« anew »'; // https://a.example/ alone", []],
  ['a.md', 'It begins\nAnew.', ['a.md:2: “Anew” is not used any more: again']],
  ['a.md', 'A name: `«anew»`, tellOthers, MOST_FILES', []],
])('finds the old words of %s: %j', (file, text, faults) => {
  expect(findOldWords(file, text, words)).toEqual(faults);
});
