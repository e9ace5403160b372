import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** What the header's menu says: its groups, and what each page is for. */
export const menu: Translations<typeof fr> = { fr, nl, de, en };
export type MenuWords = (typeof menu)['fr'];
