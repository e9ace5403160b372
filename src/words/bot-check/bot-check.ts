import { wordsIn } from '../languages.ts';

/** The bot check of the website's forms; the application's says the same. */
export const BOT_CHECK_WORDS = /* @__PURE__ */ wordsIn('botCheck');
