import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['<p>Un &amp; deux</p>', 'Un & deux'],
  ['<p>Un <a href="/fr/">lien</a>, et plus.</p>\n<p>Deux</p>', 'Un lien, et plus.\nDeux'],
  ['<ul>\n<li>un</li>\n<li>deux</li>\n</ul>', 'un\ndeux'],
  ['<p>Une\nligne</p>', 'Une ligne'],
  ['<p>30\u00a0jours</p>', '30\u00a0jours'],
  ['', ''],
])('%j becomes %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});
