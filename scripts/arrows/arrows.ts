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
  configuration: ['domain', 'addresses'],
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

/** The pages may import everything that they are composed of. */
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
  const [, layer = '', wing = ''] = file.split('/');
  const target = pathOf(file, to);
  if (target === undefined) return undefined;
  const [root, otherLayer = '', otherWing = ''] = target.split('/');
  if (root !== 'src') return `${layer} imports what is not in src`;
  if (otherLayer !== layer)
    return LAYERS[layer]?.includes(otherLayer)
      ? undefined
      : `${layer} may not import ${otherLayer}`;
  if (layer !== 'site' || wing === otherWing || wing === PAGES || !isWing(wing)) return undefined;
  if (!isWing(otherWing) && otherWing !== PAGES) return undefined;
  return WINGS[wing]?.includes(otherWing) ? undefined : `${wing} may not import ${otherWing}`;
}

function whyNotLoaded(file: string, to: string): string | undefined {
  if (!file.startsWith('src/site/')) return undefined;
  const target = pathOf(file, to);
  return target?.startsWith('src/calls/') && target !== WITHOUT_SCHEMAS
    ? 'site imports types alone from calls, whose schemas are for the server'
    : undefined;
}

const isWing = (name: string) => Object.hasOwn(WINGS, name);
