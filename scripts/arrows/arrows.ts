import { IMPORTS, pathOf } from './imports.ts';

// Which folders may import which. `npm run check` enforces it, in .ts, .tsx and .astro files except tests. Which layers
// use neither Node, React's state nor the DOM stands in biome.json.

/** The layers of src, each with the layers that it may import. */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  addresses: ['domain'],
  journey: ['domain', 'addresses'],
  words: ['domain', 'addresses', 'journey'],
  view: ['domain', 'addresses', 'journey', 'words'],
  seo: ['domain', 'addresses'],
  calls: ['domain', 'addresses', 'journey'],
  configuration: ['domain', 'addresses', 'journey', 'words'],
  editor: ['domain', 'configuration', 'words'],
  server: ['domain', 'addresses', 'journey', 'words', 'view', 'seo', 'calls', 'configuration'],
  site: ['domain', 'addresses', 'journey', 'words', 'view', 'seo', 'calls', 'configuration'],
};

/**
 * The wings of src/site, each with the wings that it may import. Files in src/site itself may be imported by
 * every wing.
 */
export const WINGS: Readonly<Record<string, readonly string[]>> = {
  build: [],
  browser: [],
  components: ['browser'],
  brokers: ['build', 'browser', 'components'],
  content: ['build', 'browser', 'components'],
  simulators: ['build', 'browser', 'components', 'content'],
  forms: ['build', 'browser', 'components', 'brokers', 'simulators'],
  application: ['build', 'browser', 'components', 'brokers', 'simulators', 'forms'],
  seo: ['build', 'components', 'content', 'simulators'],
  shell: ['build', 'browser', 'components', 'forms', 'seo'],
  layouts: ['build', 'browser', 'components', 'brokers', 'content', 'simulators', 'shell'],
};

/** The floors of src/server, from the ground up. */
const FLOOR_ORDER = [
  'security',
  'stores',
  'http',
  'operation',
  'letters',
  'lookups',
  'applications',
  'inquiries',
  'deliveries',
  'data-protection',
  'storage',
  'program',
];

/** Each floor with the floors that it may import: those below it. Files in src/server itself start the program. */
export const FLOORS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  FLOOR_ORDER.map((floor, height) => [floor, FLOOR_ORDER.slice(0, height)]),
);

/** The layers whose folders have an order of their own. */
const PARTS: Readonly<Record<string, typeof WINGS>> = { site: WINGS, server: FLOORS };

/** The pages of the site may import everything that they are composed of, and nothing imports them. */
const PAGES = 'pages';

/** The only part of the calls that browsers load; of the rest, which is schemas, they import only types. */
const WITHOUT_SCHEMAS = 'src/calls/api.ts';

/** What stands before the name of an import of types alone. */
const TYPES_ALONE = /\b(?:import|export) type\b[^'";]*$/;

/**
 * The imports of a file that are not allowed, each with the reason.
 * @param file from the project's root: src/site/forms/contact/contact.tsx
 */
export function findWrongImports(
  file: string,
  text: string,
): readonly { to: string; why: string }[] {
  return [...text.matchAll(IMPORTS)].flatMap(({ index, 2: to = '' }) => {
    const why =
      whyNot(file, to) ??
      (TYPES_ALONE.test(text.slice(0, index)) ? undefined : whyNotLoaded(file, to));
    return why === undefined ? [] : [{ to, why }];
  });
}

function whyNot(file: string, to: string): string | undefined {
  const [, layer = '', part = ''] = file.split('/');
  const target = pathOf(file, to);
  if (target === undefined) return undefined;
  const [root, otherLayer = '', otherPart = ''] = target.split('/');
  if (root !== 'src') return `${layer} imports what is not in src`;
  if (otherLayer !== layer)
    return LAYERS[layer]?.includes(otherLayer)
      ? undefined
      : `${layer} may not import ${otherLayer}`;
  const parts = PARTS[layer] ?? {};
  const isOrdered = (name: string) => Object.hasOwn(parts, name);
  if (part === otherPart || !isOrdered(part)) return undefined;
  if (!isOrdered(otherPart) && otherPart !== PAGES) return undefined;
  return parts[part]?.includes(otherPart) ? undefined : `${part} may not import ${otherPart}`;
}

function whyNotLoaded(file: string, to: string): string | undefined {
  if (!file.startsWith('src/site/')) return undefined;
  const target = pathOf(file, to);
  return target?.startsWith('src/calls/') && target !== WITHOUT_SCHEMAS
    ? 'site imports types alone from calls, whose schemas are for the server'
    : undefined;
}
