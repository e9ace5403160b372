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

/** 0 again if the host cannot be listened on: listening itself then says why. */
function findFreePort(host: string): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(0));
    server.listen(0, host, () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
