import process from 'node:process';

/** The folders of a lender, as the settings that name them: its configuration, its texts, its built pages. */
export type LenderFolders = Readonly<Record<'CONFIG_DIR' | 'CONTENT_DIR' | 'SITE_DIR', string>>;

/** The lender that the tests are written for: a copy of the demonstration, whatever `config` and `content` hold. */
export const FLUVIA = exampleFolders('fluvia');

/** The lenders that `npm run test:lender` walks within `npm test`. */
export const OTHER_EXAMPLES = ['gradin', 'knotwilg'] as const;

/** The folders of a lender in `examples`, whose pages are built into a folder of their own. */
export function exampleFolders(name: string): LenderFolders {
  return {
    CONFIG_DIR: `examples/${name}/config`,
    CONTENT_DIR: `examples/${name}/content`,
    SITE_DIR: `dist/sites/${name}`,
  };
}

/** The folders that the environment names, or their defaults (README). */
export function namedFolders(environment: NodeJS.ProcessEnv = process.env): LenderFolders {
  return {
    CONFIG_DIR: environment.CONFIG_DIR || 'config',
    CONTENT_DIR: environment.CONTENT_DIR || 'content',
    SITE_DIR: environment.SITE_DIR || 'dist/site',
  };
}
