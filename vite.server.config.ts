import { defineConfig } from 'vite';

/**
 * Packages that read files of their own next to their modules: programs in WebAssembly or for the processor, pages.
 * oidc-provider, which plays itsme, is a development dependency, so that no production site has it.
 */
const OUTSIDE = ['@electric-sql/pglite', '@fastify/swagger-ui', 'oidc-provider', 'sharp', 'unpdf'];

/**
 * Bundles the server and the command line to `dist/server`, with their dependencies: looking for a thousand modules
 * was a third of a start (docs/decisions/055-the-server-in-few-files.md).
 */
export default defineConfig({
  cacheDir: './dist/.cache/vite-server',
  ssr: { noExternal: true, external: OUTSIDE },
  build: {
    ssr: true,
    target: 'node22',
    outDir: 'dist/server',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        cli: 'src/server/cli.ts',
        'check-before-build': 'src/server/check-before-build.ts',
        // The program of a thread.
        'check-file-thread': 'src/server/inquiries/uploads/check-file-thread.ts',
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
