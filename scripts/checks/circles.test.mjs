import { expect, it } from 'vitest';
import { findCircles } from './circles.mjs';

/** @param {Readonly<Record<string, string>>} imports which file imports which others, by their letters */
const circlesOf = (imports) =>
  findCircles(
    new Map(
      Object.entries(imports).map(([name, others]) => [
        `src/domain/${name}.ts`,
        [...others].map((other) => `import type { A } from './${other}.ts';`).join('\n'),
      ]),
    ),
  ).map((circle) => circle.map((file) => file.replace(/^.*\/|\.ts$/g, '')).join(''));

it.each([
  ['none in a tree', { a: 'bc', b: 'd', c: 'd', d: '' }, []],
  ['two that import each other', { a: 'b', b: 'a' }, ['ab']],
  ['a long one, without what leads to it', { a: 'b', b: 'c', c: 'd', d: 'b', e: 'a' }, ['bcd']],
  ['two beside each other', { a: 'b', b: 'ac', c: 'd', d: 'c' }, ['cd', 'ab']],
  ['two that share a file, as one', { a: 'bc', b: 'a', c: 'a' }, ['abc']],
])('finds %s', (_, imports, circles) => {
  expect(circlesOf(imports)).toEqual(circles);
});

it('follows aliases too, and ignores packages and missing files', () => {
  const files = new Map([
    ['src/journey/a.ts', "import { b } from '#journey/steps/b.ts';"],
    ['src/journey/steps/b.ts', "import x from 'react'; export * from '../a.ts'; import './no.ts';"],
  ]);
  expect(findCircles(files)).toEqual([['src/journey/a.ts', 'src/journey/steps/b.ts']]);
});
