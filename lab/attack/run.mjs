import process from 'node:process';
import { parseArgs } from 'node:util';
import { Refusal, runCommand } from '../project.mjs';
import { fuzz } from './fuzz/run.mjs';
import { attackHeaders } from './headers/run.mjs';
import { attackPatterns } from './patterns/run.mjs';
import { attackConnections } from './sockets/connections.mjs';
import { attackHalfClosed } from './sockets/half-closed.mjs';
import { attackSlowly } from './sockets/slow.mjs';

// Run by lab/attack.mjs with the product's Node.

/**
 * @typedef {import('./fuzz/run.mjs').FuzzOptions & { connections: number }} Options
 * @typedef {(options: Options, print: (line: string) => void) => Promise<boolean>} Attack
 */

/** Whether each succeeds: the product held. @type {Readonly<Record<string, Attack>>} */
const ATTACKS = {
  fuzz,
  slow: attackSlowly,
  connections: attackConnections,
  'half-closed': attackHalfClosed,
  patterns: attackPatterns,
  headers: attackHeaders,
};

/** @param {string} name @param {string} text */
function readNumber(name, text) {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0)
    throw new Refusal(`--${name} takes a whole number from 0 on.`);
  return number;
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: Object.keys(ATTACKS) },
      seed: { type: 'string', default: '1' },
      requests: { type: 'string', default: '1000000' },
      request: { type: 'string' },
      minutes: { type: 'string', default: '1000' },
      connections: { type: 'string', default: '10000' },
      database: { type: 'string', default: 'postgresql' },
    },
  });
  const unknown = values.only.find((name) => !(name in ATTACKS));
  if (unknown) throw new Refusal(`--only takes one of ${Object.keys(ATTACKS).join(', ')}.`);
  const { database } = values;
  if (database !== 'postgresql' && database !== 'pglite')
    throw new Refusal('--database takes postgresql or pglite.');
  const options = {
    database: /** @type {import('./target.mjs').DatabaseName} */ (database),
    seed: readNumber('seed', values.seed),
    requests: readNumber('requests', values.requests),
    minutes: readNumber('minutes', values.minutes),
    connections: readNumber('connections', values.connections),
    ...(values.request !== undefined && { request: readNumber('request', values.request) }),
  };
  /** @type {string[]} */
  const failed = [];
  for (const name of values.only) {
    process.stdout.write(`\n## ${name}\n\n`);
    const isRight = await ATTACKS[name]?.(options, (line) => process.stdout.write(`${line}\n`));
    if (!isRight) failed.push(name);
  }
  process.stdout.write(failed.length > 0 ? `\nFailed: ${failed.join(', ')}\n` : '\nAll held.\n');
  return failed.length > 0 ? 1 : 0;
});
