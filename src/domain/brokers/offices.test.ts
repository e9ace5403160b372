import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inventBroker, inventedBrokers } from '#tests/examples/invented-brokers.ts';
import { gatherOffices } from './offices.ts';

const TASSIGNY = { name: 'Bureau Tassigny', address: 'Avenue de la Gare 146, 1000 Bruxelles' };
const mortgages = inventBroker({ id: 'b-004', type: 'ch', ...TASSIGNY });
const loans = inventBroker({ id: 'b-005', type: 'pat', ...TASSIGNY });
const idsOf = (offices: ReturnType<typeof gatherOffices<typeof loans>>) =>
  offices.map((office) => office.map(({ id }) => id));

it('groups the rows of both types, the first row first', () => {
  expect(idsOf(gatherOffices([mortgages, loans]))).toEqual([['b-004', 'b-005']]);
});

it.each([
  ['name', { name: 'Courtage Tassigny' }],
  ['address', { address: 'Avenue de la Gare 148, 1000 Bruxelles' }],
  ['place', { lat: 50.6 }],
  ['type, of which it has that one already,', { type: 'ch' as const }],
])('keeps rows of another %s apart', (_, other) => {
  expect(idsOf(gatherOffices([mortgages, { ...loans, ...other }]))).toEqual([['b-004'], ['b-005']]);
});

it('holds each broker once and each type once, and begins with its first row', () => {
  fc.assert(
    fc.property(inventedBrokers, (brokers) => {
      const offices = gatherOffices(brokers);
      expect(new Set(offices.flat())).toEqual(new Set(brokers));
      expect(offices.flat()).toHaveLength(brokers.length);
      for (const office of offices)
        expect(new Set(office.map(({ type }) => type)).size).toBe(office.length);
      const firsts = offices.map(([first]) => brokers.indexOf(first));
      expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
    }),
  );
});
