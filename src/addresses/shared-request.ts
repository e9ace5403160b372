import type { Contracted } from '#domain/locale/locale.ts';

/** Where the applicant follows a shared request; the key that opens it is the fragment. */
export const SHARED_REQUEST_ADDRESSES = {
  fr: '/fr/demande-partagee/',
  nl: '/nl/gedeelde-aanvraag/',
} as const satisfies Contracted;
