import type { IncomingMessage } from 'node:http';
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
 * What every island is made of, and pages without one do without. Each in a file of its own, as the
 * bundler would have it, they compress worse, and a page waits for more of them.
 */
const PARTS =
  /\/src\/(?:domain\/money\/|site\/components\/(?:figure|field|choice-field|button|with-links|notice)\b)|\/react\/(?:index|jsx-runtime|cjs)/;

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
    cacheDir: './dist/.cache/vite-site',
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { codeSplitting: { groups: [{ name: 'parts', test: PARTS }] } },
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
