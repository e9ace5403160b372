import { expect, it } from 'vitest';
import { splitSections } from './split-sections.ts';

it('splits a text at its headings', () => {
  const html =
    '<h2 id="a">À quoi <em>sert</em></h2>\n<p>Un</p>\n<h3 id="c">Plus</h3>\n<h2 id="b">Le coût</h2>\n<p>Deux</p>';
  expect(splitSections(html)).toEqual([
    { id: 'a', title: 'À quoi sert', html: '<p>Un</p>\n<h3 id="c">Plus</h3>' },
    { id: 'b', title: 'Le coût', html: '<p>Deux</p>' },
  ]);
});

it('returns no sections for an empty text', () => {
  expect(splitSections('')).toEqual([]);
});

it('refuses a text that starts without a heading', () => {
  expect(() => splitSections('<p>Un</p><h2 id="a">Deux</h2>')).toThrow('heading');
});
