import { type LoanForm, yearsPassed } from './loan-form.ts';
import { bankPath, waterPath } from './river-path.ts';
import { type Flow, type Slice, START, sliceAt, sliceLoan } from './slices.ts';

/** Where the area stands, as a share of the height: its labels have room below. */
export const BASE = 0.8;

/** On the base: capital first, the interest on top of it. */
const shape = (flow: Flow): readonly Slice[] =>
  sliceLoan(flow, () => BASE).map((slice) => ({
    ...slice,
    y: slice.y - (slice.water + slice.bank) / 2,
  }));

/** The part of a slice that is capital, in the middle of itself. */
const capitalOf = (slice: Slice): Slice => ({ ...slice, y: BASE - slice.water / 2 });

/** A loan as the area under its balance, as it falls to nothing. */
export const form: LoanForm = {
  left: START,
  shape,
  beyond: (area) => area,
  paths: (area) => ({ capital: waterPath(area.map(capitalOf)), interest: bankPath(area) }),
  start: (area) => area[0],
  years: (flow) => yearsPassed(flow, shape(flow)),
  at: (flow, time) => sliceAt(shape(flow), time),
  isContinuous: true,
};
