import { describe, expect, it } from 'vitest';
import type { TestApp } from '#tests/server/test-app.ts';

/** The look-ups as the server answers them; what they refuse: bad-requests.integration.test.ts. */
export function describeLookups(test: () => TestApp): void {
  const get = (path: string) => test().app.inject(`/api/v1${path}`);

  describe('the look-ups', () => {
    // C-7.6
    it('return a list in its own order, also if its codes look like numbers', async () => {
      const answer = await get('/list/fr/TAEGPSA1_CRED_REASONS');
      const codes = [...answer.body.matchAll(/"(\w+)":"/g)].map(([, code]) => code);
      expect(codes.at(-1)).toBe('10');
      expect(codes.indexOf('27')).toBeLessThan(codes.indexOf('20'));
      expect(Object.keys(answer.json()).sort()).toEqual([...codes].sort());
      // A JavaScript client reads the keys in another order.
      expect(Object.keys(answer.json())).not.toEqual(codes);
      expect(answer.headers['x-list-order']).toBe(codes.join(','));
    });

    // C-7.1 to C-7.3, C-7.7, C-7.8
    it.each([
      ['/rate/TAEGPSA1/12500/48', 4.49],
      ['/rate/TAEGPSA1/12500.00/48', 4.49],
      ['/rate/TAEGPSA1/12500/84', { duration: 60, taeg: 4.75 }],
      ['/rate/TAEGPSA1/12500/50', { duration: 48, taeg: 4.49 }],
      ['/rate/TAEGPSA1/12500/1', { duration: 24, taeg: 3.99 }],
      ['/duration/TAEGPSA1', 120],
      ['/duration/TAEGPSA1?amount=12500', 60],
      ['/postcode/fr/5000', ['Namur', 'Beez']],
    ])('answer as the contract shows: %s', async (path, expected) => {
      const answer = await get(path);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.json()).toEqual(expected);
    });

    // C-7.5
    it('know the office hours, Brussels time', async () => {
      test().setNow(new Date('2026-11-20T09:30:00Z'));
      expect((await get('/is-open')).json()).toEqual({ data: { isOpened: true } });
      test().setNow(new Date('2026-11-21T09:30:00Z'));
      expect((await get('/is-open')).json()).toEqual({ data: { isOpened: false } });
    });
  });
}
