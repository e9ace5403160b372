/** The length of a description that search engines show, in characters. */
const MAX_LENGTH = 160;

/** As many whole sentences as fit; the whole first sentence even if it is longer. */
export function shorten(description: string): string {
  const sentences = description.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  let shown = sentences[0] ?? description;
  for (const sentence of sentences.slice(1)) {
    const longer = `${shown} ${sentence}`;
    if (longer.length > MAX_LENGTH) break;
    shown = longer;
  }
  return shown;
}
