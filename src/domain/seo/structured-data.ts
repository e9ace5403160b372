/** What JSON holds; a property that is undefined is left out. */
export type ThingValue =
  | string
  | number
  | boolean
  | StructuredData
  | readonly (string | number | StructuredData)[]
  | undefined;

/** Something of the world that a page is about, in the words of schema.org. */
export interface StructuredData {
  readonly '@type': string;
  readonly [property: string]: ThingValue;
}

/** As schema.org's properties name it: Belgium. */
export const BELGIUM: StructuredData = { '@type': 'Country', name: 'BE' };

/** Things as the JSON-LD of a page, written so that no text in them can end its script element. */
export function writeStructuredData(things: readonly StructuredData[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
