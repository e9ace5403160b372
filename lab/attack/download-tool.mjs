import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { environmentOfTools, inProject, Refusal, startChild, waitFor } from '../project.mjs';

/**
 * A library that only attacks need, fetched when one does: it is no part of the product's packages.
 * @param {string} name
 * @param {string} version
 * @param {string} file what is imported of it, relative to its folder
 * @returns {Promise<any>}
 */
export async function downloadTool(name, version, file) {
  const folder = inProject('dist', 'attack-tools', `${name}-${version}`);
  const module = join(folder, 'node_modules', name, file);
  if (!existsSync(module)) {
    const flags = ['--no-save', '--no-audit', '--no-fund', '--omit=optional', '--ignore-scripts'];
    const npm = startChild('npm', ['install', ...flags, '--prefix', folder, `${name}@${version}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: environmentOfTools({}),
    });
    if ((await waitFor(npm)) !== 0) throw new Refusal(`${name} could not be downloaded.`);
  }
  return await import(pathToFileURL(module).href);
}
