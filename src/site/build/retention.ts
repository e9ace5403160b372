import { readRetention } from '#configuration/read-retention.ts';

/*
 * How long data is kept, as the settings have it: pages tell it to visitors. For the build alone; a
 * fault stops it and is named. The server checks at its start that it keeps to what its pages say.
 */
const read = readRetention(process.env);

if (read.keep === undefined) {
  const faults = read.faults.map(({ variable, reason }) => `${variable} ${reason}`);
  throw new Error(`The settings are not usable:\n${faults.join('\n')}`);
}

export const { keep } = read;
