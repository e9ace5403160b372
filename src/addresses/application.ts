import type { Contracted } from '#domain/locale/locale.ts';

/** The application's first step (C-6.1); the others stand below it. */
export const APPLICATION_ADDRESSES = {
  fr: '/fr/demande-de-credit/',
  nl: '/nl/kredietaanvraag/',
} as const satisfies Contracted;
