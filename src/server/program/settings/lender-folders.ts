import type { LenderFolders } from '#configuration/check-lender.ts';
import type { Environment } from './read-settings.ts';

/** The lender's folders that the environment names, whatever else is wrong in it. */
export const lenderFolders = (environment: Environment): LenderFolders => ({
  configDir: environment.CONFIG_DIR || 'config',
  contentDir: environment.CONTENT_DIR || 'content',
});
