import type { Motif } from '#domain/brand/motif.ts';
import { form as area } from './area-form.ts';
import { form as bars } from './bars-form.ts';
import type { LoanForm } from './loan-form.ts';
import { form as river } from './river-form.ts';

/**
 * What a loan is drawn as by each motif. For the server; a page has only its lender's own
 * (`chosen-form.ts`).
 */
export const FORMS: Readonly<Record<Motif, LoanForm | undefined>> = {
  river,
  area,
  bars,
  none: undefined,
};
