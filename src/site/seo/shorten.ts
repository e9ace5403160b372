/** What search engines show of a description, in characters. */
const SHOWN = 160;

/** As many whole sentences as are shown: of a first one that is longer, all. */
export function shorten(description: string): string {
  const sentences = description.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  let shown = sentences[0] ?? description;
  for (const sentence of sentences.slice(1)) {
    const longer = `${shown} ${sentence}`;
    if (longer.length > SHOWN) break;
    shown = longer;
  }
  return shown;
}
