import { expect, it } from 'vitest';
import { findStrayMarkup } from './content-markup.ts';

it.each([
  'De [rente](glossary:rate), de [wet](https://www.nbb.be/fr) en <https://www.fsma.be>.',
  'Via [ons]({contactPage}#kantoor), [hier](#boven), ![De kaai](picture:kaai.jpg) of {phone}.',
  '## Minder dan 3 < 4, en 5 > 4\n\n#1 is de eerste',
])('accepts %j', (text) => {
  expect(findStrayMarkup(text)).toEqual([]);
});

it.each([
  ['Lees <b>dit</b>.', 5, '<b> is HTML'],
  ['Zie <img src="/kaai.jpg">', 4, '<img src="/kaai.jpg"> is HTML'],
  ['Eerst.\n\n# Titel', 8, 'begin it with ##'],
  ['Lees [dit](term:taeg).', 9, 'leads to term:taeg,'],
  ['Lees [dit](glossary: taeg).', 9, 'leads to glossary: taeg,'],
  ['Lees [dit](www.nbb.be).', 9, 'leads to www.nbb.be,'],
  ['Lees [dit](http://www.nbb.be).', 9, 'leads to http://www.nbb.be,'],
  ['Lees [dit][1].\n\n[1]: glossary:taeg', 16, 'leads to glossary:taeg,'],
])('reports in %j the character %d', (text, index, reason) => {
  const [first] = findStrayMarkup(text);
  expect(first).toEqual({ index, reason: expect.stringContaining(reason) });
});
