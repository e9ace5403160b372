import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { describeRiver, flowOf } from './describe-river.ts';
import { drawRiver } from './draw-river.ts';

const ROOM = { most: 3, latest: 0.77 };
const flow = (duration: number) =>
  flowOf(
    { amount: cents(1_250_000), additionalAmount: cents(0), duration, taeg: 4.49 },
    fluvia.tariffs.TAEGPSA1,
  );

it.each([
  [12, []],
  [24, [1]],
  [48, [1, 2, 3]],
  [60, [2]],
  [120, [3, 6]],
])('a loan of %i months has labels for the years %j', (duration, years) => {
  expect(describeRiver(flow(duration), ROOM, 'fr').years).toEqual(years);
});

it('labels the day of the loan and every year alike, aloud as well', () => {
  const { labels, alt } = describeRiver(flow(24), ROOM, 'fr');
  expect(labels.map(({ when, balance }) => `${when} ${balance}`.replaceAll(/\s/g, ' '))).toEqual([
    'aujourd’hui 12 500 €',
    'après 1 an 6 387 €',
  ]);
  for (const { when, balance } of labels) expect(alt).toContain(`${when}\u00a0: ${balance}`);
});

it('fills the river’s whole length with labels, each under its line', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 6, max: 240 }),
      fc.integer({ min: 1, max: 8 }),
      (duration, most) => {
        const { labels, years } = describeRiver(flow(duration), { most, latest: 0.8 }, 'nl');
        expect(labels).toHaveLength(years.length + 1);
        expect(years.length).toBeLessThanOrEqual(most);
        const length = labels.reduce((sum, { width }) => sum + width, 0);
        expect(length).toBeCloseTo(1, 9);
      },
    ),
  );
});

it('draws a line for each labelled year', () => {
  const paint = { water: 'black', bank: { fill: 'white', opacity: 1 } };
  const lines = drawRiver(flow(48), [1, 3], paint).match(/<path d="M[\d.]+ [\d.]+V282"\/>/g);
  expect(lines).toHaveLength(2);
});
