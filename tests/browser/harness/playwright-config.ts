import process from 'node:process';
import type { PlaywrightTestConfig } from '@playwright/test';
import { inProject, ROOT } from '../../../scripts/bootstrap/places.mjs';
import { findChromium } from '../../../scripts/system/programs.ts';
import type { LenderFolders } from '../../examples/lender-folders.ts';
import { findFreePort } from './free-port.ts';
import { OFFICE_EMAIL } from './office.ts';
import { SETTINGS } from './settings.ts';

// Read once by the runner and again by every worker: what the first reading decides, the others
// find in the environment.
process.env.LOANFRONT_TEST_PORT ??= String(await findFreePort());

const address = `http://127.0.0.1:${process.env.LOANFRONT_TEST_PORT}`;

const chromium = findChromium();

/** What a browser would otherwise do on its own, and what it cannot do in a container. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The headless shell rounds the width of each letter without it, and would break lines elsewhere.
  '--disable-font-subpixel-positioning',
  // A page lives for seconds: what its scripts gain by being compiled once more, the compiling costs.
  '--js-flags=--single-threaded --no-maglev --no-turbofan',
];

/** How long an expectation is retried, in milliseconds. */
const EXPECT_TIMEOUT = 10_000;

/** How many tests may fail before the rest is not run. */
const MAX_FAILURES = 20;

/**
 * A test runs in one window, on a phone unless its tag says otherwise: `{ tag: '@desktop' }`, or
 * `{ tag: '@both' }` where the two differ in what it proves, with a comment that says in what.
 */
const ON_A_DESKTOP = /@desktop/;
const ON_A_DESKTOP_TOO = /@desktop|@both/;

/** The built product of a lender, on the embedded database, against a real browser. */
export function browserTests(lender: LenderFolders): PlaywrightTestConfig {
  for (const name of SETTINGS) delete process.env[name];
  Object.assign(process.env, lender);
  return CONFIG;
}

const CONFIG: PlaywrightTestConfig = {
  testDir: inProject('tests', 'browser'),
  outputDir: inProject('test-results'),
  snapshotPathTemplate: `${inProject('tests', 'browser', 'kept')}/{arg}{ext}`,
  fullyParallel: true,
  workers: 3,
  retries: 0,
  // So many failures usually have one cause.
  maxFailures: MAX_FAILURES,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: EXPECT_TIMEOUT },
  reporter: 'list',
  use: {
    baseURL: address,
    locale: 'fr-BE',
    timezoneId: 'Europe/Brussels',
    // Nothing waits for a movement, or draws one, but where a test asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { ...(chromium && { executablePath: chromium }), args: CHROMIUM_FLAGS },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: ON_A_DESKTOP,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      grep: ON_A_DESKTOP_TOO,
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
  webServer: {
    name: 'loanfront',
    // Without a shell in between, so that the server notices when the runner is gone.
    command: `exec "${process.execPath}" tests/browser/harness/serve.ts`,
    url: `${address}/robots.txt`,
    cwd: ROOT,
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: process.env.LOANFRONT_TEST_PORT,
      HOST: '127.0.0.1',
      PUBLIC_URL: address,
      RATE_LIMIT: '0',
      OFFICE_EMAIL,
      // A second of work, once a test, would be a third of what the tests compute.
      BOT_CHECK_TRIES: '50',
    },
  },
};
