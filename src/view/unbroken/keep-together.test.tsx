import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { keepTogether } from './keep-together.tsx';

/** The pieces that stay on one line. */
function keptIn(sentence: string): string[] {
  const html = renderToStaticMarkup(keepTogether(sentence));
  expect(html.replace(/<[^>]+>/g, '')).toBe(sentence);
  return [...html.matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(([, kept = '']) => kept);
}

it.each([
  ['par e-mail, le week-end.', ['e-mail,', 'week-end.']],
  ['Dites-le-nous par téléphone.', ['Dites-le-nous']],
  ['een e-mail', ['e-mail']],
  ['à votre co-emprunteur, ici', ['co-emprunteur,']],
  ['Appelez-nous, puis-je', ['Appelez-nous,', 'puis-je']],
  ['die Omnium-Versicherung', []],
  ['la demande', []],
  ['', []],
])('a short word with a hyphen is never broken: %s', (sentence, kept) => {
  expect(keptIn(sentence)).toEqual(kept);
});

it.each([
  'https://www.fluvia.example/nl/gedeelde-aanvraag/',
  'FLV-2026-7K3M9Q-0000-0000-0000-0000',
])('a long run may break: %s', (run) => {
  expect(keptIn(run).join('').length).toBeLessThan(30);
});
