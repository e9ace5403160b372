import { defineConfig } from 'vite';

/** Bundles the server and the command line to `dist/server`, dependencies left outside. */
export default defineConfig({
  cacheDir: './dist/.cache/vite-server',
  build: {
    ssr: true,
    target: 'node22',
    outDir: 'dist/server',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        cli: 'src/server/cli.ts',
        'check-before-build': 'src/server/check-before-build.ts',
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
