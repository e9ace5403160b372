import { wordsIn } from '../languages.ts';

/** The tooltip with the definition of a term. */
export const TOOLTIP_WORDS = /* @__PURE__ */ wordsIn('tooltip');
