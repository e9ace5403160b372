const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Makes text safe between tags and between the double quotes of an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPED[character] ?? character);
}
