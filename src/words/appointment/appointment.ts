import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** The mortgage appointment: its form, its faults and its thanks. */
export const APPOINTMENT_WORDS: Translations<typeof fr> = { fr, nl, de, en };
export type AppointmentWords = (typeof APPOINTMENT_WORDS)['fr'];
