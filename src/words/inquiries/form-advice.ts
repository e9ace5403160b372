import type { Locale } from '#domain/locale/locale.ts';
import { wordsIn } from '../languages.ts';
import type { WordsOfFormAdvice } from './form-advice-words.ts';

/** What the error summaries of the website's forms say to do. For the build. */
export const FORM_ADVICE_WORDS: Readonly<Record<Locale, WordsOfFormAdvice>> =
  /* @__PURE__ */ wordsIn('formAdvice');
