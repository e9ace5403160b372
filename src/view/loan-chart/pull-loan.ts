import { type Cents, cents } from '#domain/money/money.ts';
import { longestDuration } from '#domain/tariff/longest-duration.ts';
import { type Bounds, simulatorBoundsOf } from '#domain/tariff/rate.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';
import type { LoanForm } from './loan-form.ts';
import { edges } from './loan-picture.tsx';
import type { Flow, Slice } from './slices.ts';

/** How much of the picture the longest loan takes: its handle has room to its right. */
const REACH = 0.94;

/** How wide the largest loan is drawn; with its interest it stays within the picture. */
const WIDEST = 0.44;

/** How wide the smallest is drawn, next to it. */
const NARROWEST_SHARE = 0.2;

/** Where a river's lower bank begins, whatever its width: the upper one, which is pulled, has all the way of it. */
const FLOOR = 0.72;

/** The scale on which a product's loans are pulled: it is the same for all, so that nothing moves under the finger. */
export interface PullScale {
  /** The amounts that a pull stops at, ascending: the bounds, and round ones between them. */
  readonly amounts: readonly Cents[];
  /** The longest duration that the product is lent for, in months. */
  readonly longest: number;
}

export function pullScale(tariff: Tariff): PullScale {
  return {
    amounts: roundAmounts(simulatorBoundsOf(tariff)),
    longest: longestDuration(tariff),
  };
}

/** Rounded steps, in euros; an amount's step is the largest that is a tenth of it at most. */
const STEPS = [10_000, 5_000, 2_500, 1_000, 500, 250, 100];

/** They lie about evenly on the picture, because a step is about as large a part of each. */
function roundAmounts({ min, max }: Bounds): readonly Cents[] {
  const amounts: Cents[] = [];
  for (let amount: number = min; amount < max; ) {
    amounts.push(cents(amount));
    const tenth = amount / 10;
    const step = 100 * (STEPS.find((euros) => euros * 100 <= tenth) ?? 100);
    amount = (Math.floor(amount / step) + 1) * step;
  }
  return [...amounts, max];
}

/** The place of an amount among those that a pull stops at: whole at one of them. */
export function placeOf({ amounts }: PullScale, amount: Cents): number {
  const next = amounts.findIndex((stop) => stop >= amount);
  const [from, to] = [amounts[next - 1], amounts[next]];
  if (to === undefined) return amounts.length - 1;
  return from === undefined ? 0 : next - 1 + (amount - from) / (to - from);
}

type At = NonNullable<LoanForm['at']>;

/** A loan as it is drawn while it is pulled. */
export function drawPulled(flow: Flow, scale: PullScale, at: At): Flow {
  const wide = drawAt(flow, scale, placeOf(scale, flow.amount), at);
  return { ...wide, reach: reachOf(scale, flow.instalments.length) };
}

/** A loan as wide as one of the amount at a place. */
function drawAt(flow: Flow, { amounts }: PullScale, place: number, at: At): Flow {
  const { amount } = flow;
  const whole = { ...flow, bounds: { min: amount, max: amount }, share: 1, drop: 0 };
  const among = amounts.length > 1 ? place / (amounts.length - 1) : 1;
  const width = WIDEST * (NARROWEST_SHARE + (1 - NARROWEST_SHARE) * among);
  const wide = { ...whole, share: Math.min(1, width / at(whole, 0).water) };
  return { ...wide, drop: FLOOR - edges(at(wide, 0)).bottom };
}

const reachOf = ({ longest }: PullScale, months: number) => (REACH * months) / longest;

/** Where a loan that is pulled would begin if it were of the amount at a place. */
export function sourceAt(flow: Flow, scale: PullScale, place: number, at: At): Slice {
  return at(drawAt(flow, scale, place, at), 0);
}

/** Where it would end if it were of a duration. */
export function mouthAt(flow: Flow, scale: PullScale, months: number, at: At): Slice {
  return at({ ...flow, reach: reachOf(scale, months) }, 1);
}

/** How wide the value of a loan's end is, as a share of the width: of it as much is to the left as of the picture. */
const VALUE_WIDTH = 0.2;

/** Where the value of a loan's end has room: on which side of it, and how far the drawing comes there. */
export function roomAtMouth(
  flow: Flow,
  bed: readonly Slice[],
  at: At,
): { isAbove: boolean; from: number } {
  const end = at(flow, 1);
  const left = end.x * (1 - VALUE_WIDTH);
  const loan = bed.map((_, index) => at(flow, index / bed.length));
  const near = [...loan, end, ...bed]
    .filter(({ x }) => x >= left && x <= left + VALUE_WIDTH)
    .map(edges);
  const below = Math.max(...near.map(({ bottom }) => bottom)) - end.y;
  const above = end.y - Math.min(...near.map(({ top }) => top));
  // In the first half the amount stands above.
  const isAbove = end.x > 0.5 && above < below;
  return { isAbove, from: isAbove ? above : below };
}

/** Points of the way that it has not reached, from its end to that of a longer duration. */
const BED_POINTS = 40;

/** The way on from a loan's end to where it would end with a longer duration. */
export function bedBeyond(flow: Flow, scale: PullScale, longer: number, at: At): readonly Slice[] {
  const months = flow.instalments.length;
  return Array.from({ length: BED_POINTS + 1 }, (_, index) =>
    mouthAt(flow, scale, months + ((longer - months) * index) / BED_POINTS, at),
  );
}
