import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { AddressInfo, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How often refused connections are logged at most, in milliseconds. */
const LOG_EVERY = 60_000;

/** Node tells here of each connection that a server of this process accepted. */
const ACCEPTED = 'net.server.socket';

/**
 * Closes connections beyond `most` as they come, so that a flood leaves memory and files to those that are
 * open. They are counted over all addresses: for `localhost` Fastify opens a server for each, and names one. The log says at once that it began, then how many there were, at most once a minute. `onRefused` is
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
  const onDrop = () => {
    onRefused?.();
    refused += 1;
    if (timer !== undefined) return;
    report();
    timer = setTimeout(() => {
      timer = undefined;
      if (refused > 0) report();
    }, LOG_EVERY).unref();
  };
  let open = 0;
  const onAccepted = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    const ours = app.server.address() as AddressInfo | null;
    if (ours?.port !== socket.localPort) return;
    if (open >= most) {
      socket.destroy();
      onDrop();
      return;
    }
    open += 1;
    socket.once('close', () => {
      open -= 1;
    });
  };
  // Cheaper, and all there is to it where a single address is listened on.
  app.server.maxConnections = most;
  app.server.on('drop', onDrop);
  subscribe(ACCEPTED, onAccepted);
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    unsubscribe(ACCEPTED, onAccepted);
  });
}
