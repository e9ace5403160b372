import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Locale } from '#domain/locale/locale.ts';
import { cents } from '#domain/money/money.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import type { Flow } from '#view/loan-chart/slices.ts';
import { flowOf, type LabelRoom } from './describe-picture.ts';
import { pictureOf } from './picture-of.ts';

const ROOM = { most: 3, latest: 0.77 };
const PAINT = { capital: 'black', interest: { fill: 'white', opacity: 1 } };
const flow = (duration: number) =>
  flowOf(
    { amount: cents(1_250_000), additionalAmount: cents(0), duration, taeg: 4.49 },
    fluvia.tariffs.TAEGPSA1,
  );

function draw(
  motif: 'river' | 'area' | 'bars',
  of: Flow,
  room: LabelRoom = ROOM,
  locale: Locale = 'fr',
) {
  const picture = pictureOf(motif, of, { room, paint: PAINT, locale });
  return picture ?? expect.unreachable(`Loans are drawn as ${motif}`);
}

it.each([
  [12, []],
  [24, [1]],
  [48, [1, 2, 3]],
  [60, [2]],
  [120, [3, 6]],
])('a loan of %i months has labels for the years %j', (duration, years) => {
  expect(draw('river', flow(duration)).years).toEqual(years);
});

it('labels the day of the loan and every year alike, aloud as well', () => {
  const { labels, alt } = draw('river', flow(24));
  expect(labels.map(({ when, amount }) => `${when} ${amount}`.replaceAll(/\s/g, ' '))).toEqual([
    'aujourd’hui 12 500 €',
    'après 1 an 6 387 €',
  ]);
  for (const { when, amount } of labels) expect(alt).toContain(`${when}\u00a0: ${amount}`);
});

it('fills the river’s whole length with labels, each under its line', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 6, max: 240 }),
      fc.integer({ min: 1, max: 8 }),
      (duration, most) => {
        const { labels, years } = draw('river', flow(duration), { most, latest: 0.8 }, 'nl');
        expect(labels).toHaveLength(years.length + 1);
        expect(years.length).toBeLessThanOrEqual(most);
        const length = labels.reduce((sum, { width }) => sum + width, 0);
        expect(length).toBeCloseTo(1, 9);
      },
    ),
  );
});

it('draws a line for each labelled year', () => {
  const lines = draw('river', flow(48)).svg.match(/<path d="M[\d.]+ [\d.]+V282"\/>/g);
  expect(lines).toHaveLength(3);
});

it.each(['fr', 'nl', 'de', 'en'] as const)(
  'shows capital and interest of each year as bars in %s (F-3.1, F-3.2)',
  (locale) => {
    const { labels, alt, svg } = draw('bars', flow(48), { most: 6, latest: 1 }, locale);
    expect(labels.map(({ when }) => when)).toEqual(
      [1, 2, 3, 4].map((n) => expect.stringMatching(new RegExp(` ${n}$`))),
    );
    expect(labels.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(1, 9);
    expect(alt).not.toMatch(/\{|rivi|Fluss|river/);
    expect(svg).not.toMatch(/<g [^>]*><path/);
  },
);

it('shows the balance as an area in words of its own (F-3.2)', () => {
  const { labels, alt, key } = draw('area', flow(48));
  expect(labels.map(({ when }) => when)).toEqual(
    draw('river', flow(48)).labels.map(({ when }) => when),
  );
  expect(alt).toContain('dessiné comme une surface');
  expect(key).not.toMatch(/eau|rive/i);
});

it('draws nothing where the motif is none (F-3.1)', () => {
  expect(pictureOf('none', flow(48), { room: ROOM, paint: PAINT, locale: 'fr' })).toBeUndefined();
});
