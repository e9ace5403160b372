import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** Around the terms of the glossary; the terms themselves are content. */
export const GLOSSARY_WORDS: Translations<typeof fr> = { fr, nl, de, en };
export type GlossaryWords = (typeof GLOSSARY_WORDS)['fr'];
