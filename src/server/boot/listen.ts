import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/read-settings.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Opens the port; returns the local address, or why the port cannot be opened. */
export async function listen(
  app: FastifyInstance,
  { host, port }: Pick<Settings, 'host' | 'port'>,
): Promise<{ ok: true; address: string } | Refusal> {
  try {
    await app.listen({ host, port, listenTextResolver: (address) => `listening at ${address}` });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      return refuse(
        `Port ${port} is in use: stop the program that uses it, or choose another with PORT.`,
      );
    }
    if (code === 'EACCES') {
      return refuse(
        `Port ${port} is not allowed for this user: choose a port from 1024 on with PORT.`,
      );
    }
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
      return refuse(`${host} is not an address of this machine: check HOST.`);
    }
    throw error;
  }
  const bound = app.server.address();
  const boundPort = typeof bound === 'object' && bound !== null ? bound.port : port;
  const everywhere = ['localhost', '0.0.0.0', '::', '127.0.0.1', '::1'].includes(host);
  return { ok: true, address: `http://${everywhere ? 'localhost' : host}:${boundPort}/` };
}
