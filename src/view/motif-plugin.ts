import type { Plugin } from 'vite';
import type { Motif } from '#domain/brand/motif.ts';
import { isIllustrated } from './brand/illustrations.ts';
import { FORMS } from './loan-chart/forms.ts';

/** Puts what this lender's loans are drawn as into its pages, and nothing of the other motifs. */
export function drawLoansAs(motif: Motif): Plugin {
  const form = [
    motif === 'none'
      ? 'export const chosenForm = undefined;'
      : `export { form as chosenForm } from './${motif}-form.ts';`,
    `export const isAlwaysDrawn = ${motif !== 'none'};`,
    `export const isAlwaysContinuous = ${FORMS[motif]?.isContinuous === true};`,
  ].join('\n');
  return {
    name: 'motif',
    enforce: 'pre',
    load: (id) => {
      if (id.endsWith('/src/view/loan-chart/chosen-form.ts')) return form;
      if (id.endsWith('/src/view/brand/own-illustrations.ts'))
        return `export const hasIllustrations = ${isIllustrated(motif)};`;
      return undefined;
    },
  };
}
