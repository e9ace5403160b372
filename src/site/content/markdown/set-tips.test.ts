import { expect, it } from 'vitest';
import { setTips } from './set-tips.ts';

it('renders a quotation as a tip, and leaves the rest unchanged', () => {
  expect(
    setTips('<p>Un</p>\n<blockquote>\n<p>Deux</p>\n</blockquote>\n<p>Trois</p>', 'Conseil'),
  ).toBe(
    '<p>Un</p>\n<div class="notice notice--tip"><p class="notice__title">Conseil</p><div class="notice__text">\n<p>Deux</p>\n</div></div>\n<p>Trois</p>',
  );
});

it('shows a title as text', () => {
  expect(setTips('<blockquote></blockquote>', 'A <b>')).toContain('title">A &lt;b&gt;</p>');
});
