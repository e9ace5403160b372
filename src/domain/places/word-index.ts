/** The fewest letters by which a word inside a name is found. */
export const SHORTEST_WORD = 3;

/**
 * Finds the owners of names that begin with a text or, from `SHORTEST_WORD` letters on, have a word that does: each
 * once, in their own order. All names are one string, which a single search reads faster than a loop reads them.
 * @param named folded names with their owners
 */
export function indexWords<Owner>(
  named: readonly (readonly [name: string, owner: Owner])[],
): (text: string) => readonly Owner[] {
  const all = named.map(([name]) => `\n${name}`).join('');
  const starts: number[] = [];
  let at = 0;
  for (const [name] of named) {
    starts.push(at);
    at += name.length + 1;
  }
  return (text) => {
    const lines = new Set<number>();
    const search = (sought: string) => {
      for (let hit = all.indexOf(sought); hit >= 0; hit = all.indexOf(sought, hit + 1))
        lines.add(lineOf(starts, hit));
    };
    search(`\n${text}`);
    if (text.length >= SHORTEST_WORD) search(` ${text}`);
    const owners = [...lines].sort((a, b) => a - b).flatMap((line) => named[line]?.[1] ?? []);
    return [...new Set(owners)];
  };
}

/** The last line that starts at this position or before it. */
function lineOf(starts: readonly number[], position: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}
