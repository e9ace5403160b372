import { readRetention } from '#configuration/read-retention.ts';

/*
 * How long data is kept, from the settings: pages tell visitors. Build only; a fault stops it with a
 * message. The server checks at its start that its settings match the built pages.
 */
const read = readRetention(process.env);

if (read.keep === undefined) {
  const faults = read.faults.map(({ variable, reason }) => `${variable} ${reason}`);
  throw new Error(`The settings are not usable:\n${faults.join('\n')}`);
}

export const { keep } = read;
