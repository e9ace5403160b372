import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';

/**
 * Lets a load balancer notice that this server stops: it is not ready from now on, and serves on for `seconds`.
 * The answers of that time end their connections, so that the next request goes to another server.
 */
export async function drain(readiness: Pick<Readiness, 'stop'>, seconds: number): Promise<void> {
  readiness.stop();
  if (seconds > 0) await new Promise((resolve) => void setTimeout(resolve, seconds * 1_000));
}

/** Ends the connection of each answer while the server is stopping. */
export function endConnectionsOnceStopping(
  app: FastifyInstance,
  { isStopping }: Pick<Readiness, 'isStopping'>,
): void {
  app.addHook('onRequest', (_request, reply, done) => {
    if (isStopping()) reply.header('connection', 'close');
    done();
  });
}
