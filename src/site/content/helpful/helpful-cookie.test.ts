import { expect, it } from 'vitest';
import { writtenCookie } from '#tests/site/written-cookie.ts';
import { readHelpful, writeHelpful } from './helpful-cookie.ts';

it.each([
  ['helpful-faq=like', 'like'],
  ['consent=refuse; helpful-faq=dislike; broker-id=12', 'dislike'],
  ['helpful-faq-2=like', undefined],
  ['my-helpful-faq=like', undefined],
  ['helpful-faq=maybe', undefined],
  ['', undefined],
])('in «%s» the answer is %s', (cookies, answer) => {
  expect(readHelpful('faq', cookies)).toBe(answer);
});

// C-5.5
it('reads what it wrote', () => {
  const [cookie = ''] = writtenCookie(() => writeHelpful('loan-car', 'like')).split('; ');
  expect(cookie).toBe('helpful-loan-car=like');
  expect(readHelpful('loan-car', cookie)).toBe('like');
});
