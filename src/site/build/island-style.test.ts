import { expect, test } from 'vitest';
import { moveStyle } from './island-style.ts';

const STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

test('the style of islands moves into the head of a page, and stays where it is the last of it', () => {
  const moved = `<head><title>x</title>${STYLE}</head><body><main><p>Prix</p></main></body>`;
  expect(
    moveStyle(`<head><title>x</title></head><body><main><p>Prix</p>${STYLE}</main></body>`),
  ).toBe(moved);
  expect(moveStyle(moved)).toBe(moved);
});

test('a page without islands stays as it is', () => {
  expect(moveStyle('<head></head><body></body>')).toBe('<head></head><body></body>');
});
