/** Splits a text into its front matter, between two lines of dashes, and its body. */
export function splitFrontMatter(text: string): { head: string; body: string } | undefined {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  return head === undefined || body === undefined ? undefined : { head, body };
}

export const NO_FRONT_MATTER = 'does not start with front matter between two lines of ---';
