import { loadConfiguration } from '#configuration/load-configuration.ts';

/*
 * The lender whose pages are being built. For the build alone: an island gets what it needs of it as
 * props. A fault stops the build and is named, like at the server's start.
 */
const loaded = loadConfiguration(process.env.CONFIG_DIR || 'config');

if (!loaded.ok) {
  const faults = loaded.faults.map(({ file, place, reason }) => `${file} ${place}: ${reason}`);
  throw new Error(`The configuration is not usable:\n${faults.join('\n')}`);
}

export const configuration = loaded.configuration;
export const { lender, tariffs, mortgages } = configuration;
