import { wordsIn } from '../languages.ts';

/** The simulator on a broker's own site, in addition to the simulator's words. */
export const WIDGET_WORDS = /* @__PURE__ */ wordsIn('widget');
export type WidgetWords = (typeof WIDGET_WORDS)['fr'];
