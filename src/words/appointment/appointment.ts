import { wordsIn } from '../languages.ts';

/** The mortgage appointment: its form, its faults and its thanks. */
export const APPOINTMENT_WORDS = /* @__PURE__ */ wordsIn('appointment');
export type AppointmentWords = (typeof APPOINTMENT_WORDS)['fr'];
