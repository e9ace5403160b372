/** What `printJson` writes for a list, an entry at a time. */
export async function* writeJsonList(entries: AsyncIterable<unknown>): AsyncGenerator<string> {
  let isEmpty = true;
  for await (const entry of entries) {
    const text = JSON.stringify(entry, null, 2).replaceAll('\n', '\n  ');
    yield `${isEmpty ? '[' : ','}\n  ${text}`;
    isEmpty = false;
  }
  yield isEmpty ? '[]\n' : '\n]\n';
}

/** The same values in groups of at most `size`. */
export async function* inGroups<T>(values: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let group: T[] = [];
  for await (const value of values) {
    group.push(value);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
