import type { Organization, Thing } from 'schema-dts';

/** An entity that a page is about, in schema.org's vocabulary. */
export type StructuredData = Exclude<Thing, string>;

/** An organization that publishes, signs or lends. */
export type NamedOrganization = Extract<Organization, { '@type': 'Organization' }>;

/** Belgium as a value of schema.org properties. */
export const BELGIUM = { '@type': 'Country', name: 'Belgium', identifier: 'BE' } as const;

/** Writes the entities as the JSON-LD of a page, escaped so that no text can end its script element. */
export function writeStructuredData(things: readonly StructuredData[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
