/** The name that a mistyped one most resembles; undefined if none needs at most a quarter of its letters changed. */
export function nearestName(typed: string, names: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let fewest = Math.floor(typed.length / 4) + 1;
  for (const name of names) {
    if (Math.abs(name.length - typed.length) >= fewest) continue;
    const changes = countChanges(typed, name);
    if (changes < fewest) [nearest, fewest] = [name, changes];
  }
  return nearest;
}

/** How many letters are added, removed or replaced between two names (Levenshtein). */
function countChanges(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min(
          (row[j] ?? 0) + (letter === other ? 0 : 1),
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}
