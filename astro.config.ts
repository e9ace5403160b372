import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

export default defineConfig({
  srcDir: './src/site',
  publicDir: './src/site/public',
  outDir: './dist/site',
  cacheDir: './dist/.cache/astro',
  trailingSlash: 'always',
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
  vite: { cacheDir: './dist/.cache/vite-site' },
});
