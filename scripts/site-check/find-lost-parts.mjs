/** What a script of the build loads when it needs it: `./simulate.BE3yKeLa.js`, `assets/steps.css`. */
const PART = /["'`](\.\/|\/?assets\/)([^"'`/]+\.(?:js|css))["'`]/g;

/**
 * What scripts load that was not built: a style sheet that the build put into a page, and that
 * a script that is loaded later still asks for.
 * @param {ReadonlyMap<string, string>} scripts their texts, by address
 * @param {ReadonlySet<string>} files every file of the site
 * @returns {string[]} one sentence each, its script first
 */
export function findLostParts(scripts, files) {
  return [...scripts].flatMap(([address, text]) => {
    const names = new Set([...text.matchAll(PART)].map(([, , name]) => `/assets/${name}`));
    return [...names]
      .filter((name) => !files.has(name))
      .map((name) => `${address} loads ${name}, which there is not`);
  });
}
