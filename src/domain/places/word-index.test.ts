import fc from 'fast-check';
import { expect, it } from 'vitest';
import { indexWords } from './word-index.ts';

const find = indexWords([
  ['louvain la neuve', 'Louvain-la-Neuve'],
  ['leuven', 'Leuven'],
  ['louvain', 'Leuven'],
  ['neuville', 'Neuville'],
  ['la louviere', 'La Louvière'],
]);

it.each([
  ['louvain', ['Louvain-la-Neuve', 'Leuven']],
  ['lou', ['Louvain-la-Neuve', 'Leuven', 'La Louvière']],
  ['neu', ['Louvain-la-Neuve', 'Neuville']],
  ['la neuve', ['Louvain-la-Neuve']],
  ['l', ['Louvain-la-Neuve', 'Leuven', 'La Louvière']],
  ['la', ['La Louvière']],
  ['eu', []],
  ['euv', []],
  ['louvaine', []],
])('finds by %s', (text, owners) => {
  expect(find(text)).toEqual(owners);
});

it('finds what comparing each name finds', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 6 });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), word, (names, text) => {
      const compared = names.flatMap((name, owner) =>
        name.startsWith(text) || (text.length > 2 && name.includes(` ${text}`)) ? [owner] : [],
      );
      expect(indexWords(names.map((name, owner) => [name, owner]))(text)).toEqual(compared);
    }),
  );
});
