import type { ConfigurationFault } from './fault.ts';
import { readLenderLines } from './lender-lines.ts';

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
  return readLenderLines(folders).flatMap(({ file, lines }) =>
    patterns.flatMap(([name, pattern]) => {
      const at = lines.findIndex((line) => pattern.test(line));
      const reason = `has the demonstration's "${name}"`;
      return at < 0 ? [] : [{ file, place: `${at + 1}:1`, reason }];
    }),
  );
}
