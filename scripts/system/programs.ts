import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/** The path of the first of these programs that the PATH contains. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

export function existing(path: string): string | undefined {
  return existsSync(path) ? path : undefined;
}

/** The names of Chromium on different systems; the headless shell comes first. */
const CHROMIUM = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const CHROME_ON_MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The browser for the tests: CHROMIUM_PATH, otherwise an installed one. */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  return chosen ? existing(chosen) : (findProgram(CHROMIUM) ?? existing(CHROME_ON_MACOS));
}

/** Where Debian and its derivatives install PostgreSQL, in a folder for each version. */
const POSTGRESQL_ON_DEBIAN = '/usr/lib/postgresql';

/** The folder with the programs of the newest PostgreSQL server. */
export function findPostgresql(): string | undefined {
  const versions = existsSync(POSTGRESQL_ON_DEBIAN) ? readdirSync(POSTGRESQL_ON_DEBIAN) : [];
  const [newest] = versions
    .filter((version) => existsSync(join(POSTGRESQL_ON_DEBIAN, version, 'bin', 'postgres')))
    .sort((a, b) => Number(b) - Number(a));
  if (newest) return join(POSTGRESQL_ON_DEBIAN, newest, 'bin');
  const program = findProgram(['postgres']);
  return program && join(program, '..');
}

/** Firefox for the tests: the extended support release first, which Debian provides. */
export function findFirefox(): string | undefined {
  return findProgram(['firefox-esr', 'firefox']);
}

/** WebKitGTK's WebDriver, and the screen in memory that its browser is drawn on. */
export function findWebKit(): { driver: string; screen: string } | undefined {
  const driver = findProgram(['WebKitWebDriver']);
  const screen = findProgram(['Xvfb']);
  return driver && screen ? { driver, screen } : undefined;
}
