import type { Localized } from '../locale/locale.ts';

/** The page where one asks for a mortgage appointment: the site builds it, and the server leads there. */
export const APPOINTMENT_ADDRESSES = {
  fr: '/fr/rendez-vous-hypothecaire/',
  nl: '/nl/hypotheekafspraak/',
  de: '/de/hypothekentermin/',
  en: '/en/mortgage-appointment/',
} as const satisfies Localized;
