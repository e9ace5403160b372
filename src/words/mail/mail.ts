import { wordsIn } from '../languages.ts';

export const MAIL_WORDS = /* @__PURE__ */ wordsIn('mail');
