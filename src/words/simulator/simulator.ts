import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** The sentence one completes, its answer, and the river under it. */
export const simulator: Translations<typeof fr> = { fr, nl, de, en };
export type SimulatorWords = (typeof simulator)['fr'];
