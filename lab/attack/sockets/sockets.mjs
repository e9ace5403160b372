import { connect } from 'node:net';

/**
 * A connection of a client that does not behave.
 * @typedef {object} Client
 * @property {import('node:net').Socket} socket
 * @property {() => { isOpen: boolean, status: number, ms: number }} state how it ended: 0 without an answer
 */

/**
 * Connects; resolves once connected, or refused.
 * @param {number} port
 * @param {{ allowHalfOpen?: boolean, from?: string }} [options] `from`: the address of this machine that is used
 * @returns {Promise<Client>}
 */
export function openClient(port, { allowHalfOpen = false, from = '127.0.0.1' } = {}) {
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

/** How the clients ended, as a sentence. @param {readonly Client[]} clients */
export function describeEnds(clients) {
  const states = clients.map(({ state }) => state());
  const ended = states.filter(({ isOpen }) => !isOpen);
  /** @type {Map<number, number>} */
  const byStatus = new Map();
  for (const { status } of ended) byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
  const answers = [...byStatus].map(([status, count]) => `${count} × ${status || 'no answer'}`);
  const times = ended.map(({ ms }) => Math.round(ms / 100) / 10);
  const span = times.length > 0 ? ` after ${Math.min(...times)} to ${Math.max(...times)} s` : '';
  return `${ended.length} of ${states.length} ended${span}: ${answers.join(', ') || 'none'}`;
}
