import type { Translations } from '../translation.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** The sentence one completes, its answer, and the river under it. */
export const simulator: Translations<typeof fr> = { fr, nl };
export type SimulatorWords = (typeof simulator)['fr'];
