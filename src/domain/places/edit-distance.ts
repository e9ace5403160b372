/**
 * The edit distance between two words: a letter too many, too few, a wrong one, or two swapped count as
 * one edit each. Counting stops after `max`: the result is then `max + 1`.
 */
export function editDistance(typed: string, word: string, max: number): number {
  const tooMany = max + 1;
  if (Math.abs(typed.length - word.length) > max) return tooMany;
  const wide = word.length;
  let beforeLast: number[] = [];
  let last = Array.from({ length: wide + 1 }, (_, j) => j);
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= wide; j += 1) {
      const cost = typed[i - 1] === word[j - 1] ? 0 : 1;
      let least = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + cost);
      if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1])
        least = Math.min(least, at(beforeLast, j - 2) + 1);
      row.push(least);
    }
    if (Math.min(...row) > max) return tooMany;
    [beforeLast, last] = [last, row];
  }
  return Math.min(at(last, wide), tooMany);
}

function at(row: readonly number[], place: number): number {
  return row[place] ?? Number.POSITIVE_INFINITY;
}
