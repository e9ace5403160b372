import { wordsIn } from '../languages.ts';

/** The frame of every page: header, footer, and the error pages. */
export const frame = /* @__PURE__ */ wordsIn('frame');
export type FrameWords = (typeof frame)['fr'];
