import type { Coordinates } from '../places/places.ts';

/** What a broker arranges: mortgages (`ch`) or loans (`pat`), W-5.4. An office with both is two. */
export const BROKER_TYPES = ['ch', 'pat'] as const;
export type BrokerType = (typeof BROKER_TYPES)[number];

/** The id of a broker in the cookie, in addresses and in other programs. */
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
  /** The number as it is displayed, "02 555 01 34", with non-breaking spaces. */
  readonly phoneLabel: string;
  /** The person to ask for; empty if nobody is named. */
  readonly contact: string;
  /** Where to write to them: https:, mailto: or an address of this site; empty if there is none. */
  readonly contactUrl: string;
  /** The picture's address on this site, "/brokers/b-012.webp"; empty if there is none. */
  readonly image: { readonly src: string };
  /** In the notation of schema.org, "Mo-Fr 09:00-12:30"; empty if the file gives no hours. */
  readonly hours: readonly string[];
}

/** The types that there are brokers of, in their order. */
export const typesOf = (brokers: readonly Pick<Broker, 'type'>[]): readonly BrokerType[] =>
  BROKER_TYPES.filter((type) => brokers.some((broker) => broker.type === type));
