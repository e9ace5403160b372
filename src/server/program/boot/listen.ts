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
    const line = explainListening(error, { host, port }, 'PORT', 'HOST');
    if (line === undefined) throw error;
    return refuse(line);
  }
  const bound = app.server.address();
  const boundPort = typeof bound === 'object' && bound !== null ? bound.port : port;
  const everywhere = ['localhost', '0.0.0.0', '::', '127.0.0.1', '::1'].includes(host);
  return { ok: true, address: `http://${everywhere ? 'localhost' : host}:${boundPort}/` };
}

/** Why a port cannot be opened, as a sentence that names its settings; undefined if it is a fault of the program. */
export function explainListening(
  error: unknown,
  { host, port }: Pick<Settings, 'host' | 'port'>,
  portSetting: string,
  hostSetting: string,
): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use: stop the program that uses it, or choose another with ${portSetting}.`;
  if (code === 'EACCES')
    return `Port ${port} is not allowed for this user: choose a port from 1024 on with ${portSetting}.`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return `${host} is not an address of this machine: check ${hostSetting}.`;
  return undefined;
}
