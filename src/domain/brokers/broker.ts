import type { Coordinates } from '../places/places.ts';

/** What a broker arranges: mortgages (`ch`) or loans (`pat`), spec 1 §3. An office with both is two. */
export const BROKER_TYPES = ['ch', 'pat'] as const;
export type BrokerType = (typeof BROKER_TYPES)[number];

/** How a broker is known to the cookie, to addresses and to other programs. */
export const BROKER_ID = /^[\w-]{1,40}$/;

/** A partner, as the lender's file of brokers has it. */
export interface Broker extends Coordinates {
  readonly id: string;
  readonly name: string;
  readonly type: BrokerType;
  /** Street and number, postcode and town: "Rue Neuve 12, 1000 Bruxelles". */
  readonly address: string;
  /** As a link dials it: "tel:+3225550134". */
  readonly phone: string;
  /** As one reads it, "02 555 01 34", with blanks that never break. */
  readonly phoneLabel: string;
  /** Whom to ask for; empty where nobody is named. */
  readonly contact: string;
  /** Where one writes to them: https:, mailto: or an address of this site; empty where there is none. */
  readonly contactUrl: string;
  /** The picture's address on this site, "/brokers/b-012.webp"; empty where there is none. */
  readonly image: { readonly src: string };
  /** In the notation of schema.org, "Mo-Fr 09:00-12:30"; none where the file says nothing. */
  readonly hours: readonly string[];
}
