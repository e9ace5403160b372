import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** Files that come with a form, and why one is refused. */
export const UPLOAD_WORDS: Translations<typeof fr> = { fr, nl, de, en };
export type UploadWords = (typeof UPLOAD_WORDS)['fr'];
