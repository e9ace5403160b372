import { wordsIn } from '../languages.ts';

/** The sentence to complete, its answer, and the loan chart below it. */
export const simulator = /* @__PURE__ */ wordsIn('simulator');
export type SimulatorWords = (typeof simulator)['fr'];
