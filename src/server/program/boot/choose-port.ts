import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import type { Environment, Settings } from '../settings/read-settings.ts';

/**
 * The settings with a free port if any port is requested (0): the addresses in pages, mails and
 * sign-ins must be known before the server listens.
 */
export async function choosePort(settings: Settings, environment: Environment): Promise<Settings> {
  if (settings.port !== 0) return settings;
  const port = await findFreePort(settings.host);
  const isNamed = (environment.PUBLIC_URL?.trim() ?? '') !== '';
  return {
    ...settings,
    port,
    publicUrl: isNamed ? settings.publicUrl : `http://localhost:${port}`,
  };
}

/**
 * Ports that systems do not give to outgoing connections: between being found and being listened on, a port of
 * theirs may be taken.
 */
const [LOWEST, HIGHEST] = [20_000, 32_000];

const MAX_ATTEMPTS = 20;

/** 0 again if the host cannot be listened on: listening itself then says why. */
async function findFreePort(host: string): Promise<number> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port, host)) return port;
  }
  return 0;
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
