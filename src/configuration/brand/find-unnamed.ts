import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfigurationFault } from '../fault.ts';

/** Licences and notes next to the files, which nothing reads. */
const NOTE = /^\.|\.(?:txt|md)$/;

/** The files of a folder that brand.yaml does not name: they would be kept for nothing, or a name is mistyped. */
export function findUnnamed(
  configDir: string,
  folder: string,
  named: ReadonlySet<string | undefined>,
): readonly ConfigurationFault[] {
  return listFiles(join(configDir, folder))
    .filter((name) => !NOTE.test(name) && !named.has(name))
    .map((name) => ({
      file: join(configDir, folder, name),
      place: '',
      reason: 'is not named in brand.yaml: name it there, or delete it',
    }));
}

/** Sorted; none of a folder that is not there. */
function listFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
}
