import { describe, expect, it } from 'vitest';
import { documentsIn } from './documents.ts';

describe('documentsIn', () => {
  it('finds both addresses', () => {
    const documents = { summary: '/fr/summary-pdf/a/b', secci: '/fr/secci-pdf/a/b' };
    expect(documentsIn({ status: 200, ...documents })).toEqual(documents);
  });

  it.each([
    [undefined],
    [{ status: 200 }],
    [{ summary: '/fr/summary-pdf/a/b' }],
    [{ summary: '//elsewhere.example', secci: '/x' }],
    [{ summary: 'https://elsewhere.example', secci: '/x' }],
    [{ summary: '/\\elsewhere.example', secci: '/x' }],
  ])('takes nothing else: %j', (answer) => {
    expect(documentsIn(answer)).toBeUndefined();
  });
});
