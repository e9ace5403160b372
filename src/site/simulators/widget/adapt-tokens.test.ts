import { expect, it } from 'vitest';
import { adaptTokens } from './adapt-tokens.ts';

it.each([
  [':root{--a:1rem}', ':host{--a:20px}'],
  ['a{margin:.5rem 1.25rem;top:2em}', 'a{margin:10px 25px;top:2em}'],
  ['@container (width>=40rem){a{b:c}}', '@container (width>=800px){a{b:c}}'],
])('%s becomes %s', (css, adapted) => {
  expect(adaptTokens(css, { rem: 20, colorScheme: 'normal' })).toBe(adapted);
});

it.each([
  ['normal', '@media not all'],
  ['light', '@media not all'],
  ['dark', '@media all'],
  ['only dark', '@media all'],
])('in a page with the colour scheme %s the dark styles are under %s', (colorScheme, query) => {
  for (const written of [
    '@media (prefers-color-scheme:dark)',
    '@media (prefers-color-scheme: dark)',
  ])
    expect(adaptTokens(`${written}{a{}}`, { rem: 16, colorScheme })).toBe(`${query}{a{}}`);
});

it('follow the reader’s choice in a page that supports both', () => {
  const css = '@media (prefers-color-scheme:dark){a{}}';
  expect(adaptTokens(css, { rem: 16, colorScheme: 'light dark' })).toBe(css);
});
