/** The files that a built script loads on demand: `./simulate.BE3yKeLa.js`, `assets/steps.css`. */
const PART = /["'`](\.\/|\/?assets\/)([^"'`/]+\.(?:js|css))["'`]/g;

/**
 * The missing files that scripts load: for example a style sheet that the build inlined into a page, but
 * that a script loaded later still asks for.
 * @param {ReadonlyMap<string, string>} scripts their texts, by address
 * @param {ReadonlySet<string>} files every file of the site
 * @returns {string[]} one sentence each, its script first
 */
export function findLostParts(scripts, files) {
  return [...scripts].flatMap(([address, text]) => {
    const names = new Set([...text.matchAll(PART)].map(([, , name]) => `/assets/${name}`));
    return [...names]
      .filter((name) => !files.has(name))
      .map((name) => `${address} loads ${name}, which does not exist`);
  });
}
