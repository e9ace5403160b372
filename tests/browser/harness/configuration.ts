import type { Configuration } from '#configuration/load-configuration.ts';
import { loadConfiguration } from '#configuration/load-configuration.ts';

let lender: Configuration | undefined;

/** The demonstration lender, for whom the tested site was built: read once for all the files of a worker. */
export function demonstrationLender(): Configuration {
  lender ??= readConfiguration();
  return lender;
}

function readConfiguration(): Configuration {
  const loaded = loadConfiguration('config');
  if (!loaded.ok) throw new Error('config/ has faults: npm run loanfront -- tariffs check');
  return loaded.configuration;
}
