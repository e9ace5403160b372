import { type LoanForm, yearsPassed } from './loan-form.ts';
import { bankPath, waterPath } from './river-path.ts';
import { shapeRiver, withUpstream } from './river-shape.ts';
import { type Flow, sliceAt } from './slices.ts';

/** Without what comes before the loan. */
const fromItsStart = (flow: Flow) => shapeRiver(flow).slice(1);

/** A loan as a river. */
export const form: LoanForm = {
  left: 0,
  shape: shapeRiver,
  beyond: withUpstream,
  paths: (river) => ({ capital: waterPath(river), interest: bankPath(river) }),
  start: (river) => river[1],
  years: (flow) => yearsPassed(flow, fromItsStart(flow)),
  at: (flow, time) => sliceAt(fromItsStart(flow), time),
  isContinuous: true,
};
