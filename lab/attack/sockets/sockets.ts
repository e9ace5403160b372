import { connect, type Socket } from 'node:net';

/** A connection of a client that does not behave. */
export interface Client {
  socket: Socket;
  state: () => { isOpen: boolean; status: number; ms: number };
}

/**
 * Connects; resolves once connected, or refused.
 * @param options `from`: the address of this machine that is used
 */
export function openClient(
  port: number,
  { allowHalfOpen = false, from = '127.0.0.1' }: { allowHalfOpen?: boolean; from?: string } = {},
): Promise<Client> {
  const began = performance.now();
  let [text, isOpen, ms] = ['', true, 0];
  return new Promise((settle) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from, allowHalfOpen });
    const state = () => ({ isOpen, status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), ms });
    socket.setEncoding('latin1');
    socket.on('data', (piece) => {
      text = (text + piece).slice(0, 200);
    });
    socket.on('error', () => {});
    socket.once('close', () => {
      [isOpen, ms] = [false, performance.now() - began];
      settle({ socket, state });
    });
    socket.once('connect', () => settle({ socket, state }));
  });
}

/** How the clients ended, as a sentence. */
export function describeEnds(clients: readonly Client[]) {
  const states = clients.map(({ state }) => state());
  const ended = states.filter(({ isOpen }) => !isOpen);
  const byStatus: Map<number, number> = new Map();
  for (const { status } of ended) byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
  const answers = [...byStatus].map(([status, count]) => `${count} × ${status || 'no answer'}`);
  const times = ended.map(({ ms }) => Math.round(ms / 100) / 10);
  const span = times.length > 0 ? ` after ${Math.min(...times)} to ${Math.max(...times)} s` : '';
  return `${ended.length} of ${states.length} ended${span}: ${answers.join(', ') || 'none'}`;
}
