import { describe, expect, it } from 'vitest';
import type { Answers } from '#journey/answers.ts';
import type { DraftFigures } from '../../stores/draft-store.ts';
import { readFigures } from './read-figures.ts';

describe('the figures of a draft', () => {
  it.each<[Answers, Record<string, unknown>]>([
    [{}, {}],
    [
      {
        product: 'TAEGPSA1',
        amount: '12 500',
        duration: '48',
        taeg: '4,49',
        monthlyAmount: '284.48',
      },
      { product: 'TAEGPSA1', amount: 1_250_000, duration: 48, taeg: 4.49, monthlyAmount: 28_448 },
    ],
    [{ product: 'TAEGXXX1', amount: 'ten', duration: '4x', taeg: 'x', monthlyAmount: '' }, {}],
    [{ amount: '99999999999', duration: '1e3', taeg: '1e9' }, {}],
    [{ additionalAmount: '0' }, { additionalAmount: 0 }],
  ])('are read as far as they are valid: %j', (answers, expected) => {
    const figures: DraftFigures = readFigures(answers);
    expect(figures).toEqual(expected);
  });
});
