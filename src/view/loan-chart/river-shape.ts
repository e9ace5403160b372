import type { Instalment } from '#domain/loan/amortisation.ts';
import type { Cents } from '#domain/money/money.ts';

/**
 * The river is a picture made of data. Along it runs time, from the day of the loan to its end; its
 * water is as wide as the capital still due, and the pale banks together as wide as the interest
 * still to pay, on the same scale. Only its bends are drawn for the eye. All lengths are shares: 1
 * is the full width of the picture (`x`), or its full height (everything else).
 */
export interface Slice {
  x: number;
  /** The middle of the river. */
  y: number;
  water: number;
  bank: number;
}

/** Where the loan starts; before it, the river comes in from the left at its full width. */
export const START = 0.055;

/** Slices along the loan; the bends are smooth enough that more would not show. */
const SLICES = 20;

/** The widest water, as a share of the height. */
const MAX_WIDTH = 0.56;

/** The widest water and banks together: leaves room for the bends and the labels. */
const MAX_WIDTH_WITH_BANKS = 0.6;

/** How wide the river of the smallest loan is, next to that of the largest. */
const NARROWEST_SHARE = 0.75;

/** What the shape is made from: the amount, its place among the amounts on offer, its months. */
export interface Flow {
  amount: Cents;
  bounds: { min: Cents; max: Cents };
  instalments: readonly Instalment[];
  /** How many times as wide as to scale the interest is drawn; 1 if not given. */
  enlarged?: number;
}

/** The river in slices, from the left edge to the day the loan is paid back. */
export function shapeRiver(flow: Flow): readonly Slice[] {
  const months = flow.instalments.length;
  const scale = scaleOf(flow);
  const slices = Array.from({ length: SLICES + 1 }, (_, index) => {
    const time = index / SLICES;
    const { balance, interest } = dueAt(flow, time * months);
    const x = START + time * (1 - START);
    return {
      x,
      y: bend(x),
      water: (balance / flow.amount) * scale,
      bank: (interest / flow.amount) * scale,
    };
  });
  const source = slices[0];
  return source ? [{ ...source, x: 0, y: bend(0) }, ...slices] : slices;
}

/** How far upstream the river can be drawn, in slices that widen with the distance; `x` below 0. */
const UPSTREAM = [-0.5, -0.35, -0.23, -0.14, -0.08, -0.04];

/**
 * The river with what comes before the picture's left edge, at the width that it has there: for a
 * page that is wider than the picture.
 */
export function withUpstream(river: readonly Slice[]): readonly Slice[] {
  const source = river[0];
  if (!source) return river;
  return [...UPSTREAM.map((x) => ({ ...source, x, y: bend(x) })), ...river];
}

/** A year after the loan began: where it lies on the river and what is due then. */
export interface YearMark {
  year: number;
  slice: Slice;
  balance: Cents;
}

/** The ends of the loan's years, the last day left out: nothing is due then. */
export function markYears(flow: Flow): readonly YearMark[] {
  const months = flow.instalments.length;
  const river = shapeRiver(flow).slice(1);
  return flow.instalments
    .filter(({ month }) => month % 12 === 0 && month < months)
    .map(({ month, balance }) => ({
      year: month / 12,
      slice: sliceAt(river, month / months),
      balance,
    }));
}

/** The width of the whole capital. */
function scaleOf(flow: Flow): number {
  const { balance, interest } = dueAt(flow, 0);
  return Math.min(MAX_WIDTH * breadth(flow), MAX_WIDTH_WITH_BANKS / (1 + interest / balance));
}

/** A larger loan is a wider river; on a logarithm, because loans span two powers of ten. */
function breadth({ amount, bounds }: Flow): number {
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
    balance: from.balance + (to.balance - from.balance) * share,
    interest: (from.interest + (to.interest - from.interest) * share) * enlarged,
  };
}

/** The middle of the river: downhill, in one bend and a half, calmer towards the end. */
function bend(x: number): number {
  return 0.52 + 0.1 * x - (0.07 + 0.04 * x) * Math.cos(2 * Math.PI * (1.3 * x - 0.13));
}

/** The river's slice after a share of its time, from 0 to 1; without what comes before the loan. */
export function sliceAt(river: readonly Slice[], time: number): Slice {
  const place = time * (river.length - 1);
  const a = river[Math.floor(place)];
  const b = river[Math.ceil(place)];
  if (!a || !b) throw new Error(`${time} is not on the river`);
  return mix(a, b, place - Math.floor(place));
}

/** The slice that lies `share` of the way from one to the other. */
export function mix(from: Slice, to: Slice, share: number): Slice {
  const between = (a: number, b: number) => a + (b - a) * share;
  return {
    x: between(from.x, to.x),
    y: between(from.y, to.y),
    water: between(from.water, to.water),
    bank: between(from.bank, to.bank),
  };
}
