import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfigurationFault } from '../fault.ts';

/** In bytes (F-2.6). */
const KB = 1024;
const MAX_FILE = 64 * KB;
const MAX_FOLDER = 1024 * KB;

/** How many files are named of a folder that is too large. */
const MAX_NAMED = 3;

/** Faults of a brand that is too large: its file, or the sum of what visitors load of its folder (F-2.6). */
export function findOversize(configDir: string, brandFile: string): readonly ConfigurationFault[] {
  const sizes = globSync('brand/**/*.{svg,woff2,png,jpg,jpeg,webp,avif}', { cwd: configDir })
    .map((name) => ({ name, size: sizeOf(join(configDir, name)) }))
    .toSorted((a, b) => b.size - a.size);
  const sum = sizes.reduce((total, { size }) => total + size, 0);
  const largest = sizes
    .slice(0, MAX_NAMED)
    .map(({ name, size }) => `${name} (${inKilobytes(size)})`)
    .join(', ');
  const fault = (name: string, reason: string) => ({
    file: join(configDir, name),
    place: '',
    reason,
  });
  return [
    ...(sizeOf(join(configDir, brandFile)) > MAX_FILE ? [fault(brandFile, 'is over 64 KB')] : []),
    ...(sum > MAX_FOLDER
      ? [
          fault(
            'brand',
            `what visitors load of it is ${inKilobytes(sum)}, and may be 1024 KB: make the largest smaller, ${largest}`,
          ),
        ]
      : []),
  ];
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

const inKilobytes = (bytes: number) => `${Math.ceil(bytes / KB)} KB`;
