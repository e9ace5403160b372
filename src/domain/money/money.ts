declare const unit: unique symbol;

/** A whole number of euro cents, the only form in which money is stored, compared and added. */
export type Cents = number & { readonly [unit]: 'cents' };

/**
 * Tolerance for the error of binary floats, in cents: 0.29 × 100 is 28.999…, and a computed payment
 * accumulates the error of a few powers. A value this close to a cent (or half a cent) counts as equal to it.
 */
const MIN_NOISE = 1e-6;

/** A few units in the last place of a float's 53 bits; exceeds the tolerance above from 10 million euros on. */
const RELATIVE_NOISE = 2 ** -50;

/** Brands a whole number of cents. Throws on anything but a safe integer. */
export function cents(count: number): Cents {
  if (!Number.isSafeInteger(count)) throw new Error(`${count} is not a whole number of cents`);
  return (count === 0 ? 0 : count) as Cents;
}

/** Converts euros to cents and cuts off further decimals (towards zero). */
export function truncateToCents(euros: number): Cents {
  return scaleToCents(euros, 0);
}

/** Converts euros to the nearest cent, half a cent away from zero. */
export function roundToCents(euros: number): Cents {
  return scaleToCents(euros, 0.5);
}

function scaleToCents(euros: number, addedCents: number): Cents {
  const scaled = Math.abs(euros) * 100;
  const noise = Math.max(MIN_NOISE, scaled * RELATIVE_NOISE);
  return cents(Math.sign(euros) * Math.floor(scaled + addedCents + noise));
}

/** Converts euros as read from a file or a call (12500.5) to cents, rounded if they have more decimals. */
export function toCents(euros: number): Cents {
  return roundToCents(euros);
}

/** Converts cents to euros with a decimal point, the unit of calls and stored params. */
export function toEuros(amount: Cents): number {
  return amount / 100;
}

/** The sum of the amounts; 0 for none. */
export function addCents(...amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce((sum: number, amount) => sum + amount, 0));
}
