import { Refusal } from '../commands/refusal.mjs';
import { environmentOfTools } from '../preparation/tools.mjs';
import { startChild } from './children.mjs';
import { SERVER_PROGRAM } from './server-program.mjs';

/**
 * The built product on a free port and an empty data folder.
 * @param {string} node
 * @param {string} data
 * @returns {Promise<{ server: import('node:child_process').ChildProcess, address: string }>}
 */
export async function serveProduct(node, data) {
  const server = startChild(node, SERVER_PROGRAM, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: environmentOfTools({ PORT: '0', DATA_DIR: data, RATE_LIMIT: '0', LOG_LEVEL: 'error' }),
  });
  const address = await new Promise((resolve, reject) => {
    let output = '';
    server.stdout?.on('data', (piece) => {
      output += piece;
      const [url] = output.match(/http:\/\/[^\s/]+/) ?? [];
      if (url) resolve(url);
    });
    server.once('close', () => reject(new Refusal('The server did not start.')));
  });
  return { server, address };
}
