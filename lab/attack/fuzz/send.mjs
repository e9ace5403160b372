import { Agent, request as ask } from 'node:http';
import { connect } from 'node:net';

/** @typedef {import('./visitors.mjs').Send} Send */
/** @typedef {import('./visitors.mjs').Answer} Answer */

/** How long an answer may take before it counts as none, in milliseconds. */
export const LONGEST_WAIT = 20_000;

/** How long a socket without a whole request is waited for, in milliseconds: it has no answer to come. */
const RAW_WAIT = 1_500;

/** The start of an answer that is kept, in characters. */
const KEPT = 4_000;

/**
 * Sends requests to a server, over connections that are kept.
 * @param {number} port
 * @param {number} connections
 * @returns {{ send: Send, close(): void }}
 */
export function createSender(port, connections) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    send: async (request) =>
      request.raw === undefined
        ? await sendWhole(agent, port, request)
        : await sendRaw(port, request.raw),
    close: () => agent.destroy(),
  };
}

/** @param {Agent} agent @param {number} port @param {Parameters<Send>[0]} request @returns {Promise<Answer>} */
function sendWhole(agent, port, { method, path, headers, body, isWhole = false }) {
  const began = performance.now();
  return new Promise((settle) => {
    let [text, saysWhen] = ['', false];
    const end = (/** @type {number} */ status) => {
      clearTimeout(timer);
      settle({ status, ms: performance.now() - began, body: text, saysWhen });
    };
    /** @type {import('node:http').ClientRequest} */
    let sent;
    const timer = setTimeout(() => {
      text = 'no answer in time';
      sent.destroy();
      end(0);
    }, LONGEST_WAIT);
    try {
      sent = ask({
        agent,
        host: '127.0.0.1',
        port,
        method,
        path: asAddress(path),
        headers: { ...headers, ...(body && { 'content-length': body.length }) },
      });
    } catch (error) {
      text = String(error);
      return end(-1);
    }
    sent.once('response', (answer) => {
      saysWhen = answer.headers['retry-after'] !== undefined;
      answer.setEncoding('latin1');
      answer.on('data', (/** @type {string} */ piece) => {
        if (isWhole || text.length < KEPT) text += piece;
      });
      answer.once('end', () => end(answer.statusCode ?? 0));
      answer.once('error', () => end(answer.statusCode ?? 0));
    });
    sent.once('upgrade', (answer, socket) => {
      socket.destroy();
      end(answer.statusCode ?? 0);
    });
    sent.once('error', (error) => {
      // An answer that ends the connection before all of the request was read: not to be told from none.
      if (text === '') text = String(error);
      end(-2);
    });
    sent.end(body);
  });
}

/** What Node's client takes as an address: every other character as its bytes. @param {string} path */
function asAddress(path) {
  return path.replace(/[^\u0021-\u00ff]/g, (odd) =>
    odd.isWellFormed() ? encodeURIComponent(odd) : '%ed%a0%80',
  );
}

/** @param {number} port @param {string} raw @returns {Promise<Answer>} */
function sendRaw(port, raw) {
  const began = performance.now();
  return new Promise((settle) => {
    let text = '';
    const socket = connect(port, '127.0.0.1');
    const end = () => {
      clearTimeout(timer);
      socket.destroy();
      const [, status] = text.match(/^HTTP\/1\.[01] (\d{3})/) ?? [];
      settle({ status: Number(status ?? -3), ms: performance.now() - began, body: text });
    };
    const timer = setTimeout(end, RAW_WAIT);
    socket.setEncoding('latin1');
    socket.on('data', (piece) => {
      text += piece;
      // The head is enough: what follows on a kept connection may never end.
      if (text.includes('\r\n\r\n')) end();
    });
    socket.once('error', end);
    socket.once('close', end);
    socket.write(raw.replaceAll('{host}', `127.0.0.1:${port}`), 'latin1');
  });
}
