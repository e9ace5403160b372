import { wordsIn } from '../languages.ts';

/** The request for a co-property loan. */
export const COPROPERTY_WORDS = /* @__PURE__ */ wordsIn('coproperty');
export type CopropertyWords = (typeof COPROPERTY_WORDS)['fr'];
