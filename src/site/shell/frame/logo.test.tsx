import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fluvia } from '#tests/examples/fluvia.ts';
import { Logo } from './logo.tsx';

const { mark } = fluvia.brand;

it('sets the name next to the mark where the brand has no wordmark (F-3.4)', () => {
  const html = renderToStaticMarkup(<Logo name="Kredo" brand={{ mark }} />);
  expect(html).toContain(mark.shapes);
  expect(html).toContain('<span class="logo__name">Kredo</span>');
});

it('draws the wordmark in place of the name (F-3.4)', () => {
  const wordmark = { viewBox: [0, 0, 120, 24], shapes: '<g><path d="M0 0"></path></g>' } as const;
  const html = renderToStaticMarkup(<Logo name="Kredo" brand={{ mark, wordmark }} />);
  expect(html).toContain(wordmark.shapes);
  expect(html).not.toContain('Kredo');
});
