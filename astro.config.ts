import type { IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { CONFIGURATOR_ADDRESSES } from './src/domain/mortgage/configurator-addresses.ts';

/** Where `npm run dev` keeps the server, which answers what is no page. */
const api = process.env.LOANFRONT_API;

/** What a script asks at a page's own address (src/server/offers) is the server's; the page is not. */
const calls = Object.values(CONFIGURATOR_ADDRESSES).map((address) => [
  address,
  {
    target: api,
    bypass: ({ headers, url }: IncomingMessage) =>
      headers['x-requested-with'] === undefined ? url : undefined,
  },
]);

/**
 * Modules that are sent as one script, by their paths or the beginnings of them. Each in a file of its
 * own, as the bundler would have it, they compress worse, and a page waits for more of them. A group
 * takes with it what its modules import, unless a group before it has that already.
 */
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  // What an arrival imports of it is a type: pages without an application need none of it.
  answers: ['/src/journey/answers.'],
  'every-page': [
    'vite/preload-helper',
    '/src/site/browser/lazy-loading/',
    '/src/words/translation.',
    '/src/site/browser/analytics/arrival.',
    '/src/site/browser/analytics/push-event.',
    '/src/site/browser/cookies/',
    '/src/site/browser/stored-session.',
    '/src/site/browser/office-status.',
    '/src/site/browser/address/carry-query.',
    '/src/site/browser/lazy-loading/when-near.',
  ],
  'every-island': [
    '/react/index',
    '/react/jsx-runtime',
    '/react/cjs',
    '/src/domain/money/',
    '/src/site/components/button/',
    '/src/site/components/choice-field/',
    // Used without its component too: it must not bring that one's group along.
    '/src/site/components/disclosure/disclosure.css',
    '/src/site/components/field/',
    '/src/site/components/figure/',
    '/src/site/components/notice/',
    '/src/site/components/with-links.',
    '/src/site/browser/address/use-address.',
  ],
  // Scripts of pages without React keep a broker, too.
  'every-broker': [
    '/src/domain/brokers/broker.',
    '/src/journey/chosen-broker.',
    '/src/site/brokers/chosen/stored-broker.',
    '/src/site/browser/address/take-off-address.',
  ],
  'every-request': ['/src/site/brokers/chosen/'],
  'every-amount': [
    '/src/site/components/amount-field/',
    '/src/site/components/disclosure/',
    '/src/site/simulators/loan/simulate.',
    '/src/site/browser/use-settled.',
  ],
  'every-simulator': [
    '/src/domain/loan/amortisation.',
    '/src/site/simulators/loan-chart/',
    '/src/site/simulators/loan/amount-blank.',
    '/src/site/simulators/loan/announcement.',
    '/src/site/simulators/loan/apply-button.',
    '/src/site/simulators/loan/answer-frame.',
    '/src/site/simulators/loan/comparison.',
    '/src/site/simulators/loan/duration-blank.',
    '/src/site/simulators/loan/loan-link',
    '/src/site/simulators/loan/own-address.',
    '/src/site/simulators/loan/repayment-plan.',
    '/src/site/simulators/loan/describe-simulation.',
    '/src/site/simulators/loan/simulation-state.',
    '/src/site/simulators/loan/taeg-label.',
    '/src/site/simulators/loan/use-change-event.',
  ],
  'every-mortgage': [
    '/src/domain/mortgage/limits.',
    '/src/site/simulators/mortgage/mortgage-link.',
  ],
};

const groups = Object.entries(SCRIPTS).map(([name, paths]) => ({
  name,
  test: (id: string) => paths.some((path) => id.includes(path)),
}));

/** Puts our helper for dynamic imports in place of Vite's, which weighs more on every page. */
const OWN_PRELOADING = fileURLToPath(
  new URL('./src/site/browser/lazy-loading/preload-parts.ts', import.meta.url),
);
const ownPreloading = {
  name: 'own-preloading',
  enforce: 'pre' as const,
  load: (id: string) =>
    id.includes('vite/preload-helper')
      ? `export { preloadParts as __vitePreload } from ${JSON.stringify(OWN_PRELOADING)};`
      : undefined,
};

export default defineConfig({
  // Canonical addresses, the sitemap and the feed are absolute.
  site: process.env.PUBLIC_URL || 'http://localhost:3000',
  srcDir: './src/site',
  publicDir: './src/site/public',
  outDir: './dist/site',
  cacheDir: './dist/.cache/astro',
  // Astro's development server would answer a call without a slash itself, before the proxy sees it.
  trailingSlash: api ? 'ignore' : 'always',
  build: { format: 'directory', assets: 'assets' },
  devToolbar: { enabled: false },
  integrations: [react()],
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
    },
  },
  vite: {
    plugins: [ownPreloading],
    // As modules: what its other build needs would end up in scripts that every page sends.
    resolve: { alias: [{ find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' }] },
    cacheDir: './dist/.cache/vite-site',
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { codeSplitting: { groups } },
          },
        },
      },
    },
    server: {
      proxy: api
        ? { '/api': api, '/dev/mail': api, '/dev/itsme': api, ...Object.fromEntries(calls) }
        : {},
    },
  },
});
