import type { LoanForm } from './loan-form.ts';
import { form } from './river-form.ts';

/**
 * What this lender's loans are drawn as on its pages: the build puts the form of the brand's motif in place of the
 * river's (`motif-plugin.ts`), so that no page loads another.
 */
export const chosenForm: LoanForm | undefined = form;

/**
 * True in a build whose brand draws its loans, and draws them continuously: its scripts then hold nothing of pages
 * without a picture, and nothing of pictures in pieces.
 */
export const isAlwaysDrawn: boolean = false;
export const isAlwaysContinuous: boolean = false;
