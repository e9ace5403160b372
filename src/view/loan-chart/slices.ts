import type { Instalment } from '#domain/loan/amortisation.ts';
import type { Cents } from '#domain/money/money.ts';

/**
 * A part of a loan's picture. All lengths are shares: 1 is the full width of the picture (`x`), or its full height
 * (everything else).
 */
export interface Slice {
  x: number;
  /** The middle of what is drawn there. */
  y: number;
  /** How wide the capital is drawn: a river's water. */
  water: number;
  /** How wide the interest is drawn, on the same scale: a river's banks together. */
  bank: number;
}

/** Where the loan starts; before it, a river comes in from the left at its full width. */
export const START = 0.055;

/** Slices along the loan; a curve through them is smooth enough that more would not show. */
const SLICES = 20;

/** The widest water, as a share of the height. */
const MAX_WIDTH = 0.56;

/** The widest water and banks together: leaves room for the bends and the labels. */
const MAX_WIDTH_WITH_BANKS = 0.6;

/** How wide the smallest loan is drawn, next to the largest. */
const NARROWEST_SHARE = 0.75;

/** What the shape is made from: the amount, its place among the amounts on offer, its months. */
export interface Flow {
  amount: Cents;
  bounds: { min: Cents; max: Cents };
  instalments: readonly Instalment[];
  /** How many times as wide as to scale the interest is drawn; 1 if not given. */
  enlarged?: number;
  /** How wide it is drawn, next to the widest that the picture holds: for several loans on one scale; 1 if not given. */
  share?: number;
  /** How much of the picture the loan's time takes; all of it if not given. */
  reach?: number;
  /** How much lower a river's course lies, as a share of the height; 0 if not given. */
  drop?: number;
}

/**
 * The loan in slices along its time, from its first day to its last: as wide as the capital still due and the interest
 * still to pay. `course` is the middle of what is drawn at an x.
 */
export function sliceLoan(flow: Flow, course: (x: number) => number): readonly Slice[] {
  const months = flow.instalments.length;
  const scale = scaleOf(flow);
  return Array.from({ length: SLICES + 1 }, (_, index) => {
    const time = index / SLICES;
    const { balance, interest } = dueAt(flow, time * months);
    const x = START + time * (1 - START) * (flow.reach ?? 1);
    return {
      x,
      y: course(x),
      water: (balance / flow.amount) * scale,
      bank: (interest / flow.amount) * scale,
    };
  });
}

/** The width of the whole capital. */
function scaleOf(flow: Flow): number {
  const { balance, interest } = dueAt(flow, 0);
  const width = Math.min(
    MAX_WIDTH * breadth(flow),
    MAX_WIDTH_WITH_BANKS / (1 + interest / balance),
  );
  return width * (flow.share ?? 1);
}

/** A larger loan is drawn wider; on a logarithm, because loans span two powers of ten. */
export function breadth({ amount, bounds }: Flow): number {
  const span = Math.log(bounds.max / bounds.min);
  const place = span > 0 ? Math.log(amount / bounds.min) / span : 1;
  return NARROWEST_SHARE + (1 - NARROWEST_SHARE) * Math.min(1, Math.max(0, place));
}

/**
 * Capital and interest still due after so many months, in cents; between months, in between. The interest as
 * many times as it is enlarged.
 */
function dueAt({ amount, instalments, enlarged = 1 }: Flow, months: number) {
  const before = Math.floor(months);
  const after = (month: number) => ({
    balance: month === 0 ? amount : (instalments[month - 1]?.balance ?? 0),
    interest: instalments.slice(month).reduce((sum, { interest }) => sum + interest, 0),
  });
  const from = after(before);
  const to = after(before + 1);
  const share = months - before;
  return {
    balance: between(from.balance, to.balance, share),
    interest: between(from.interest, to.interest, share) * enlarged,
  };
}

/** The slice after a share of the loan's time, from 0 to 1. */
export function sliceAt(loan: readonly Slice[], time: number): Slice {
  const place = time * (loan.length - 1);
  const [from, to = from] = loan.slice(Math.floor(place));
  if (!from || !to) throw new Error(`No slice at ${time}`);
  return mix(from, to, place % 1);
}

/** The slice that lies `share` of the way from one to the other. */
export function mix(from: Slice, to: Slice, share: number): Slice {
  return {
    x: between(from.x, to.x, share),
    y: between(from.y, to.y, share),
    water: between(from.water, to.water, share),
    bank: between(from.bank, to.bank, share),
  };
}

function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
