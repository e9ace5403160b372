import type { FastifyInstance } from 'fastify';

/** How often refused connections are logged at most, in milliseconds. */
const LOG_EVERY = 60_000;

/**
 * Closes connections beyond `most` as they come, so that a flood leaves memory and files to those that are
 * open. The log says at once that it began, then how many there were, at most once a minute. `onRefused` is
 * called for each.
 */
export function limitConnections(
  app: FastifyInstance,
  most: number,
  onRefused?: (() => void) | undefined,
): void {
  let refused = 0;
  let timer: NodeJS.Timeout | undefined;
  const report = () => {
    app.log.warn({ refused, most }, 'Connections beyond MAX_CONNECTIONS were refused');
    refused = 0;
  };
  app.server.maxConnections = most;
  app.server.on('drop', () => {
    onRefused?.();
    refused += 1;
    if (timer !== undefined) return;
    report();
    timer = setTimeout(() => {
      timer = undefined;
      if (refused > 0) report();
    }, LOG_EVERY).unref();
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}
