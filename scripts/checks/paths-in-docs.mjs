import { posix } from 'node:path';

// A document that names a file that has moved sends its reader nowhere. `npm run check` looks for them.

const QUOTED = /`([^`\n]+)`/g;
const LINKED = /\]\((?!https?:)([^)#\s]+)(?:#[^)]*)?\)/g;
const FENCED = /^ *```[\s\S]*?^ *```$/gm;
const PLACE = /^(?:src|docs|config|content|scripts|lab|tests)\//;
const FILE_NAME = /^[\w.-]+\.(?:tsx?|mjs|cjs|astro|css|typ)$/;
/** A pattern, or a name that the reader fills in. */
const PLACEHOLDER = /[*{<…]/;
/** What a lender may add, and the demonstration does without. */
const OPTIONAL = ['content/pictures'];

/**
 * The files and folders that a document names and that do not exist: paths from the root and names of source
 * files in backquotes, and links.
 * @param {string} document its path from the root
 * @param {string} text
 * @param {{ exists: (path: string) => boolean, names: ReadonlySet<string> }} project `names`: of all its files,
 *   without their folders
 * @returns {readonly string[]}
 */
export function findMissingPaths(document, text, { exists, names }) {
  const prose = text.replace(FENCED, '');
  const quoted = [...prose.matchAll(QUOTED)].map(([, name = '']) => name);
  const paths = quoted
    .filter((name) => PLACE.test(name) && !PLACEHOLDER.test(name))
    .map((name) => name.replace(/[ ?#].*$/, '').replace(/\/$/, ''))
    .filter((path) => !OPTIONAL.includes(path) && !exists(path));
  const files = quoted.filter((name) => FILE_NAME.test(name) && !names.has(name));
  const links = [...prose.replace(QUOTED, '').matchAll(LINKED)]
    .map(([, to = '']) => posix.join(posix.dirname(document), to))
    .filter((path) => !exists(path));
  return [...paths, ...files, ...links];
}
