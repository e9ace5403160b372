import { watch } from 'node:fs';
import process from 'node:process';
import { build } from 'vite';
import { report } from '../commands/report-progress.mjs';
import { inProject } from '../preparation/places.mjs';
import { environmentOfTools } from '../preparation/tools.mjs';
import { endChild, startChild } from '../processes/children.mjs';

// The development server: bundled separately from the product's own build, restarted after every
// bundle and every change of the lender's configuration. Needs the product's Node.

const BUNDLE = 'dist/development';

/** Editors write a file in several steps: changes this close together count as one, in milliseconds. */
const ONE_CHANGE = 150;

/** @type {import('node:child_process').ChildProcess | undefined} */
let server;

/** Restarts run one after another, never two at a time. */
let restarting = Promise.resolve();

function restart() {
  restarting = restarting.then(async () => {
    if (server) await endChild(server);
    server = startChild(
      process.execPath,
      [
        '--enable-source-maps',
        '--import',
        new URL('../processes/end-with-parent.mjs', import.meta.url).href,
        inProject(BUNDLE, 'main.mjs'),
      ],
      // Bundling sets NODE_ENV to production, with which the server would require a database.
      { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env: environmentOfTools() },
    );
    server.once('exit', (code) => {
      if (code) report('The server has stopped; it starts again at the next change.');
    });
  });
}

/** @type {NodeJS.Timeout | undefined} */
let soon;
watch(process.env.CONFIG_DIR ?? inProject('config'), { recursive: true }, () => {
  clearTimeout(soon);
  soon = setTimeout(restart, ONE_CHANGE);
});

// Without the development command there is nothing to serve for.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

const watcher = await build({
  configFile: inProject('vite.server.config.ts'),
  logLevel: 'warn',
  build: { watch: {}, outDir: BUNDLE, sourcemap: true },
});
if (!('on' in watcher)) throw new Error('Vite does not watch');
watcher.on('event', (event) => {
  if (event.code === 'BUNDLE_END') restart();
  if (event.code === 'ERROR') report(`The server cannot be bundled: ${event.error.message}`);
  if ('result' in event) void event.result?.close();
});
