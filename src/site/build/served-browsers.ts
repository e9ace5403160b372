/**
 * The oldest version of each browser that the site is made for (W-1.20). The build writes its scripts and style sheets
 * for these, and is refused if they use what one of these lacks (newer-features.ts); the accessibility
 * page and docs/browsers.md name them; src/site/shell/frame/old-browser.ts recognises older ones.
 */
export const SERVED_BROWSERS = [
  { name: 'Safari', engine: 'safari', version: '16.4' },
  { name: 'iOS', engine: 'ios', version: '16.4' },
  { name: 'Chrome', engine: 'chrome', version: '112' },
  { name: 'Edge', engine: 'edge', version: '112' },
  { name: 'Firefox', engine: 'firefox', version: '121' },
  // Samsung Internet 22 is built on Chromium 111.
  { name: 'Samsung Internet', engine: 'chrome', version: '22', engineVersion: '111' },
] as const satisfies readonly ServedBrowser[];

interface ServedBrowser {
  readonly name: string;
  readonly engine: 'safari' | 'ios' | 'chrome' | 'edge' | 'firefox';
  readonly version: string;
  /** The version of the engine, where the browser counts its own. */
  readonly engineVersion?: string;
}

const engineVersionOf = ({ version, engineVersion = version }: ServedBrowser) => engineVersion;

/** The browsers in words: "Safari 16.4, iOS 16.4, …". */
export const SERVED_IN_WORDS = SERVED_BROWSERS.map(
  ({ name, version }) => `${name}\u00a0${version}`,
).join(', ');

/** The lowest version of this engine that is served. */
export function lowestServed(engine: ServedBrowser['engine']): number {
  const served: readonly ServedBrowser[] = SERVED_BROWSERS;
  return Math.min(
    ...served.filter((browser) => browser.engine === engine).map((b) => Number(engineVersionOf(b))),
  );
}

/** As Vite takes them: "safari16.4". */
export const BUILD_TARGETS = [...new Set(SERVED_BROWSERS.map(({ engine }) => engine))].map(
  (engine) => `${engine}${lowestServed(engine)}`,
);
