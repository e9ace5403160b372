import { posix } from 'node:path';

// What may import what. `npm run check` holds it, in .ts, .tsx and .astro files, tests left out.

/**
 * The layers of src, each with those it may import.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const LAYERS = {
  domain: [],
  journey: ['domain'],
  words: ['domain', 'journey'],
  configuration: ['domain'],
  server: ['domain', 'journey', 'words', 'configuration'],
  site: ['domain', 'journey', 'words', 'configuration'],
};

/**
 * The wings of src/site, each with those it may import. What lies in src/site itself may be imported by
 * every wing.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const WINGS = {
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

/** Pure layers: neither a framework nor the machine. */
const PURE = ['domain', 'journey', 'words'];
const IMPURE = /^(?:node:|react(?:-dom)?(?:\/|$))/;

/** Its own arrows are those of everything that pages are put together from. */
const PAGES = 'pages';

const IMPORTS = /\b(?:from|import)\s*\(?\s*(['"])([^'"]+)\1/g;

/**
 * The imports of a file that no arrow allows, each with what it crosses.
 * @param {string} file from the project's root: src/site/forms/contact/contact.tsx
 * @param {string} text
 * @returns {readonly { to: string, why: string }[]}
 */
export function findWrongImports(file, text) {
  return [...text.matchAll(IMPORTS)].flatMap(([, , to = '']) => {
    const why = whyNot(file, to);
    return why === undefined ? [] : [{ to, why }];
  });
}

/** @param {string} file @param {string} to @returns {string | undefined} */
function whyNot(file, to) {
  const [, layer = '', wing = ''] = file.split('/');
  if (PURE.includes(layer) && IMPURE.test(to)) return `${layer} is pure: it imports no ${to}`;
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

/** @param {string} name */
const isWing = (name) => Object.hasOwn(WINGS, name);

/**
 * Where an import leads, from the project's root; nothing for a package.
 * @param {string} file
 * @param {string} to
 */
function pathOf(file, to) {
  if (to.startsWith('.')) return posix.join(posix.dirname(file), to);
  const [, layer, path] = /^#(\w+)\/(.*)$/.exec(to) ?? [];
  if (layer === undefined) return undefined;
  return layer === 'tests' ? `tests/${path}` : `src/${layer}/${path}`;
}
