import { expect, it } from 'vitest';
import { ownWords } from './own-words.ts';

const CODE = 'export const draftLink = { moved: { title: "A" } };';
const words = { nl: { 'draftLink.moved.title': 'Elders "daar"', 'frame.close': 'Weg' } };

function transformed(id: string) {
  const { transform } = ownWords(words);
  if (typeof transform !== 'function') throw new Error('It has no transform');
  return Reflect.apply(transform, undefined, [CODE, id]);
}

it('puts a lender’s sentences into the catalogue of their language (F-5.1)', () => {
  expect(transformed('/x/src/words/nl/draft-link.ts')).toEqual({
    code:
      "import { replaceSentences } from '#words/replace-sentences.ts';\n" +
      'const programs = { moved: { title: "A" } };\n' +
      'export const draftLink = /* @__PURE__ */ replaceSentences(programs, {"moved.title":"Elders \\"daar\\""});',
    map: null,
  });
});

it.each([
  '/x/src/words/fr/draft-link.ts',
  '/x/src/words/nl/mail.ts',
  '/x/src/words/draft-link/draft-link.ts',
])('leaves %s as it is', (id) => {
  expect(transformed(id)).toBeUndefined();
});
