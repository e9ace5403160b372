/** The parts of an address as on an envelope; missing parts are empty. */
export interface AddressParts {
  readonly street: string;
  readonly zip: string;
  readonly town: string;
}

/** Splits "Rue Neuve 12, 1000 Bruxelles" into its street, its postcode and its town. */
export function splitAddress(address: string): AddressParts {
  const [, street = '', zip = '', town = ''] =
    /^(.*?),?\s*\b(\d{4})\s+(\D[^,]*)$/.exec(address.trim()) ?? [];
  return zip === '' ? { street: address.trim(), zip, town } : { street, zip, town };
}
