import { describe, expect, it } from 'vitest';
import { amortise } from '#domain/loan/amortisation.ts';
import { cents, toCents, toEuros } from '#domain/money/money.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { form as area } from './area-form.ts';
import { edges } from './loan-picture.tsx';
import {
  bedBeyond,
  drawPulled,
  mouthAt,
  placeOf,
  pullScale,
  roomAtMouth,
  sourceAt,
} from './pull-loan.ts';
import { form as river } from './river-form.ts';

const personal = fluvia.tariffs.TAEGPSA1 as Tariff;
const SCALE = pullScale(personal);
const AT = { river: river.at, area: area.at };
type Drawn = keyof typeof AT;

const at = (drawn: Drawn) => AT[drawn] ?? expect.unreachable('It can be followed');

/** A personal loan as it is drawn while it is pulled. */
function pulled(euros: number, months: number, drawn: Drawn = 'river') {
  const amount = toCents(euros);
  const bounds = { min: toCents(5_000), max: toCents(75_000) };
  const flow = { amount, bounds, instalments: amortise(amount, 5.09, months) };
  return drawPulled(flow, SCALE, at(drawn));
}

// W-2.40
describe('the amounts that a pull stops at', () => {
  const euros = SCALE.amounts.map(toEuros);

  it('are round, from the smallest that is lent to the largest', () => {
    expect(euros.slice(0, 3)).toEqual([5_000, 5_500, 6_000]);
    expect(euros).toContain(12_000);
    expect(euros.slice(-3)).toEqual([65_000, 70_000, 75_000]);
  });

  it('begin at a smallest amount that is not round', () => {
    const [rate] = personal.rates;
    if (!rate) throw new Error('It has no rates');
    const odd = { ...personal, rates: [{ ...rate, min: cents(750_100), max: cents(912_300) }] };
    expect(pullScale(odd).amounts.map(toEuros)).toEqual([7_501, 8_000, 8_500, 9_000, 9_123]);
  });

  it('are evenly apart, and what was typed lies between them', () => {
    expect(placeOf(SCALE, toCents(5_000))).toBe(0);
    expect(placeOf(SCALE, toCents(5_500))).toBe(1);
    expect(placeOf(SCALE, toCents(5_750))).toBe(1.5);
    expect(placeOf(SCALE, toCents(75_000))).toBe(euros.length - 1);
  });
});

// W-2.41
describe.each<Drawn>(['river', 'area'])('the %s that is pulled', (drawn) => {
  it('is as wide for any duration, and as long for any amount', () => {
    const flow = pulled(25_000, 48, drawn);
    const longer = pulled(25_000, 96, drawn);
    const larger = pulled(50_000, 48, drawn);
    const source = (of: typeof flow) => at(drawn)(of, 0);
    const mouth = (of: typeof flow) => at(drawn)(of, 1);
    expect(source(longer).water).toBeCloseTo(source(flow).water, 5);
    expect(source(larger).water).toBeGreaterThan(source(flow).water);
    expect(mouth(larger).x).toBe(mouth(flow).x);
    expect(mouth(longer).x).toBeGreaterThan(mouth(flow).x);
  });

  it('begins and ends where its handles are', () => {
    const flow = pulled(25_000, 48, drawn);
    const place = placeOf(SCALE, toCents(25_000));
    expect(edges(sourceAt(flow, SCALE, place, at(drawn))).top).toBeCloseTo(
      edges(at(drawn)(flow, 0)).top,
      5,
    );
    expect(mouthAt(flow, SCALE, 48, at(drawn))).toEqual(at(drawn)(flow, 1));
  });

  it('has room for the largest loan over the longest time, and for its handle', () => {
    const flow = pulled(75_000, 120, drawn);
    const { top, bottom } = edges(at(drawn)(flow, 0));
    expect(top).toBeGreaterThan(0.15);
    expect(bottom).toBeLessThan(0.85);
    expect(at(drawn)(flow, 1).x).toBeLessThan(0.95);
  });

  it('stands on one ground, whatever its amount', () => {
    const bottom = (euros: number) => edges(at(drawn)(pulled(euros, 48, drawn), 0)).bottom;
    expect(bottom(5_000)).toBeCloseTo(bottom(75_000), 5);
  });

  it('leaves room for the value of its end below it, or above where its water lies below', () => {
    const room = (euros: number, months: number) => {
      const flow = pulled(euros, months, drawn);
      return roomAtMouth(flow, bedBeyond(flow, SCALE, 120, at(drawn)), at(drawn));
    };
    const early = room(5_000, 24);
    expect(early.isAbove).toBe(false);
    const flow = pulled(5_000, 24, drawn);
    const next = mouthAt(flow, SCALE, 36, at(drawn)).y - at(drawn)(flow, 1).y;
    expect(early.from).toBeGreaterThanOrEqual(next);
    expect(room(75_000, 84).isAbove).toBe(drawn === 'river');
  });

  it('could go on from its end to the longest duration', () => {
    const flow = pulled(25_000, 48, drawn);
    const bed = bedBeyond(flow, SCALE, 120, at(drawn));
    expect(bed[0]).toEqual(at(drawn)(flow, 1));
    expect(bed.at(-1)).toEqual(mouthAt(flow, SCALE, 120, at(drawn)));
  });
});
