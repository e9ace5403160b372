import { expect, it, vi } from 'vitest';
import { findBrokers } from './find-brokers.ts';
import { resultsPart } from './load-results.ts';

vi.mock('./load-results.ts', () => ({ resultsPart: { load: vi.fn() } }));
vi.mock('../calls/broker-calls.ts', () => ({
  fetchBrokersNear: async () => ({ brokers: [], total: 0, radius: 4_000 }),
}));

const NAMUR = { lat: 50.46, lng: 4.86, by: 'zip', label: '5000 Namur' } as const;
const search = () =>
  findBrokers({ kind: 'known', place: NAMUR }, ['pat'], 'fr', new AbortController().signal);

it('the finder has found brokers once it can list them, and fails where what lists them does not load', async () => {
  vi.mocked(resultsPart.load).mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  expect(await search()).toEqual({ kind: 'failed' });
  expect(await search()).toMatchObject({ kind: 'found', found: { place: NAMUR, total: 0 } });
});
