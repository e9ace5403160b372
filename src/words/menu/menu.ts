import { wordsIn } from '../languages.ts';

/** What the header's menu says: its groups, and what each page is for. */
export const menu = /* @__PURE__ */ wordsIn('menu');
export type MenuWords = (typeof menu)['fr'];
