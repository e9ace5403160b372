/** The paths that astro.config.ts groups scripts by: '/src/site/browser/cookies/'. */
const GROUPED = /(['"])\/(src\/[^'"]+)\1/g;

/**
 * The paths of script groups that match no file, because the files were moved or removed.
 * @param {string} config the text of astro.config.ts
 * @param {readonly string[]} files from the project's root
 */
export function findStaleGroups(config, files) {
  return [...config.matchAll(GROUPED)]
    .map(([, , path = '']) => path)
    .filter((path) => !files.some((file) => file.startsWith(path)));
}
