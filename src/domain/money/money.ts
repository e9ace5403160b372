declare const unit: unique symbol;

/** A whole number of euro cents. The only form in which money is kept, compared and added. */
export type Cents = number & { readonly [unit]: 'cents' };

/**
 * What binary floats may lack, in cents: 0.29 × 100 is 28.999…, and a computed payment carries the
 * noise of a few powers. A value closer than this to a cent (or to half a cent) is taken as on it.
 */
const SMALLEST_NOISE = 1e-6;

/** A few units in the last of a float's 53 bits: what exceeds the above from 10 million euros on. */
const RELATIVE_NOISE = 2 ** -50;

/** Marks a whole number of cents as such. Throws on anything but a safe integer. */
export function cents(count: number): Cents {
  if (!Number.isSafeInteger(count)) throw new Error(`${count} is not a whole number of cents`);
  return (count === 0 ? 0 : count) as Cents;
}

/** Euros to cents, decimals past the cent cut off (towards zero). */
export function truncateToCents(euros: number): Cents {
  return scaleToCents(euros, 0);
}

/** Euros to the nearest cent, half a cent away from zero. */
export function roundToCents(euros: number): Cents {
  return scaleToCents(euros, 0.5);
}

function scaleToCents(euros: number, addedCents: number): Cents {
  const scaled = Math.abs(euros) * 100;
  const noise = Math.max(SMALLEST_NOISE, scaled * RELATIVE_NOISE);
  return cents(Math.sign(euros) * Math.floor(scaled + addedCents + noise));
}

/** Euros as read from a file or a call (12500.5) to cents; to the nearest where they hold more. */
export function toCents(euros: number): Cents {
  return roundToCents(euros);
}

/** Cents as euros with a decimal point, the unit of calls and stored params. */
export function toEuros(amount: Cents): number {
  return amount / 100;
}

/** The sum; of nothing, 0. */
export function addCents(...amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce((sum: number, amount) => sum + amount, 0));
}
