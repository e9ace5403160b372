import { loadConfiguration } from '#configuration/load-configuration.ts';

/** The lender the site is built for. For the build alone: it reads files. */
function load() {
  const loaded = loadConfiguration(process.env.CONFIG_DIR ?? 'config');
  if (loaded.ok) return loaded.configuration;
  const faults = loaded.faults.map(({ file, place, reason }) => `${file} ${place}: ${reason}`);
  throw new Error(`The configuration has faults:\n${faults.join('\n')}`);
}

export const configuration = load();
export const lender = configuration.lender;
export const personal = configuration.tariffs.TAEGPSA1;
