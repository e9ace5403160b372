import { expect, it } from 'vitest';
import { keepWordsWhole } from './keep-words-whole.ts';

const kept = (word: string) => `<span class="unbroken">${word}</span>`;

// W-1.25
it.each([
  ['<p>Puis-je changer ?</p>', `<p>${kept('Puis-je')} changer ?</p>`],
  ['<p>de <b>mede-eigendom</b></p>', `<p>de <b>${kept('mede-eigendom')}</b></p>`],
  ['<p>Faudra-t-il, ou non</p>', `<p>${kept('Faudra-t-il,')} ou non</p>`],
  [
    '<a class="a-b" href="/nl/mede-eigendom/">x</a>',
    '<a class="a-b" href="/nl/mede-eigendom/">x</a>',
  ],
  ['<p>Sans trait</p>', '<p>Sans trait</p>'],
])('keeps the words of %s whole', (html, whole) => {
  expect(keepWordsWhole(html)).toBe(whole);
});
