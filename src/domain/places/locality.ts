/** A town or village with its postcode; several may share a postcode. */
export interface Locality {
  readonly zip: string;
  readonly fr: string;
  readonly nl: string;
  /** Names in other languages: "Waver" for Wavre. */
  readonly alsoKnownAs: readonly string[];
  readonly lat: number;
  readonly lng: number;
  /** ISO 3166-2: "BE-WNA". */
  readonly province: string;
  /** The code of its municipality, `Municipality.nis`. */
  readonly municipality: string;
}

/** A municipality as it is today. Its coordinates are those of its centre, in degrees. */
export interface Municipality extends Coordinates {
  /** Statbel's code, five digits. */
  readonly nis: string;
  readonly fr: string;
  readonly nl: string;
  readonly de: string | undefined;
  /** Short and foreign names, and the names of the municipalities that were merged into it. */
  readonly alsoKnownAs: readonly string[];
  /** ISO 3166-2: "BE-WNA". */
  readonly province: string;
}

export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}
