import type { ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { createServer } from 'node:net';
import process from 'node:process';
import { build } from 'vite';
import { endChild, startChild, startInForeground, waitFor } from './bootstrap/children.mjs';
import { inProject } from './bootstrap/places.mjs';
import { publicUrlOf } from './build/site-settings.ts';
import { Refusal, report, runCommand } from './command.ts';
import { environmentOfTools, scriptOf } from './tools.ts';

// `npm run dev`: pages from Astro's development server, which updates the browser on every change, and behind it the
// real server, bundled and restarted at every change. Ctrl-C ends both.

const BUNDLE = 'dist/development';

/** Editors write a file in several steps: changes this close together count as one. */
const DEBOUNCE_MS = 150;

await runCommand(async () => {
  const port = Number(process.env.PORT ?? '3000');
  if ((await findFreePort(port)) === undefined)
    throw new Refusal(`Port ${port} is taken: end what uses it, or choose another with PORT.`);
  const apiPort = await findFreePort(0);
  const PUBLIC_URL = publicUrlOf(process.env);
  await serveOnChange({ PORT: String(apiPort), HOST: '127.0.0.1', PUBLIC_URL });
  const pages = startChild(process.execPath, [scriptOf('astro'), 'dev', '--port', String(port)], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environmentOfTools({ PUBLIC_URL, LOANFRONT_API: `http://127.0.0.1:${apiPort}` }),
  });
  process.exit(await waitFor(pages));
});

/** Bundles the server next to the product's own build, and restarts it after every bundle and change of the configuration. */
async function serveOnChange(settings: NodeJS.ProcessEnv): Promise<void> {
  let server: ChildProcess | undefined;
  let restarting = Promise.resolve();
  // Restarts run one after another, never two at a time.
  const restart = () => {
    restarting = restarting.then(async () => {
      if (server) await endChild(server);
      const program = ['--enable-source-maps', inProject(BUNDLE, 'main.mjs')];
      server = startInForeground(process.execPath, program, environmentOfTools(settings));
      server.once('exit', (code) => {
        if (code) report('The server has stopped; it starts again at the next change.');
      });
    });
  };
  let timer: NodeJS.Timeout | undefined;
  watch(process.env.CONFIG_DIR ?? inProject('config'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(restart, DEBOUNCE_MS);
  });
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
}

/** The port if it is free, where 0 asks for any; otherwise undefined. */
function findFreePort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}
