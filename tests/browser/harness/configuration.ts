import type { Configuration } from '#configuration/load-configuration.ts';
import { loadConfiguration } from '#configuration/load-configuration.ts';

/** The demonstration lender, for whom the tested site was built. */
export function demonstrationLender(): Configuration {
  const loaded = loadConfiguration('config');
  if (!loaded.ok) throw new Error('config/ has faults: npm run loanfront -- tariffs check');
  return loaded.configuration;
}
