import { wordsIn } from '../languages.ts';

/** The home page around its simulator. */
export const home = /* @__PURE__ */ wordsIn('home');
export type HomeWords = (typeof home)['fr'];
