import { expect, it } from 'vitest';
import { INQUIRY_WORDS } from './inquiries.ts';
import { formatCount, readNumber } from './read-number.ts';

const { fr, nl } = INQUIRY_WORDS;

it.each([
  ['11', '11'],
  [' 11. ', '11'],
  ['011', '11'],
  ['onze', '11'],
  ['Dix-sept', '17'],
  ['dix sept', '17'],
  ['beaucoup', 'beaucoup'],
  ['', ''],
])('reads %j in French as %j', (typed, read) => {
  expect(readNumber(typed, fr.question.numbers)).toBe(read);
});

it('reads every sum of two numbers up to nine, in both languages', () => {
  for (const { question } of [fr, nl]) {
    const words = question.numbers.split(' ');
    expect(new Set(words).size).toBe(18);
    for (const [index, word] of words.entries()) {
      expect(readNumber(word, question.numbers)).toBe(String(index + 1));
      expect(formatCount(index + 1, question.numbers)).toBe(word);
    }
  }
});
