import { expect, it } from 'vitest';
import { findMarkupFaults } from './markup.ts';

/** A page with this in its body. */
const pageWith = (body: string) =>
  `<!DOCTYPE html><html lang="fr"><head><title>Fluvia</title></head><body>${body}</body></html>\n`;

it.each([
  ['<img src="/quay.png" alt="Le quai">'],
  ['<img src="/quay.png" alt="">'],
  ['<svg role="img" aria-label="Le quai"></svg>'],
  ['<svg aria-hidden="true"></svg>'],
])('accepts the alternative text of %s', async (body) => {
  expect(await findMarkupFaults(pageWith(body), '/fr/')).toEqual([]);
});

it.each([
  ['<img src="/quay.png">', 'wcag/h37'],
  ['<svg role="img"></svg>', 'a drawing without alternative text'],
  ['<svg role="img" aria-label=" "></svg>', 'a drawing without alternative text'],
])('reports a picture without alternative text: %s', async (body, fault) => {
  expect(await findMarkupFaults(pageWith(body), '/fr/')).toEqual([expect.stringContaining(fault)]);
});

it.each([['<script src="/assets/page.js"></script>'], ['</html>'], ['Suite']])(
  'reports markup after the document: %s',
  async (rest) => {
    expect(await findMarkupFaults(pageWith('') + rest, '/fr/')).toContain(
      'has markup after its end',
    );
  },
);
