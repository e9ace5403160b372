import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfigurationFault } from './fault.ts';

/** What the demonstration's lender is called and reached by; nobody else is. */
const NAMES = [
  'Fluvia',
  'fluvia.example',
  '0999.999.922',
  '099999 A',
  '081 00 12 34',
  '081 00 12 35',
  'FLV',
] as const;

/** Where a lender of another name still has those of the demonstration, one place for each file and name. */
export function findDemonstrationNames(
  folders: readonly string[],
  ownName: string,
): readonly ConfigurationFault[] {
  if (ownName === NAMES[0]) return [];
  const patterns = NAMES.map(
    (name) => [name, new RegExp(`(?<!\\w)${name.replaceAll('.', '\\.')}(?!\\w)`)] as const,
  );
  return folders.flatMap((folder) =>
    globSync('**/*.{md,yaml,csv}', { cwd: folder })
      .filter((path) => !/(?:README|CREDITS)\.md$/.test(path))
      .toSorted()
      .flatMap((path) => {
        const lines = readFileSync(join(folder, path), 'utf8').split('\n');
        return patterns.flatMap(([name, pattern]) => {
          const at = lines.findIndex(
            (line) => !line.trimStart().startsWith('#') && pattern.test(line),
          );
          return at < 0
            ? []
            : [
                {
                  file: join(folder, path),
                  place: `${at + 1}:1`,
                  reason: `has the demonstration's "${name}"`,
                },
              ];
        });
      }),
  );
}
