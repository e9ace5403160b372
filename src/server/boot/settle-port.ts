import { createServer } from 'node:net';
import type { Environment, Settings } from '../settings/read-settings.ts';

/**
 * The settings with a port of their own where any is asked for (0): the addresses that pages, mails
 * and sign-ins name have to be known before the server listens.
 */
export async function settlePort(settings: Settings, given: Environment): Promise<Settings> {
  if (settings.port !== 0) return settings;
  const port = await findFreePort(settings.host);
  const isNamed = (given.PUBLIC_URL?.trim() ?? '') !== '';
  return {
    ...settings,
    port,
    publicUrl: isNamed ? settings.publicUrl : `http://localhost:${port}`,
  };
}

/** 0 again where the host cannot be listened on: listening itself then says why. */
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
