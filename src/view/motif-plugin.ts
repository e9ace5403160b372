import type { Plugin } from 'vite';
import type { Motif } from '#domain/brand/motif.ts';

/** The module in which `motif` takes the river's place, and what it is then. */
const CHOSEN = /\/src\/view\/loan-chart\/chosen-form\.ts$/;

/** Puts what this lender's loans are drawn as into its pages, and nothing of the other motifs. */
export function drawLoansAs(motif: Motif): Plugin {
  return {
    name: 'motif',
    enforce: 'pre',
    load: (id) => {
      if (!CHOSEN.test(id)) return undefined;
      return motif === 'none'
        ? 'export const chosenForm = undefined;'
        : `export { form as chosenForm } from './${motif}-form.ts';`;
    },
  };
}
