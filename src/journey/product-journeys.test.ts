import { describe, expect, it } from 'vitest';
import { calendarDateIn, OFFICE_TIME_ZONE } from '#domain/calendar/clock.ts';
import { applicationFacts } from '#tests/examples/fluvia.ts';
import { ALL_JOURNEYS, stepsOf } from '#tests/examples/product-journeys.ts';
import { walkProduct } from '#tests/examples/walk-product.ts';

// Vehicles and credits of the journeys have an age, so they are checked by today's date.
const today = calendarDateIn(OFFICE_TIME_ZONE, new Date());

//
describe.each(ALL_JOURNEYS)('$family, $household: $what, in $locale', (journey) => {
  const { applicant, way } = walkProduct(journey, { ...applicationFacts, today });

  it('leads by its steps to its product', () => {
    expect([...way, '7']).toEqual(stepsOf(journey.way));
    expect(applicant.loan.product).toBe(journey.product);
  });

  it('is right on every step, and as a whole', () => {
    expect(applicant.faults).toEqual([]);
    expect(applicant.checked()).toMatchObject({
      ok: true,
      application: { product: journey.product },
    });
  });
});
