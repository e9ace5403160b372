/** Whether this lender's pages are illustrated; the build puts what its motif has here (`motif-plugin.ts`). */
export const hasIllustrations: boolean = true;
