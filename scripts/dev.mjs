import { createServer } from 'node:net';
import process from 'node:process';
import { Refusal, runCommand } from './commands/refusal.mjs';
import { inProject } from './preparation/places.mjs';
import { preparePackages } from './preparation/prepare.mjs';
import { publicUrlOf } from './preparation/told-settings.mjs';
import { environmentOfTools, scriptOf } from './preparation/tools.mjs';
import { endChild, startChild, waitFor } from './processes/children.mjs';

// `npm run dev`: pages from Astro's development server, which updates the browser on every change,
// and behind it the real server, rebuilt and restarted at every change. Ctrl-C ends both.
await runCommand(async () => {
  const node = await preparePackages();
  const port = process.env.PORT ?? '3000';
  if (!(await isFree(Number(port)))) {
    throw new Refusal(`Port ${port} is taken: end what uses it, or choose another with PORT.`);
  }
  const PUBLIC_URL = publicUrlOf(process.env);
  const apiPort = String(await findFreePort());
  const api = startChild(node, [inProject('scripts', 'development', 'serve.mjs')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: environmentOfTools({
      PORT: apiPort,
      HOST: '127.0.0.1',
      PUBLIC_URL,
    }),
  });
  const pages = startChild(node, [scriptOf('astro'), 'dev', '--port', port], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environmentOfTools({ PUBLIC_URL, LOANFRONT_API: `http://127.0.0.1:${apiPort}` }),
  });
  const code = await Promise.race([waitFor(api), waitFor(pages)]);
  await Promise.all([endChild(api), endChild(pages)]);
  return code;
});

/** @param {number} port */
async function isFree(port) {
  return (await listenOnce(port)) !== undefined;
}

async function findFreePort() {
  const port = await listenOnce(0);
  if (port === undefined) throw new Refusal('This machine has no free port left.');
  return port;
}

/**
 * The port that is free, where 0 asks for any; undefined if it is in use.
 * @param {number} port
 * @returns {Promise<number | undefined>}
 */
function listenOnce(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}
