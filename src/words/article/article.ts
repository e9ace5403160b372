import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** Around a page of text. */
export const ARTICLE_WORDS: Translations<typeof fr> = { fr, nl, de, en };
export type ArticleWords = (typeof ARTICLE_WORDS)['fr'];
