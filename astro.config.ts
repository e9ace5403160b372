import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import type { ResolvedConfig } from 'vite';
import { ADDRESSES } from './src/addresses/pages.ts';
import { readBrand } from './src/configuration/brand/read-brand.ts';
import { readLanguages } from './src/configuration/languages.ts';
import { readWords } from './src/configuration/word-files.ts';
import { type Faces, SYSTEM_FACE } from './src/domain/brand/faces.ts';
import { islandStyleInHead } from './src/site/build/island-style.ts';
import { joinSheets } from './src/site/build/join-sheets.ts';
import { preloadFaces, sheetPlugins } from './src/site/build/own-faces.ts';
import { ownWords } from './src/site/build/own-words.ts';
import { BUILD_TARGETS } from './src/site/build/served-browsers.ts';
import { SHOW_AT_ONCE } from './src/site/shell/consent/show-at-once.ts';
import { GUARD_ISLANDS } from './src/site/shell/islands/guard-islands.ts';
import { drawLoansAs } from './src/view/motif-plugin.ts';

/** How the lender looks; a brand that cannot be read stops the build where its faults are reported. */
const configDir = process.env.CONFIG_DIR || 'config';
const siteLanguages = readLanguages(configDir);
const brand = readBrand(configDir, siteLanguages);
const motif = brand.ok ? brand.value.motif : 'none';
const faces: Faces = brand.ok ? brand.value.faces : { title: SYSTEM_FACE, text: SYSTEM_FACE };

/** Where `npm run dev` keeps the server, which answers what is no page. */
const api = process.env.LOANFRONT_API;

/** What a script asks at a page's own address (src/server/lookups/offers) is the server's; the page is not. */
const calls = Object.values(ADDRESSES.configurator).map((address) => [
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
    '/src/site/browser/stored-text.',
    '/src/calls/api.',
    '/src/site/browser/office-status.',
    '/src/site/browser/address/carry-query.',
    '/src/site/browser/lazy-loading/when-visible.',
    // The frame of every page reads and checks an address.
    '/src/domain/contact/email.',
    '/src/domain/reading/read-email.',
    '/src/domain/reading/read-text.',
  ],
  calendar: ['/src/domain/calendar/clock.', '/src/domain/calendar/date.'],
  // Apart from its callers: on most pages the first of them is loaded once something is asked.
  'call-api': ['/src/site/browser/call-api.'],
  'every-island': [
    '/react/index',
    '/react/jsx-runtime',
    '/react/cjs',
    // With React, so that what the bundler puts around the two is sent once.
    '/react-dom/',
    '/scheduler/',
    '/src/domain/loan/payment.',
    '/src/domain/money/',
    '/src/domain/reading/parse-amount.',
    '/src/domain/reading/read-count.',
    '/src/journey/yes-no.',
    '/src/site/components/button/',
    '/src/site/components/choice-field/',
    // Used without their components too: none may bring its component’s group along.
    '/src/site/components/disclosure/disclosure.',
    '/src/site/components/drawings/drawings.css',
    '/src/site/components/field/',
    '/src/site/components/figure/',
    '/src/site/components/notice/',
    '/src/site/components/with-links.',
    '/src/site/browser/address/use-address.',
    '/src/site/browser/hydration.',
    '/src/site/browser/islands/',
  ],
  // Scripts of pages without React keep a broker, too.
  'every-broker': [
    '/src/domain/brokers/broker.',
    '/src/journey/chosen-broker.',
    '/src/site/brokers/chosen/stored-broker.',
    '/src/site/browser/address/take-off-address.',
  ],
  // The application says who the broker is in its own way.
  'named-broker': [
    '/src/site/brokers/chosen/describe-broker.',
    '/src/site/brokers/chosen/use-broker-name.',
  ],
  'every-request': ['/src/site/brokers/chosen/'],
  // What simulators alone need.
  'every-amount': [
    '/src/site/simulators/frame/query-numbers.',
    '/src/site/components/amount-field/',
    '/src/site/simulators/loan/simulate.',
    '/src/site/browser/use-settled.',
    '/src/site/components/page-section/stages.',
  ],
  'every-simulator': [
    '/src/domain/loan/amortisation.',
    '/src/site/simulators/loan-chart/loan-chart.',
    '/src/site/simulators/loan-chart/use-flowing.',
    '/src/view/loan-chart/area-',
    '/src/view/loan-chart/bars-',
    '/src/view/loan-chart/chosen-',
    '/src/view/loan-chart/describe-',
    '/src/view/loan-chart/loan-picture.',
    '/src/view/loan-chart/river-',
    '/src/view/loan-chart/slices.',
    '/src/site/simulators/frame/',
    '/src/site/simulators/loan/loan-figures.',
    '/src/site/simulators/loan/loan-link.',
    '/src/site/simulators/loan/describe-simulation.',
    '/src/site/simulators/loan/simulation-state.',
  ],
  'every-mortgage': [
    '/src/domain/mortgage/limits.',
    '/src/site/simulators/mortgage/mortgage-link.',
  ],
  // What other pages have of it, so that they need none of the configurator.
  'type-choice': [
    '/src/site/simulators/loan/form-languages.',
    '/src/site/simulators/loan/leave-for-form.',
    '/src/site/simulators/loan/type-choice.',
  ],
  legal: ['/src/site/simulators/loan-page/legal.'],
  progress: ['/src/site/components/progress/', '/src/site/components/quick-access/'],
  'error-summary': ['/src/site/components/error-summary/'],
  locale: ['/src/domain/locale/locale.'],
  // The search has it without anything else of a form's.
  hyphenated: ['/src/view/unbroken/hyphenated.'],
  'checkbox-field': ['/src/site/components/checkbox-field/'],
  'moored-boat': ['/src/view/brand/moored-boat.'],
  // Before the forms, which use it: the finder would load them all with it.
  'use-loaded': ['/src/site/browser/use-loaded.'],
  // What several forms ask with, and read.
  'every-form': [
    '/src/domain/contact/phone.',
    '/src/domain/reading/read-address.',
    '/src/domain/reading/read-numbers.',
    '/src/domain/reading/read-words.',
    '/src/domain/reading/split-street.',
    '/src/site/browser/write-into.',
    '/src/site/components/email-field/',
    '/src/journey/rules/text.',
    '/src/site/components/select-field/',
    '/src/site/components/text-area/',
    '/src/site/components/text-field/',
  ],
  // What the page that follows a shared request has of the application.
  'followed-loan': [
    '/src/journey/share-status.',
    '/src/site/application/summary/loan-figures.',
    '/src/site/components/failed-call/',
    '/src/site/application/own-data/',
    '/src/words/instant-in-words.',
  ],
  // What the finder has, and the locator in part.
  'every-finder': [
    '/src/domain/brokers/classify-typed.',
    '/src/domain/brokers/finder.',
    '/src/domain/brokers/offices.',
    '/src/domain/brokers/search-query.',
    '/src/site/brokers/calls/',
    '/src/site/brokers/finder/finder-state.',
  ],
  'later-part': ['/src/site/browser/later-part.'],
  // The application and the finder's results have it.
  lamp: ['/src/view/lamp/'],
  // With what its mortgages load later and share with it.
  configurator: ['/src/site/simulators/configurator/configurator.'],
  // Likewise: what its first step does not need is in src/site/application/steps/later-screens.ts.
  application: ['/src/site/application/application.'],
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
  // Here, because Astro sets its own for the build.
  configResolved: ({ environments }: ResolvedConfig) => {
    const { client } = environments;
    if (client)
      client.build.modulePreload = {
        polyfill: false,
        resolveDependencies: (_file, parts, { hostId }) => notLoadedBy(parts, hostId),
      };
  },
  generateBundle: {
    order: 'pre' as const,
    handler: (_options: unknown, bundle: Readonly<Record<string, { imports?: string[] }>>) => {
      imports = new Map(Object.entries(bundle).map(([file, part]) => [file, part.imports ?? []]));
    },
  },
};

/** What each file of the site imports outright, while it is being written. */
let imports = new Map<string, readonly string[]>();

/** A file with what it imports, and so on: all of it is loaded once the file runs. */
function loadedWith(file: string, loaded = new Set<string>()): ReadonlySet<string> {
  if (loaded.has(file)) return loaded;
  loaded.add(file);
  for (const imported of imports.get(file) ?? []) loadedWith(imported, loaded);
  return loaded;
}

/**
 * What is preloaded next to a dynamic import: what the importing file has not loaded already. A part that is
 * alone is the one that is imported.
 */
function notLoadedBy(parts: readonly string[], host: string): string[] {
  const loaded = loadedWith(host);
  const missing = parts.filter((part) => !loaded.has(part));
  return missing.length > 1 ? missing : [];
}

/** The hash by which the policy allows an inline script. */
const hashOf = (script: string) =>
  `sha256-${createHash('sha256').update(script).digest('base64')}` as const;

/** Astro's React, which hydrates each island inside our error boundary. */
const plainReact = react();
const guardedReact: AstroIntegration = {
  ...plainReact,
  hooks: {
    ...plainReact.hooks,
    'astro:config:setup': (options) =>
      plainReact.hooks['astro:config:setup']?.({
        ...options,
        addRenderer: (renderer) =>
          options.addRenderer({
            ...renderer,
            clientEntrypoint: fileURLToPath(
              new URL('./src/site/browser/islands/hydrate-island.ts', import.meta.url),
            ),
          }),
      }),
  },
};

/** Faults of them stop the build elsewhere, with those of all files. */
const lendersWords = readWords(configDir, siteLanguages);

export default defineConfig({
  // Canonical addresses, the sitemap and the feed are absolute.
  site: process.env.PUBLIC_URL || 'http://localhost:3000',
  srcDir: './src/site',
  publicDir: './src/site/public',
  outDir: './dist/site',
  cacheDir: './dist/.cache/astro',
  // Astro's development server would answer a call without a slash itself, before the proxy sees it.
  trailingSlash: api ? 'ignore' : 'always',
  // Style sheets are files, which joinSheets makes two of: the policy needs no hash of them.
  build: { format: 'directory', assets: 'assets', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  integrations: [guardedReact, joinSheets, islandStyleInHead],
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
      scriptDirective: {
        hashes: [hashOf(SHOW_AT_ONCE), hashOf(GUARD_ISLANDS)],
      },
    },
  },
  vite: {
    plugins: [
      ownPreloading,
      drawLoansAs(motif),
      preloadFaces(faces),
      ownWords(lendersWords.ok ? lendersWords.value : {}),
    ],
    css: brand.ok ? { postcss: sheetPlugins(brand.value) } : {},
    // As modules: what their other builds need would end up in scripts that every page sends.
    resolve: {
      alias: [
        { find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' },
        { find: /^rbush$/, replacement: 'rbush/index.js' },
      ],
    },
    cacheDir: './dist/.cache/vite-site',
    build: { cssTarget: BUILD_TARGETS },
    environments: {
      client: {
        build: {
          target: BUILD_TARGETS,
          cssTarget: BUILD_TARGETS,
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
